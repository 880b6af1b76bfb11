import { seededRandom } from '@michi/game-kit/random';
import type { KanjiEntry } from '@michi/kanji/kanji';
import { taughtKanji } from '@michi/kanji/taught-kanji';
import { expect, test } from 'vitest';
import { setupSchema } from './setup.ts';
import { kanjiSitting, placement, reviewOf } from './sittings.ts';

const entryOf = (kanji: string, index: number): KanjiEntry => ({
  kanji,
  strokes: 1 + (index % 12),
  grade: 1,
  jlpt: 5,
  readings: [{ kana: 'あ', type: 'kun', joyo: true }],
  first: { kana: 'あ', romaji: 'a' },
  glosses: [`meaning ${kanji}`],
});
const library = {
  entries: new Map(taughtKanji.map((kanji, index) => [kanji, entryOf(kanji, index)])),
  lookalikes: [],
};
const random = () => seededRandom(5);

test('TDY-02 a placement asks what twelve kanji mean, from easy to hard, and nothing twice', () => {
  const setup = setupSchema.parse(placement(taughtKanji, library, random()));
  expect(setup.again).toBe(false);
  const places = setup.questions.map(({ kanji }) => taughtKanji.indexOf(kanji));
  expect(new Set(places).size).toBe(12);
  expect(places.map((place) => (place < 79 ? 1 : place < 245 ? 2 : 3))).toEqual([
    1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3,
  ]);
  expect(setup.questions.every((question) => question.skill === 'meaning')).toBe(true);
});

test('TDY-01 of new kanji first every meaning is asked, then every reading', () => {
  const { questions } = setupSchema.parse(kanjiSitting(['山', '川', '木'], library, random()));
  expect(questions.map(({ skill }) => skill)).toEqual([
    ...['meaning', 'meaning', 'meaning'],
    ...['reading', 'reading', 'reading'],
  ]);
});

test('TDY-01 a review brings back what was missed', () => {
  const wanted = [{ kanji: '山', skill: 'recognition' }] as const;
  expect(reviewOf(wanted, library, random())).toMatchObject({ again: true, questions: [{ kanji: '山' }] });
});
