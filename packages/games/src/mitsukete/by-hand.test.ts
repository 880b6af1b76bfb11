import { type Recording, replay } from '@michi/game-kit/recording';
import { playToVictory } from '@michi/testing/mitsukete';
import { aSetup, Table } from '@michi/testing/mitsukete-table';
import { RecordedRun } from '@michi/testing/recorded-run';
import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { playedByHand } from './by-hand.ts';
import { copiesPerTarget } from './constants.ts';
import type { Setup } from './level.ts';
import { mitsukete } from './rules.ts';

/** A level of so many matches. */
const levelOf = (matches: number): Setup =>
  aSetup({
    rows: 6,
    cols: 6,
    targetCount: matches,
    kanjiCount: matches + 1,
    kanji: [...'山川日月木火水金土人'],
  });

/** Whether a run of these picks, as many to a match as it takes, was played by hand. */
function judge(times: readonly number[]): boolean {
  const run = new RecordedRun(mitsukete, levelOf(times.length / copiesPerTarget), 1);
  const { cards, targets } = run.state.game;
  const picks = targets.flatMap(({ kanji }) =>
    cards.flatMap((card, index) => (card.kanji === kanji ? [index] : [])),
  );
  for (const [index, at] of times.entries())
    if (!run.play({ pick: picks[index] ?? -1 }, at)) throw new Error(`pick ${index} is forbidden`);
  run.finish();
  return playedByHand(run.events);
}

/** The picks of matches that take so long each, all three of a match at once. */
const matchesOf = (times: readonly number[]): number[] => {
  let at = 0;
  return times.flatMap((ms) => {
    at += ms;
    return [at, at, at];
  });
};

test.each([
  ['as fast as the quickest typist types', [240, 240, 240], true],
  ['a little faster than that', [239, 239, 239], false],
  ['in no time', [0, 0, 0], false],
  ['in no time after a long look', [60_000, 0, 0, 0, 0], false],
  ['in no time before the board can have been seen', [0, 900, 900], false],
  ['one match of three squeezed to nothing by a stall', [600, 0, 600], true],
  ['every other match squeezed to nothing', [900, 0, 900, 0], true],
  ['two in a row in no time', [900, 900, 900, 0, 0], false],
  ['most of them too fast', [900, 200, 200, 900, 200], false],
  ['too fast on the whole', [240, 0, 240, 0], false],
  ['the only match too fast', [239], false],
  ['the only match', [240], true],
])('API-09 matches played %s, in %j ms: by hand is %s', (_, times, expected) => {
  expect(judge(matchesOf(times))).toBe(expected);
});

test('API-09 time that stood still does not count, nor does a miss as a match', () => {
  const table = new Table();
  table.run.play('pause', 0);
  table.run.play('resume', 5_000);
  table.pickAll('T1 T1 T2', 5_010);
  for (const [index, name] of ['T1', 'T2', 'T3'].entries())
    table.pickAll(`${name} ${name} ${name}`, 6_010 + index);
  table.run.advance(20_000);
  expect(table.run.result?.won).toBe(true);
  expect(playedByHand(table.run.events)).toBe(false);
});

/** How long after the pick before each of the three picks of a match comes, in ms. */
const hands = {
  // One finger taps six to seven times a second at best, without having to aim.
  'one finger': fc.tuple(...Array.from({ length: 3 }, () => fc.integer({ min: 145, max: 400 }))),
  // Fingers in turn are half as fast again.
  'two fingers in turn': fc.tuple(...Array.from({ length: 3 }, () => fc.integer({ min: 100, max: 300 }))),
  'two fingers at once, then one': fc.tuple(
    fc.integer({ min: 150, max: 400 }),
    fc.integer({ min: 0, max: 20 }),
    fc.integer({ min: 150, max: 400 }),
  ),
  'three fingers at once': fc.tuple(
    fc.integer({ min: 300, max: 800 }),
    fc.integer({ min: 0, max: 20 }),
    fc.integer({ min: 0, max: 20 }),
  ),
};
const stallMs = 300;
/** When the machine stalls: moments from the end of the stall before. */
const stalls = fc.array(fc.integer({ min: 700, max: 2_000 }), { maxLength: 12 });

/** When picks are heard: those made in a stall come at its end. */
function heard(gaps: readonly number[], pauses: readonly number[]): number[] {
  let at = 0;
  let stalledAt = 0;
  const spans = pauses.map((wait) => {
    const span = { from: stalledAt + wait, to: stalledAt + wait + stallMs };
    stalledAt = span.to;
    return span;
  });
  return gaps.map((gap) => {
    at += gap;
    return spans.find(({ from, to }) => at >= from && at < to)?.to ?? at;
  });
}

test.each(Object.entries(hands))(
  'API-09 who knows the whole board by heart and plays with %s is believed, however often the machine stalls',
  (_, hand) => {
    const matches = fc.array(hand, { minLength: 3, maxLength: 8 });
    fc.assert(
      fc.property(matches, stalls, (gaps, pauses) => judge(heard(gaps.flat(), pauses))),
      { numRuns: 300 * inject('runsFactor') },
    );
  },
);

test('API-09 no program that picks a card each 79 ms or faster is believed', () => {
  const run = fc.record({
    matches: fc.integer({ min: 1, max: 8 }),
    thinkMs: fc.integer({ min: 0, max: 79 }),
    dealt: fc.nat(),
  });
  const judged = (recording: Recording) => {
    const replayed = replay(mitsukete, recording);
    return replayed.ok && playedByHand(replayed.events);
  };
  fc.assert(
    fc.property(run, ({ matches, thinkMs, dealt }) => {
      expect(judged(playToVictory(levelOf(matches), dealt, { thinkMs }))).toBe(false);
      expect(judged(playToVictory(levelOf(matches), dealt))).toBe(true);
    }),
    { numRuns: 200 * inject('runsFactor') },
  );
});
