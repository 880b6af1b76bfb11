import { basename, dirname } from 'node:path';
import { beyondLatin } from './characters.ts';
import { type Entry, find, jsonEntries } from './files.ts';

/** A message that pages show. */
export interface Message extends Entry {
  readonly locale: string;
  /** `common` for what stands around every page. */
  readonly namespace: string;
}

/** What some messages need beyond Latin. Strings of unique characters. */
export interface MessageTexts {
  readonly all: string;
  readonly headings: string;
  /** Buttons and what else is short enough to be bold. */
  readonly labels: string;
}

/** The namespace of what stands around every page. */
export const shellNamespace = 'common';

/** Shown by mail programs only. */
const unseenNamespaces = ['mails'];

/** What stands in the namespaces of first pages for pages that few readers see. */
const rareKeys = ['notFound', 'broken', 'offline', 'tooLong', 'gameBroken', 'lasting'];

/** The messages in all languages below `root`, the folder of the repository, with the links of the footer. */
export function readMessages(root: string): Message[] {
  const messages = find(root, 'packages/messages/messages/*/*.json')
    .map((path) => ({ path, namespace: basename(path, '.json'), locale: basename(dirname(path)) }))
    .filter(({ namespace }) => !unseenNamespaces.includes(namespace))
    .flatMap(({ path, ...file }) => jsonEntries(path).map((entry) => ({ ...file, ...entry })));
  const footer = find(root, 'apps/web/app/features/shell/footer-links.json')
    .flatMap(jsonEntries)
    .filter(({ keys }) => keys.at(-1) === 'title_ja')
    .map(({ text }) => ({ locale: 'ja', namespace: shellNamespace, keys: ['footer'], text }));
  return [...messages, ...footer];
}

export function messageTexts(entries: readonly Entry[]): MessageTexts {
  return {
    all: charactersIn(entries),
    headings: charactersIn(entries.filter(isHeading)),
    labels: charactersIn(entries.filter(isLabel)),
  };
}

/** What some texts need beyond Latin. */
export function charactersIn(entries: readonly Entry[]): string {
  return beyondLatin(entries.map(({ text }) => text).join(''));
}

export function isRare({ keys }: Entry): boolean {
  return rareKeys.includes(keys[0] ?? '');
}

export function isHeading({ keys }: Entry): boolean {
  return /(?<!sub)title|head|howTo|^meaning/i.test(keys.at(-1) ?? '');
}

/** Arguments, such as `{count, number}`, don't make a label long. */
export function isLabel({ text }: Entry): boolean {
  return [...text.replace(/\{\w+(, number)?\}/g, '')].length <= 12;
}
