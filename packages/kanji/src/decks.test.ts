import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type DeckMeanings, deckIds, joinDeck } from './decks.ts';
import { type KanjiFacts, meaningInOneLine, readingsOf } from './kanji.ts';
import { toHiragana, toRomaji } from './romaji.ts';

const data = `${import.meta.dirname}/../data`;
const languages = ['de', 'en', 'es', 'fr', 'ja'];

const read = (file: string) => JSON.parse(readFileSync(`${data}/${file}.json`, 'utf8'));
const factsOf = (deck: string): KanjiFacts[] => read(`${deck}/facts`);
const meaningsOf = (deck: string, language: string): DeckMeanings => read(`${deck}/${language}`);

/** Where two equal vowels meet at the seam of a word and stay apart. */
const seams: Readonly<Record<string, string>> = { みずうみ: 'みず.うみ' };

const allFacts = deckIds.flatMap(factsOf);
const meaningFiles = deckIds.flatMap((deck) => languages.map((language) => [deck, language] as const));

test('every deck that is written is listed, with facts, look-alikes, meanings in five languages and what lies beside them', () => {
  expect(readdirSync(data).sort()).toEqual([...deckIds].sort());
  const files = ['facts', 'look-alikes', 'beside', 'words', ...languages]
    .map((name) => `${name}.json`)
    .sort();
  for (const deck of deckIds) expect(readdirSync(`${data}/${deck}`).sort(), deck).toEqual(files);
});

test('every kanji stands in one deck', () => {
  expect(new Set(allFacts.map((fact) => fact.kanji)).size).toBe(allFacts.length);
});

describe.each(deckIds)('the facts of %s', (deck) => {
  test.each(factsOf(deck))('$kanji is well-formed', (facts) => {
    const { kanji, strokes, grade, jlpt, readings, first, ...rest } = facts;
    expect(rest).toEqual({});
    expect(kanji).toMatch(/^\p{Script=Han}$/u);
    expect(Number.isInteger(strokes) && strokes >= 1 && strokes <= 29).toBe(true);
    expect([1, 2, 3, 4, 5, 6, 8, null]).toContain(grade);
    expect([5, 4, 3, 2, 1, null]).toContain(jlpt);

    for (const { kana, type, joyo, ...others } of readings) {
      expect(others).toEqual({});
      expect(kana).toMatch(type === 'on' ? /^[ァ-ヺー]+$/u : /^[ぁ-ゖ]+(\.[ぁ-ゖ]+)?$/u);
      expect(joyo === false || (joyo === true && grade !== null)).toBe(true);
    }
    expect(readings.map(({ kana }) => kana)).toEqual([
      ...new Set([...readingsOf(facts, 'on'), ...readingsOf(facts, 'kun')]),
    ]);

    const asFirst = readings
      .map(({ kana }) => toHiragana(kana))
      .filter((kana) => kana.replace('.', '') === first.kana);
    expect(asFirst).not.toEqual([]);
    expect(asFirst.map((kana) => toRomaji(seams[kana] ?? kana))).toContain(first.romaji);
    expect(first.romaji).toMatch(/^[a-zāūēō]+$/u);
  });
});

describe.each(meaningFiles)('the meanings of %s in %s', (deck, language) => {
  const meanings = meaningsOf(deck, language);

  test('LNG-01 every kanji of the deck has one, and no other', () => {
    expect(Object.keys(meanings)).toEqual(factsOf(deck).map((fact) => fact.kanji));
  });

  test('LNG-01 glosses and notes are trimmed words with typographic apostrophes and no brackets', () => {
    for (const [kanji, { glosses, note, ...rest }] of Object.entries(meanings)) {
      expect(rest, kanji).toEqual({});
      for (const text of [...glosses, ...(note === undefined ? [] : [note])])
        expect(text, kanji).toMatch(/^(?!.*['"()（）])\S(.*\S)?$/u);
    }
  });

  test('LNG-01 a kanji has a gloss, and none twice', () => {
    for (const [kanji, { glosses }] of Object.entries(meanings)) {
      expect(glosses.length, kanji).toBeGreaterThanOrEqual(1);
      expect(new Set(glosses).size, kanji).toBe(glosses.length);
    }
  });

  test('LNG-01 no two kanji are shown with the same gloss and note', () => {
    const shown = (kanji: string) => meanings[kanji] && meaningInOneLine(meanings[kanji]);
    const kanjiOf = Map.groupBy(Object.keys(meanings), shown);
    expect([...kanjiOf].filter(([, kanji]) => kanji.length > 1)).toEqual([]);
  });
});

test('LNG-01 no gloss names only a young, male or female one of what the kanji means', () => {
  const narrow = ['Kater', 'Schnecke', 'pony', 'gata', 'yegua', 'chatte', 'jument'];
  for (const [deck, language] of meaningFiles)
    expect(
      Object.values(meaningsOf(deck, language))
        .flatMap(({ glosses }) => glosses)
        .filter((gloss) => narrow.includes(gloss)),
    ).toEqual([]);
});

test.each(deckIds)(
  'LNG-01 in Japanese a meaning of %s can be typed in two ways, and none gives the kanji away',
  (deck) => {
    for (const [kanji, { glosses, note = '' }] of Object.entries(meaningsOf(deck, 'ja'))) {
      expect(glosses.length, kanji).toBeGreaterThanOrEqual(2);
      expect([...glosses, note].filter((text) => text.includes(kanji))).toEqual([]);
    }
  },
);

test.each(deckIds)('LNG-01 a verb is shown with a kun reading in %s', (deck) => {
  const meanings = meaningsOf(deck, 'en');
  for (const facts of factsOf(deck))
    if (meanings[facts.kanji]?.glosses[0].startsWith('to '))
      expect(
        readingsOf(facts, 'kun').map((reading) => reading.replace('.', '')),
        facts.kanji,
      ).toContain(facts.first.kana);
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
  test.each(meaningFiles)('joins %s in %s without a gap', (deck, language) => {
    const facts = factsOf(deck);
    const meanings = meaningsOf(deck, language);
    expect(joinDeck(facts, meanings)).toEqual(facts.map((fact) => ({ ...fact, ...meanings[fact.kanji] })));
  });

  test('throws for a kanji without a meaning', () => {
    const { 一: _, ...others } = meaningsOf('deck-1', 'de');
    expect(() => joinDeck(factsOf('deck-1'), others)).toThrow('no meaning for 一');
  });
});
