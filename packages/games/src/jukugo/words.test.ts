import { readdirSync, readFileSync } from 'node:fs';
import { type DeckMeanings, deckIds } from '@michi/kanji/decks';
import type { KanjiFacts } from '@michi/kanji/kanji';
import { toRomaji } from '@michi/kanji/romaji';
import { taughtKanji } from '@michi/kanji/taught-kanji';
import { type Locale, locales } from '@michi/messages/locales';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { cardMeanings } from './card-meanings.ts';
import { distractors } from './constants.ts';
import { categories, difficulties } from './words.ts';

const kanjiData = `${import.meta.dirname}/../../../kanji/data`;
const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8'));

const folder = `${import.meta.dirname}/words`;

/** Trimmed, and with typographic quotes and apostrophes. */
const sentence = z.string().check(z.regex(/^\S(.*\S)?$/u), z.regex(/^[^'"]*$/u));
const texts = z.strictObject({ de: sentence, en: sentence, es: sentence, fr: sentence, ja: sentence });
const wordSchema = z.strictObject({
  jukugo: z.string().check(z.regex(/^\p{Script=Han}{2}$/u)),
  hiragana: z.string().check(z.regex(/^[ぁ-ゖ]+$/u)),
  romaji: z.string(),
  category: z.enum(categories),
  meaning: texts,
  example: texts,
});
type Word = z.infer<typeof wordSchema>;

const source = (difficulty: number) => readFileSync(`${folder}/${difficulty}.json`, 'utf8');
const wordsOf = (difficulty: number): Word[] => JSON.parse(source(difficulty));
const all = difficulties.flatMap(wordsOf);

/** Where two vowels meet at the seam of the two kanji and stay apart. */
const seams: Readonly<Record<string, string>> = { 把握: 'は.あく' };

/** Hepburn of a word; an apostrophe keeps n and the vowel after it apart. */
const romajiOf = ({ jukugo, hiragana }: Word) =>
  toRomaji((seams[jukugo] ?? hiragana).replace(/ん(?=[あいうえおやゆよ])/g, "ん'"));

test('JUK-02 there is a file for each difficulty, one word a line', () => {
  expect(readdirSync(folder).sort()).toEqual(difficulties.map((difficulty) => `${difficulty}.json`));
  for (const difficulty of difficulties)
    expect(source(difficulty).trim().split('\n').slice(1, -1), `${difficulty}.json`).toHaveLength(
      wordsOf(difficulty).length,
    );
});

test('JUK-02 there are at least 300 words, and no word twice', () => {
  expect(all.length).toBeGreaterThanOrEqual(300);
  const sameWord = Map.groupBy(all, (word) => word.jukugo);
  expect([...sameWord].filter(([, words]) => words.length > 1).map(([jukugo]) => jukugo)).toEqual([]);
});

test('JUK-05 no word is another one in the other order: both would be right', () => {
  const words = new Set(all.map((word) => word.jukugo));
  expect([...words].filter((jukugo) => words.has([...jukugo].reverse().join('')))).toEqual([]);
});

const kanjiOfWords = [...new Set(all.flatMap(({ jukugo }) => [...jukugo]))];
const factsOf = (deck: string) => readJson<KanjiFacts[]>(`${kanjiData}/${deck}/facts.json`);
const facts = new Map(deckIds.flatMap(factsOf).map((each) => [each.kanji, each]));

/** What a card shows: in Japanese how the kanji is read, else what it means. */
function cardsIn(locale: Locale): Map<string, string> {
  if (locale === 'ja') return new Map([...facts.values()].map(({ kanji, first }) => [kanji, first.kana]));
  const meanings = new Map(
    deckIds
      .map((deck) => readJson<DeckMeanings>(`${kanjiData}/${deck}/${locale}.json`))
      .flatMap((of) => Object.entries(of)),
  );
  const onCards = new Set([...distractors, ...kanjiOfWords]);
  return cardMeanings(
    new Map([...onCards].map((kanji) => [kanji, meanings.get(kanji) ?? { glosses: [''] }])),
  );
}

test('JUK-01 every kanji of a word stands in a deck, those of words alone in the order of the words', () => {
  expect(kanjiOfWords.filter((kanji) => !facts.has(kanji))).toEqual([]);
  const ofWordsAlone = deckIds.slice(5).flatMap((deck) => factsOf(deck).map(({ kanji }) => kanji));
  expect(ofWordsAlone).toEqual(kanjiOfWords.filter((kanji) => ofWordsAlone.includes(kanji)));
});

test.each(locales)(
  'JUK-01 the cards of built-in words and distractors say in %s what the decks say',
  (locale) => {
    const cards = cardsIn(locale);
    const { kanji } = readJson<{ kanji: Record<string, string> }>(
      `${import.meta.dirname}/../../../messages/messages/${locale}/jukugo.json`,
    );
    expect(kanji).toEqual(Object.fromEntries(Object.keys(kanji).map((each) => [each, cards.get(each)])));
  },
);

test('LNG-01 English is spelled as on the rest of the site, the British way', () => {
  const american =
    /\b(?:\w*(?:neighbor|favorite|color|harbor|theater)|\w{3,}iz(?:e[ds]?|ing|ation)|traveler|sidewalk|railroad)/iu;
  const english = all.flatMap(({ meaning, example }) => [meaning.en, example.en]);
  expect(english.filter((text) => american.test(text))).toEqual([]);
});

test.each(locales.filter((locale) => locale !== 'ja'))('JUK-01 no two cards say the same in %s', (locale) => {
  const cards = [...cardsIn(locale).values()].map((said) => said.toLowerCase());
  expect(cards.filter((said, index) => cards.indexOf(said) !== index)).toEqual([]);
});

test('JUK-01 the tutorial calls 車 what its card calls it', () => {
  for (const locale of locales) {
    if (locale === 'ja') continue;
    const messages = `${import.meta.dirname}/../../../messages/messages/${locale}/jukugo.json`;
    const { guide } = readJson<{ guide: { lessons: { compound: { text: string } } } }>(messages);
    expect(guide.lessons.compound.text).toContain(`車 ${cardsIn(locale).get('車')} `);
  }
});

test.each(categories)('JUK-02 the category %s has words', (category) => {
  expect(all.some((word) => word.category === category)).toBe(true);
});

test.each([1, 2] as const)(
  'JUK-02 the basic words of difficulty %i are those whose kanji are taught first',
  (difficulty) => {
    const lastOf = ({ jukugo }: { jukugo: string }) =>
      Math.max(...[...jukugo].map((kanji) => taughtKanji.indexOf(kanji)));
    const inOrder = wordsOf(difficulty).toSorted((one, other) => lastOf(one) - lastOf(other));
    const basic = inOrder.filter(({ category }) => category === 'basic');
    expect(basic.length).toBeGreaterThanOrEqual(15);
    expect(inOrder.slice(0, basic.length)).toEqual(basic);
  },
);

describe.each(difficulties)('the words of difficulty %i', (difficulty) => {
  test.each(wordsOf(difficulty))('LNG-01 $jukugo is complete in five languages', (word) => {
    expect(z.safeParse(wordSchema, word).error?.issues).toBeUndefined();
  });

  test.each(wordsOf(difficulty))('JUK-05 $jukugo has two different kanji', ({ jukugo }) => {
    expect(new Set(jukugo).size).toBe(2);
  });

  test.each(wordsOf(difficulty))('JUK-02 the romaji of $jukugo is its reading in Hepburn', (word) => {
    expect(word.romaji).toBe(romajiOf(word));
  });

  test.each(wordsOf(difficulty))(
    'JUK-02 the Japanese example has $jukugo, its Japanese meaning none of its kanji',
    ({ jukugo, meaning, example }) => {
      expect(example.ja).toContain(jukugo);
      expect([...jukugo].filter((kanji) => meaning.ja.includes(kanji))).toEqual([]);
    },
  );
});
