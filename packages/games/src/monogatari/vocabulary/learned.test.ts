import { readFileSync } from 'node:fs';
import { isComposed } from '@michi/kanji/composed-reading';
import { deckIds } from '@michi/kanji/decks';
import type { KanjiFacts } from '@michi/kanji/kanji';
import { toHiragana } from '@michi/kanji/romaji';
import { expect, test } from 'vitest';
import { questionsOf } from '../../tokyoquest/questions.ts';
import { quests } from '../../tokyoquest/quests.ts';
import { furiganaOf } from '../proposals.ts';
import { dictionary } from './dictionary.ts';
import { formsOfKanji } from './proposed.ts';

const read = (path: string) => JSON.parse(readFileSync(`${import.meta.dirname}/../../../../${path}`, 'utf8'));
const facts: readonly KanjiFacts[] = deckIds.flatMap((deck) => read(`kanji/data/${deck}/facts.json`));
const lessons: Record<string, { words: { word: string; kana: string }[] }> = read(
  'games/src/tabibito/lesson-words.json',
);

/** Every word that is taught somewhere, with its kana. */
const taught: readonly (readonly [string, string])[] = [
  ...[1, 2, 3, 4, 5].flatMap((difficulty) =>
    (
      read(`games/src/jukugo/words/${difficulty}.json`) as readonly { jukugo: string; hiragana: string }[]
    ).map(({ jukugo, hiragana }) => [jukugo, hiragana] as const),
  ),
  ...Object.values(lessons).flatMap(({ words }) => words.map(({ word, kana }) => [word, kana] as const)),
  ...quests.flatMap(({ id }) => questionsOf(id).map(({ word, reading }) => [word, reading] as const)),
];

/** Kanji with what follows them: nothing else can have kana at its side. */
const isSimple = ([word, kana]: readonly [string, string]): boolean => {
  const [, kanji = '', rest = ''] = /^(\p{Script=Han}+)(.*)$/su.exec(word) ?? [];
  return kanji !== '' && !/\p{Script=Han}/u.test(rest) && kana.endsWith(rest);
};

const linesOf = (entries: readonly string[], width = 100): string => {
  const lines = [''];
  for (const entry of entries) {
    if ((lines.at(-1)?.length ?? 0) + entry.length > width) lines.push('');
    lines[lines.length - 1] += `${entry},`;
  }
  return lines.join('\n').replace(/,$/, '');
};

/** 山やま, 休キュウ やす.む: how a kanji alone is read, an on reading in katakana, then its readings with okurigana. */
function lineOf({ kanji, first, readings }: KanjiFacts): string {
  const withOkurigana = readings.filter(({ kana }) => kana.includes('.')).map(({ kana }) => kana);
  const bare = readings.filter(({ kana }) => !kana.includes('.')).map(({ kana }) => toHiragana(kana));
  const alone = bare.includes(first.kana) ? first.kana : (bare[0] ?? withOkurigana[0]?.split('.')[0] ?? '');
  const own = readings.filter(({ kana }) => toHiragana(kana) === alone).map(({ kana }) => kana);
  return [kanji + (own.includes(alone) ? alone : (own[0] ?? alone)), ...withOkurigana].join(' ');
}

test('MON-01 what is learned elsewhere is proposed as it stands there', async () => {
  const words = new Map(
    taught.filter((pair) => isSimple(pair) && pair[0].length > 1 && !dictionary.has(pair[0])),
  );
  await expect(`/**
 * What decks, Jukugo, Tabibito and Tokyo Quest teach to read, in the order of the decks. Written by \`learned.test.ts\`:
 * \`vitest run -u\` renews it.
 */
export const words = \`
${linesOf([...words].map((pair) => pair.join(' ')))}\`;

/** Of each kanji how it is read alone, on in katakana, then its readings with okurigana. */
export const kanji = \`
${linesOf(facts.map(lineOf))}\`;
`).toMatchFileSnapshot('learned.ts');
});

const kanaOf = (text: string): string =>
  furiganaOf(text, {})
    .map((textPart) => textPart.kana ?? textPart.text)
    .join('');

test('MON-01 every word that is taught somewhere is read as it is taught', () => {
  const simple = taught.filter((pair) => isSimple(pair) && pair[0].length > 1);
  expect(simple.length).toBeGreaterThan(500);
  expect(simple.filter(([word, kana]) => kanaOf(word) !== kana)).toEqual([]);
});

test('MON-01 every kanji of the decks that stands alone has a reading of its own', () => {
  const has = facts.filter(({ kanji, readings, first }) => {
    const own = readings.map(({ kana }) => toHiragana(kana.split('.')[0] ?? ''));
    return [...own, first.kana].includes(kanaOf(`「${kanji}」`).slice(1, -1));
  });
  expect(facts.filter((fact) => !has.includes(fact)).map(({ kanji }) => kanji)).toEqual([]);
  expect(has).toHaveLength(627);
});

test('MON-01 verbs and adjectives of the decks are read in their forms, as their kanji are', () => {
  const readingsOf = (kanji: string) =>
    facts.find((fact) => fact.kanji === kanji)?.readings.map(({ kana }) => kana) ?? [];
  const forms = facts.flatMap(formsOfKanjiOf);
  expect(forms.length).toBeGreaterThan(2_000);
  expect(forms.filter(([written, kana]) => !isComposed(written, kana, readingsOf))).toEqual([]);
});

const formsOfKanjiOf = (fact: KanjiFacts) => formsOfKanji(lineOf(fact));
