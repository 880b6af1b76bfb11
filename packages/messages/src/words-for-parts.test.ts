import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Locale, locales } from './locales.ts';

const root = join(import.meta.dirname, '../../..');
/** Texts of the interface, of one language each; articles are elsewhere, and may speak of the 214. */
const textsOf = (locale: Locale) =>
  globSync([`packages/messages/messages/${locale}/*.json`, `packages/games/src/*/*-texts/${locale}.json`], {
    cwd: root,
  });

/** What nobody is to read for a part of a kanji: the word for the 214, and words beside the one that is decided. */
const elsewhere: Readonly<Record<Locale, RegExp>> = {
  de: /radikal|baustein/iu,
  en: /\bradicals?\b|building blocks?/iu,
  es: /\bradical(es)?\b/iu,
  fr: /\bradica(l|ux)\b/iu,
  ja: /部首|パーツ/u,
};
const decided: Readonly<Record<Locale, RegExp>> = {
  de: /Bauteile/u,
  en: /[Pp]arts/u,
  es: /[Pp]iezas/u,
  fr: /[Éé]léments/u,
  ja: /部品/u,
};

/** The words of a file; the keys of messages are ours. */
function wordsOf(file: string): string {
  const words: string[] = [];
  JSON.parse(readFileSync(join(root, file), 'utf8'), (_, value) => {
    if (typeof value === 'string') words.push(value);
  });
  return words.join('\n');
}

test.each(locales)('PUZ parts of kanji are parts in %s; radical is kept for the 214', (locale) => {
  const files = textsOf(locale);
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) expect(wordsOf(file), file).not.toMatch(elsewhere[locale]);
});

test.each(locales)('PUZ the puzzle calls its parts by one word in %s', (locale) => {
  const { pageTitle, pageDescription, loading, grid, coach, announce } = JSON.parse(
    readFileSync(join(root, `packages/messages/messages/${locale}/puzzle.json`), 'utf8'),
  );
  for (const text of [pageTitle, pageDescription, loading, grid.heading, coach.built, announce.started])
    expect(text).toMatch(decided[locale]);
});

test('PUZ in French a part is never called as a round is', () => {
  expect(wordsOf('packages/messages/messages/fr/puzzle.json')).not.toMatch(/\bparties?\b/iu);
});
