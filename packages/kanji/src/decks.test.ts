import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type DeckGlosses, deckIds, joinDeck } from './decks.ts';
import type { KanjiFacts } from './kanji.ts';
import { toHiragana, toRomaji } from './romaji.ts';

const data = `${import.meta.dirname}/../data`;
const languages = ['de', 'en', 'es', 'fr', 'ja'];

const read = (file: string) => JSON.parse(readFileSync(`${data}/${file}.json`, 'utf8'));
const factsOf = (deck: string): KanjiFacts[] => read(`${deck}/facts`);
const glossesOf = (deck: string, language: string): DeckGlosses => read(`${deck}/${language}`);

/** Where two equal vowels meet at the seam of a word and stay apart. */
const seams: Readonly<Record<string, string>> = { みずうみ: 'みず.うみ' };

const allFacts = deckIds.flatMap(factsOf);
const glossFiles = deckIds.flatMap((deck) => languages.map((language) => [deck, language] as const));

test('every deck that is written is listed, with facts and glosses in five languages', () => {
  expect(readdirSync(data).sort()).toEqual([...deckIds].sort());
  const files = ['facts', ...languages].map((name) => `${name}.json`).sort();
  for (const deck of deckIds) expect(readdirSync(`${data}/${deck}`).sort(), deck).toEqual(files);
});

test.each([
  [5, 79],
  [4, 166],
  [3, 66],
  [2, 46],
])('the decks hold of N%i %i kanji', (level, count) => {
  expect(allFacts.filter((fact) => fact.jlpt === level)).toHaveLength(count);
});

test('every kanji stands in one deck, and in one of its level', () => {
  expect(new Set(allFacts.map((fact) => fact.kanji)).size).toBe(allFacts.length);
  for (const deck of deckIds)
    for (const { kanji, jlpt } of factsOf(deck)) expect(deck, kanji).toMatch(new RegExp(`^n${jlpt}-`));
});

describe.each(deckIds)('the facts of %s', (deck) => {
  test.each(factsOf(deck))(
    '$kanji is well-formed',
    ({ kanji, strokes, grade, jlpt, on, kun, first, ...rest }) => {
      expect(rest).toEqual({});
      expect(kanji).toMatch(/^\p{Script=Han}$/u);
      expect(Number.isInteger(strokes) && strokes >= 1 && strokes <= 29).toBe(true);
      expect([1, 2, 3, 4, 5, 6, 8]).toContain(grade);
      expect([5, 4, 3, 2]).toContain(jlpt);
      expect([...on, ...kun]).not.toEqual([]);
      for (const reading of on) expect(reading).toMatch(/^[ァ-ヺー]+$/u);
      for (const reading of kun) expect(reading).toMatch(/^[ぁ-ゖ]+(\.[ぁ-ゖ]+)?$/u);
      expect(new Set([...on, ...kun]).size).toBe(on.length + kun.length);

      const readings = [...on.map(toHiragana), ...kun].filter(
        (reading) => reading.replace('.', '') === first.kana,
      );
      expect(readings).not.toEqual([]);
      expect(readings.map((reading) => toRomaji(seams[reading] ?? reading))).toContain(first.romaji);
      expect(first.romaji).toMatch(/^[a-zāūēō]+$/u);
    },
  );
});

describe.each(glossFiles)('the glosses of %s in %s', (deck, language) => {
  const glosses = glossesOf(deck, language);

  test('LNG-01 every kanji of the deck has them, and no other', () => {
    expect(Object.keys(glosses)).toEqual(factsOf(deck).map((fact) => fact.kanji));
  });

  test('LNG-01 they are trimmed words with typographic apostrophes, none twice for one kanji', () => {
    for (const [kanji, own] of Object.entries(glosses)) {
      expect(own.length, kanji).toBeGreaterThanOrEqual(1);
      for (const gloss of own) expect(gloss, kanji).toMatch(/^(?!.*')\S(.*\S)?$/u);
      expect(new Set(own).size, kanji).toBe(own.length);
    }
  });

  test('LNG-01 no two kanji are shown with the same gloss', () => {
    const kanjiOf = Map.groupBy(Object.keys(glosses), (kanji) => glosses[kanji]?.[0]);
    expect([...kanjiOf].filter(([, kanji]) => kanji.length > 1)).toEqual([]);
  });
});

test('LNG-01 no gloss names only a young, male or female one of what the kanji means', () => {
  const narrow = ['Kater', 'Schnecke', 'pony', 'gata', 'yegua', 'chatte', 'jument'];
  for (const [deck, language] of glossFiles)
    expect(
      Object.values(glossesOf(deck, language))
        .flat()
        .filter((gloss) => narrow.includes(gloss)),
    ).toEqual([]);
});

test('LNG-01 in Japanese no gloss gives its kanji away', () => {
  for (const deck of deckIds)
    for (const [kanji, [shown]] of Object.entries(glossesOf(deck, 'ja')))
      expect(shown, kanji).not.toContain(kanji);
});

test.each(deckIds)('LNG-01 a verb is shown with a kun reading in %s', (deck) => {
  const glosses = glossesOf(deck, 'en');
  for (const { kanji, kun, first } of factsOf(deck))
    if (glosses[kanji]?.[0]?.startsWith('to '))
      expect(
        kun.map((reading) => reading.replace('.', '')),
        kanji,
      ).toContain(first.kana);
});

test.each([
  ['おとうと', 'otōto'],
  ['おも.う', 'omou'],
  ['おお.きい', 'ōkii'],
  ['じゅう', 'jū'],
  ['ちゃ', 'cha'],
  ['ひゃく', 'hyaku'],
  ['はっぴゃく', 'happyaku'],
  ['みっ.つ', 'mittsu'],
  ['まっちゃ', 'matcha'],
  ['しんぶん', 'shinbun'],
  ['みず.うみ', 'mizuumi'],
])('the romaji of the decks are checked by Hepburn: %s is %s', (reading, romaji) => {
  expect(toRomaji(reading)).toBe(romaji);
});

describe('joinDeck', () => {
  test.each(glossFiles)('joins %s in %s without a gap', (deck, language) => {
    const facts = factsOf(deck);
    const glosses = glossesOf(deck, language);
    const joined = joinDeck(facts, glosses);
    expect(joined.map(({ glosses: own, ...fact }) => [fact, own])).toEqual(
      facts.map((fact) => [fact, glosses[fact.kanji]]),
    );
  });

  test('throws for a kanji without a gloss', () => {
    const { 一: _, ...others } = glossesOf('n5-1', 'de');
    expect(() => joinDeck(factsOf('n5-1'), others)).toThrow('no gloss for 一');
  });
});
