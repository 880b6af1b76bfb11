import { noStatistics, type Statistics } from '@michi/progress/statistics';
import { expect, test } from 'vitest';
import { begunOf, type Played } from './begun.ts';

const played = (more: Partial<Played>, statistics: Partial<Statistics> = {}): Played => ({
  ...{ saved: null, series: [] },
  ...more,
  statistics: { ...noStatistics, ...statistics },
});

test('TDY-02 of whoever has not played yet, nothing was begun', () => {
  expect(begunOf(played({}))).toEqual({ games: {}, goOn: null });
});

test.each([
  ['mitsukete', 'first-strokes', '/mitsukete/play/first-strokes', null],
  ['jukugo', 'challenge-2', '/jukugo/challenge', 2],
  ['puzzle', 'puzzle-7', '/puzzle', 7],
  ['tatakae', 'classic', '/tatakae', null],
] as const)('TDY-02 a run of %s that waits is where to go on', (game, level, path, number) => {
  const begun = begunOf(played({ saved: { game, level } }, { playedAt: { tabibito: 5 } }));
  expect(begun.goOn).toEqual({ game, path, level: number, isSaved: true });
  expect(begun.games[game]).toMatchObject({ finished: 0, stars: 0 });
});

test('TDY-02 without one, what was played last is', () => {
  const playedAt = { mitsukete: 3, jukugo: 9, tatakae: 5 };
  const series = [
    { game: 'jukugo', mode: 'puzzle', level: 2 },
    { game: 'jukugo', mode: 'challenge', level: 4 },
  ] as const;
  expect(begunOf(played({ series }, { playedAt })).goOn).toEqual({
    ...{ game: 'jukugo', path: '/jukugo/challenge', level: 4, isSaved: false },
  });
  expect(begunOf(played({}, { playedAt: { review: 9 } })).goOn).toBeNull();
  for (const more of [{}, { unknown: 99 }, { review: 99 }])
    expect(begunOf(played({}, { playedAt: { ...playedAt, mitsukete: 10, ...more } })).goOn).toEqual({
      ...{ game: 'mitsukete', path: '/mitsukete', level: null, isSaved: false },
    });
});

test.each([
  [0, 0],
  [1, 1],
  [4, 1],
  [5, 2],
  [14, 2],
  [15, 3],
])('TDY-02 %i finished levels bring %i stars', (count, stars) => {
  const mitsukete = Object.fromEntries(Array.from({ length: count }, (_, level) => [level, 2]));
  const levels = { mitsukete, tatakae: { classic: count } };
  const { games } = begunOf(played({}, { levels, playedAt: { mitsukete: 1, tatakae: 1 } }));
  expect(games.mitsukete).toEqual({ finished: count, level: null, stars });
  expect(games.tatakae).toEqual({ finished: count, level: null, stars });
});

test('TDY-02 the band of a game of levels names the furthest one', () => {
  const series = [
    { game: 'puzzle', mode: 'tutorial', level: 3 },
    { game: 'puzzle', mode: 'puzzle', level: 2 },
  ] as const;
  expect(begunOf(played({ series })).games.puzzle).toEqual({ finished: 0, level: 3, stars: 0 });
});
