import type { Locale } from '@michi/messages/locales';
import type { Namespace } from '@michi/messages/namespaces';
import type { Messages } from 'use-intl';

type Compiled = Record<string, unknown>;
/** Which file each source became. */
type BuiltFiles = Readonly<Record<string, string>>;

/** Where the messages of each language are, apart: a page needs to know that of its own. */
const places = {
  de: () => import('./messages-of/de.ts'),
  en: () => import('./messages-of/en.ts'),
  es: () => import('./messages-of/es.ts'),
  fr: () => import('./messages-of/fr.ts'),
  ja: () => import('./messages-of/ja.ts'),
} satisfies Record<Locale, () => Promise<{ default: Record<string, () => Promise<unknown>> }>>;
const loaded = new Map<string, Compiled>();

const source = (locale: Locale, namespace: Namespace) =>
  `packages/messages/messages/${locale}/${namespace}.json`;

/**
 * The messages that a page comes with, and the files in which they are, where that is known: the page needs not ask first
 * where its language has them.
 */
export const messagesNoted = (locale: Locale, namespaces: readonly Namespace[], built: BuiltFiles): string =>
  namespaces
    .map((namespace) => {
      const file = built[messageSource(locale, namespace)];
      return file === undefined ? namespace : `${namespace}=${file}`;
    })
    .join(' ');

/** Loads the messages that a page notes. */
export async function loadNotedMessages(locale: Locale, noted: string): Promise<void> {
  const entries = noted.split(' ').map((entry) => entry.split('=') as [Namespace, string?]);
  const unknown = entries.flatMap(([namespace, file]) => (file ? [] : namespace));
  const found = entries.map(async ([namespace, file]) => {
    if (!file) return;
    const { default: messages }: { default: Compiled } = await import(/* @vite-ignore */ file);
    loaded.set(source(locale, namespace), messages);
  });
  await Promise.all([loadMessages(locale, unknown), ...found]);
}

/** Loads what is missing of a language; afterwards `messagesOf` answers at once. */
export async function loadMessages(locale: Locale, namespaces: readonly Namespace[]): Promise<void> {
  const missing = namespaces.map((namespace) => source(locale, namespace)).filter((key) => !loaded.has(key));
  if (missing.length === 0) return;
  const { default: loaders } = await places[locale]();
  await Promise.all(
    missing.map(async (key) => {
      const load = loaders[`../../../../../../${key}`];
      if (!load) throw new Error(`no messages: ${key}`);
      loaded.set(key, (await load()) as Compiled);
    }),
  );
}

/** The messages of these namespaces. Throws when one was not loaded. */
export function messagesOf(locale: Locale, namespaces: readonly Namespace[]): Messages {
  const entries = namespaces.map((namespace) => {
    const messages = loaded.get(source(locale, namespace));
    if (!messages) throw new Error(`messages not loaded: ${locale}/${namespace}`);
    return [namespace, messages] as const;
  });
  return Object.fromEntries(entries) as unknown as Messages;
}

/** The source of messages, as the build's manifest names it. */
export const messageSource = (locale: Locale, namespace: Namespace): string =>
  `../../${source(locale, namespace)}`;
