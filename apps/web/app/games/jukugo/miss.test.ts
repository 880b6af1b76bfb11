import { expect, test } from 'vitest';
import { readingsOnCards } from './card-texts.ts';
import { dividedReading, type Known, missOf } from './miss.ts';
import type { ShownWord } from './words.ts';

function word(
  jukugo: string,
  kanjiReadings: readonly string[],
  hiragana = kanjiReadings.join(''),
): ShownWord {
  return {
    jukugo,
    hiragana,
    kanjiReadings: [...kanjiReadings],
    romaji: '',
    meaning: `meaning of ${jukugo}`,
    kanjiMeanings: [],
    example: '',
    exampleJa: '',
    category: 'basic',
    difficulty: 1,
  };
}

const train = word('電車', ['でん', 'しゃ']);
const telephone = word('電話', ['でん', 'わ']);
const company = word('会社', ['かい', 'しゃ']);
const today = word('今日', ['こん', 'にち'], 'きょう');
const words = [train, telephone, company, today];

const known: Known = {
  readings: readingsOnCards(words),
  words: new Map(words.map((each) => [each.jukugo, each])),
  all: true,
};

test('JUK-05 two kanji that make another word are told as that word, in either order', () => {
  const miss = {
    made: { word: telephone },
    sought: 'しゃ',
    stray: '話',
    pair: ['電', '話'],
    fits: [true, false],
  };
  expect(missOf(['電', '話'], train, known)).toEqual(miss);
  expect(missOf(['話', '電'], train, known)).toEqual(miss);
});

test('JUK-05 two kanji that would sound as the word are told so', () => {
  expect(missOf(['社', '電'], train, known)).toEqual({
    made: 'sameSound',
    sought: 'しゃ',
    stray: '社',
    pair: ['電', '社'],
    fits: [true, false],
  });
});

test.each([
  [true, 'unlisted'],
  [false, 'other'],
] as const)('JUK-05 of two others it is told whether the list has them: known %s', (all, made) => {
  const miss = missOf(['山', '車'], train, { ...known, all });
  expect(miss).toEqual({ made, sought: 'でん', stray: '山', pair: ['山', '車'], fits: [false, true] });
});

test('JUK-05 where both are wrong, or the reading is not divided, the whole of it is sought', () => {
  expect(missOf(['山', '川'], train, known)).toMatchObject({ sought: 'でんしゃ', stray: null });
  expect(missOf(['日', '山'], today, known)).toMatchObject({
    sought: 'きょう',
    stray: null,
    pair: ['山', '日'],
  });
});

test('JUK-01 the reading of a word is divided where it is that of its kanji', () => {
  expect(dividedReading(train)).toEqual(['でん', 'しゃ']);
  expect(dividedReading(today)).toBeNull();
  expect(dividedReading(word('電車', [], 'でんしゃ'))).toBeNull();
});

test('JUK-01 a card is read as in all words of the level; on its own only where none of them divides its reading', () => {
  const readings = readingsOnCards([
    word('学校', ['がっ', 'こう']),
    word('学生', ['がく', 'せい']),
    today,
    word('日記', ['にっ', 'き']),
    word('火山', ['か', 'ざん']),
  ]);
  expect(readings.get('学')).toEqual(['がっ', 'がく']);
  expect(readings.get('今')).toEqual(['こん']);
  expect(readings.get('日')).toEqual(['にっ']);
  expect(readings.get('山')).toEqual(['ざん']);
  expect(readings.get('川')).toEqual(['せん']);
});
