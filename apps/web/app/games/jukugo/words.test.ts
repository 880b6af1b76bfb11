import { getRandomJukugo, type JukugoWord } from '@michi/contracts/jukugo';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { loadWords, type WordTexts } from './words.ts';

const texts: WordTexts = {
  missingMeaning: 'Bedeutung',
  builtIn: ({ id }) => ({ meaning: `m ${id}`, example: `e ${id}`, kanjiMeanings: ['a', 'b'] }),
};
const whole: JukugoWord = {
  id: '電車',
  jukugo: '電車',
  hiragana: 'でんしゃ',
  romaji: 'densha',
  meaning: 'Zug',
  kanji_array: ['電', '車'],
  kanji_meanings: ['Elektrizität', 'Wagen'],
  kanji_readings: ['でん', 'しゃ'],
  example: 'Der Zug kommt.',
  example_ja: '電車が来ます。',
  category: 'basic',
  difficulty: 1,
};
let warn: MockInstance<typeof console.warn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const wanted = (level: number, returning: readonly string[] = []) => ({
  level,
  locale: 'de' as const,
  returning,
});
const find = async (words: readonly string[]) => words.map((jukugo) => ({ id: jukugo, jukugo }));
const load = (words: readonly JukugoWord[], level = 1, returning: readonly string[] = []) =>
  loadWords(wanted(level, returning), texts, { draw: async () => words, find });

test('JUK-02 a word is shown as the server says it', async () => {
  expect(await load([whole])).toEqual([
    {
      jukugo: '電車',
      hiragana: 'でんしゃ',
      romaji: 'densha',
      meaning: 'Zug',
      kanjiMeanings: ['Elektrizität', 'Wagen'],
      kanjiReadings: ['でん', 'しゃ'],
      example: 'Der Zug kommt.',
      exampleJa: '電車が来ます。',
      category: 'basic',
      difficulty: 1,
    },
  ]);
  expect(warn).not.toHaveBeenCalled();
});

test('JUK-02 where fields are missing the defaults of the game stand in', async () => {
  expect(await load([{ id: 'x', jukugo: '学校' }], 4)).toEqual([
    {
      jukugo: '学校',
      hiragana: '',
      romaji: '',
      meaning: 'Bedeutung',
      kanjiMeanings: [],
      kanjiReadings: [],
      example: '',
      exampleJa: '',
      category: 'general',
      difficulty: 4,
    },
  ]);
});

test('JUK-02 a field or a word that cannot be read does not spoil the others', async () => {
  const sent = {
    status: 'success',
    data: [
      { jukugo: '学校', meaning: null, kanji_array: 'x', example: 3, difficulty: '2', hiragana: 'がっこう' },
      { id: 7, meaning: 'nothing' },
      null,
      whole,
    ],
  };
  const { data } = getRandomJukugo.responses[200].parse(sent);
  const words = await load(data, 4);
  expect(words.map(({ jukugo }) => jukugo)).toEqual(['学校', '電車']);
  expect(words[0]).toMatchObject({ meaning: 'Bedeutung', hiragana: 'がっこう', difficulty: 4, example: '' });
});

test('JUK-02 a difficulty that is none is that of the level', async () => {
  expect((await load([{ ...whole, difficulty: 0 }], 3))[0]?.difficulty).toBe(3);
});

test.each([
  ['of one kanji', '山'],
  ['of three kanji', '大学生'],
  ['of one kanji twice', '人人'],
  ['without kanji', 'でん'],
])('JUK-05 a word %s is left out', async (_, jukugo) => {
  const { kanji_array: _without, ...rest } = whole;
  expect(await load([{ ...rest, jukugo }, whole, whole])).toHaveLength(1);
});

test('JUK-02 no more words are taken than were asked for', async () => {
  const kanji = [...'一二三四五六七八九十百千'];
  const many = kanji.map((each) => ({ ...whole, jukugo: `${each}車`, kanji_array: [each, '車'] }));
  expect(await load(many)).toHaveLength(10);
});

test('JUK-02 words that are to return come before those that are drawn, four in a level', async () => {
  const kanji = [...'一二三四五六七八九十百千'];
  const many = kanji.map((each) => ({ ...whole, jukugo: `${each}車`, kanji_array: [each, '車'] }));
  const words = await load([...many, whole], 1, ['電車', '学校', '電話', '手紙', '新聞']);
  expect(words).toHaveLength(10);
  expect(words.slice(0, 5).map(({ jukugo }) => jukugo)).toEqual(['電車', '学校', '電話', '手紙', '一車']);
});

test('ANS-01 JUK-02 no word is drawn beside one that returns and is read or meant alike', async () => {
  const again = {
    ...whole,
    jukugo: '列車',
    kanji_array: ['列', '車'],
    hiragana: 'れっしゃ',
    meaning: 'Bahn, Zug',
  };
  const other = {
    ...whole,
    jukugo: '電話',
    kanji_array: ['電', '話'],
    hiragana: 'でんわ',
    meaning: 'Telefon',
  };
  const words = await loadWords(wanted(1, ['列車']), texts, {
    draw: async () => [whole, other],
    find: async () => [again],
  });
  expect(words.map(({ jukugo }) => jukugo)).toEqual(['列車', '電話']);
});

test.each([
  ['has none', () => Promise.resolve([])],
  ['has none that can be played', () => Promise.resolve([{ id: 'x', jukugo: 'x' }])],
  ['cannot be reached', () => Promise.reject(new Error('offline'))],
])('JUK-03 when the server %s the built-in words are played, and it is logged', async (_, draw) => {
  const words = await loadWords(wanted(1), texts, { draw, find });
  expect(words).toHaveLength(6);
  expect(words[0]).toMatchObject({ jukugo: '先生', meaning: 'm sensei', example: 'e sensei', difficulty: 1 });
  expect(warn).toHaveBeenCalledTimes(1);
});
