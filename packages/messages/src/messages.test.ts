import { readdirSync, readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import { describe, expect, test } from 'vitest';
import { defaultLocale, locales } from './locales.ts';

/** The name of the product is the same in every language. */
const withoutBrand = (message: string) => message.replaceAll('Kanji no Michi', '');

type Messages = { readonly [key: string]: string | Messages };

/** What a message asks of its caller. */
interface Needs {
  /** Arguments, with what their values must be: `count: number`. */
  readonly values: Set<string>;
  readonly tags: Set<string>;
  /** The branches of every plural and select. */
  readonly branches: string[][];
  /** What it says itself, of every branch. */
  readonly texts: string[];
}

/** What the value of an argument must be, by the node types of a compiled message (icu-minify). */
const kinds = new Map<unknown, string>([
  [1, 'select'],
  [2, 'number'], // plural
  [3, 'number'], // ordinal
  [4, 'number'],
  [5, 'date'],
  [6, 'time'],
]);

const folder = `${import.meta.dirname}/../messages`;
const namespacesOf = (locale: string) => readdirSync(`${folder}/${locale}`).sort();
const namespaces = namespacesOf(defaultLocale);
const translations = locales.filter((locale) => locale !== defaultLocale);

/** Every message of a namespace by its path: `pause.title`. Empty when the file does not exist yet. */
function messagesOf(locale: string, namespace: string): Map<string, string> {
  if (!namespacesOf(locale).includes(namespace)) return new Map();
  const flatten = (messages: Messages, prefix: string): [string, string][] =>
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
    );
  return new Map(flatten(JSON.parse(readFileSync(`${folder}/${locale}/${namespace}`, 'utf8')), ''));
}

function needsOf(message: string): Needs {
  const needs: Needs = { values: new Set(), tags: new Set(), branches: [], texts: [] };

  /** A node is a text, the `#` of a plural, or `[name, type?, branches?]`; of a tag `[name, ...children]`. */
  function visit(node: unknown): void {
    if (typeof node === 'string') needs.texts.push(node);
    if (!Array.isArray(node)) return;
    const [name, type, options] = node;
    const kind = kinds.get(type);
    if (kind === undefined) {
      if (node.length === 1) needs.values.add(`${name}: any`);
      else needs.tags.add(name);
      visitAll(node.slice(1));
      return;
    }
    const branches = type <= 3 ? Object.entries(options) : [];
    const keys = branches.map(([key]) => key);
    needs.values.add(`${name}: ${kind === 'select' ? keys.toSorted() : kind}`);
    if (keys.length > 0) needs.branches.push(keys);
    for (const [, branch] of branches) visitAll(branch);
  }
  function visitAll(nodes: unknown): void {
    for (const node of Array.isArray(nodes) ? nodes : [nodes]) visit(node);
  }

  visitAll(compile(message));
  return needs;
}

const wordsOf = (message: string) =>
  new Set(withoutBrand(needsOf(message).texts.join(' ')).match(/\p{L}{2,}/gu));

test.each(translations)('LNG-01 %s has every namespace', (locale) => {
  expect(namespacesOf(locale)).toEqual(namespaces);
});

describe.each(namespaces)('%s', (namespace) => {
  const german = messagesOf(defaultLocale, namespace);

  test.each(translations)('LNG-01 %s has the same messages as German', (locale) => {
    expect([...messagesOf(locale, namespace).keys()].sort()).toEqual([...german.keys()].sort());
  });

  test.each(translations)('LNG-01 %s asks for the same arguments and tags as German', (locale) => {
    for (const [key, message] of messagesOf(locale, namespace)) {
      const { values, tags } = needsOf(message);
      const asked = needsOf(german.get(key) ?? '');
      expect([...values].sort(), key).toEqual([...asked.values].sort());
      expect([...tags].sort(), key).toEqual([...asked.tags].sort());
    }
  });

  test.each(locales)('LNG-01 %s has no empty message, and an other for every choice', (locale) => {
    for (const [key, message] of messagesOf(locale, namespace)) {
      expect(message.trim(), key).not.toBe('');
      expect(message.trim(), key).toBe(message);
      for (const branches of needsOf(message).branches) expect(branches, key).toContain('other');
    }
  });

  test.each(locales)('LNG-01 no sentence of %s is that of another language', (locale) => {
    const others = locales.filter((other) => other !== locale).map((other) => messagesOf(other, namespace));
    const same = [...messagesOf(locale, namespace)].filter(([key, message]) =>
      others.some((messages) => messages.get(key) === message),
    );
    // a few words may be alike: names, `point`, `points`
    expect(same.filter(([, message]) => wordsOf(message).size > 3)).toEqual([]);
  });
});

test.each(locales)('LNG-01 apostrophes are typographic in %s', (locale) => {
  for (const namespace of namespaces)
    for (const [key, message] of messagesOf(locale, namespace))
      expect(message, `${namespace} ${key}`).not.toContain("'");
});

test.each(['es', 'fr'])('LNG-01 several kanji are kanji in %s', (locale) => {
  for (const namespace of namespaces)
    for (const [key, message] of messagesOf(locale, namespace))
      expect(message, `${namespace} ${key}`).not.toMatch(/kanjis/iu);
});

test('LNG-01 French puts no space that can break before : ; ! ? »', () => {
  for (const namespace of namespaces) {
    for (const [key, message] of messagesOf('fr', namespace)) {
      expect(message, `${namespace} ${key}`).not.toMatch(/ [:;!?»]|« /);
    }
  }
});

test.each([
  ['Sprache: {language}', ['language: any'], [], []],
  ['{n, number} von {m, number, percent}', ['n: number', 'm: number'], [], []],
  ['<b>{n}</b> und <i>Text</i>', ['n: any'], ['b', 'i'], []],
  [
    '{n, plural, one {Ein {x}} other {# <b>{y}</b>}}',
    ['n: number', 'x: any', 'y: any'],
    ['b'],
    [['one', 'other']],
  ],
  ['{s, select, b {B} a {A} other {C}}', ['s: a,b,other'], [], [['b', 'a', 'other']]],
  ['<b>{n, selectordinal, one {#.} other {#}}</b>', ['n: number'], ['b'], [['one', 'other']]],
  ['am {day, date, short} um {hour, time}', ['day: date', 'hour: time'], [], []],
])('the arguments and tags of a message are read: %s', (message, values, tags, branches) => {
  expect(needsOf(message)).toMatchObject({ values: new Set(values), tags: new Set(tags), branches });
});
