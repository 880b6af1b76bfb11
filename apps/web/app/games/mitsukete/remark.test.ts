import type { GameEvent } from '@michi/game-kit/events';
import type { State } from '@michi/games/mitsukete/rules';
import { expect, test } from 'vitest';
import { firstRemark, nextRemark, type RemarkedState } from './remark.ts';

/** A board on which 人 and 木 are sought; the cards by their places. */
const board = [...'人人人木木木入入入八八八'];
const start = {
  cards: board.map((kanji) => ({ kanji, isTarget: '人木'.includes(kanji) })),
  targets: [
    { kanji: '人', found: 0 },
    { kanji: '木', found: 0 },
  ],
  picked: [],
  matched: [],
  wrongUntil: null,
  correctMatches: 0,
  wrongMatches: 0,
  lastMatch: null,
} as unknown as State;

/** The first cards of these kanji that are not taken yet. */
function places(kanji: string): number[] {
  const taken: number[] = [];
  for (const each of kanji)
    taken.push(board.findIndex((card, index) => card === each && !taken.includes(index)));
  return taken;
}
const picking = (kanji: string, state = start): State => ({ ...state, picked: places(kanji) });
const missing = (kanji: string, state = start): State => ({
  ...picking(kanji, state),
  wrongUntil: 1_000,
  wrongMatches: state.wrongMatches + 1,
});
const matching = (kanji: string, state = start): State => ({
  ...state,
  picked: [],
  matched: places(kanji.repeat(3)),
  correctMatches: state.correctMatches + 1,
  lastMatch: { kanji, points: 30, combo: 1 },
});
const remarkAfter = (...states: State[]): RemarkedState =>
  states.reduce(nextRemark, firstRemark(start, [], true));

test('MIT-06 before anything was judged nothing is remarked', () => {
  expect(remarkAfter().remark).toBeNull();
});

test.each([
  ['the sought one was meant, also where another was picked twice', '入入人', ['入'], '人'],
  ['of two that are sought the one picked twice was meant', '人木木', ['人'], '木'],
  ['of two that nobody seeks the one picked twice was meant', '八入八', ['入'], '八'],
  ['of three the sought one was meant', '八人入', ['八', '入'], '人'],
  ['of three of which two are sought the first of these was meant', '入木人', ['入', '人'], '木'],
])('MIT-06 a miss says what was taken for what: %s', (_, picked, taken, meant) => {
  expect(remarkAfter(missing(picked)).remark).toEqual({ about: 'mistaken', taken, meant });
});

test('MIT-06 three that are alike and not sought are told as such', () => {
  expect(remarkAfter(missing('入入入')).remark).toEqual({ about: 'notSought', kanji: '入' });
});

test('MIT-06 a match tells its kanji and its points', () => {
  expect(remarkAfter(matching('人')).remark).toEqual({ about: 'match', kanji: '人', points: 30 });
});

test('MIT-06 a remark stays until the next one, also when the wrong cards are laid back', () => {
  const missed = missing('入入人');
  const laidBack = { ...missed, picked: [], wrongUntil: null };
  const shown = remarkAfter(missed, laidBack, picking('人', laidBack));
  expect(shown.remark).toMatchObject({ about: 'mistaken', meant: '人' });
  expect(nextRemark(shown, missing('木木人', laidBack)).remark).toMatchObject({ meant: '木', taken: ['人'] });
});

test('MIT-06 the same miss again is another remark', () => {
  const first = remarkAfter(missing('入入人'));
  const second = nextRemark(first, missing('入入人', first.state));
  expect(second.remark).toEqual(first.remark);
  expect(second.remark).not.toBe(first.remark);
});

test('MIT-05 the first card of a target reveals it, once, and laying it back hides nothing', () => {
  const revealed = remarkAfter(picking('人'));
  expect(revealed.remark).toEqual({ about: 'revealed', kanji: '人' });
  const laidBack = nextRemark(revealed, start);
  expect([...laidBack.seen]).toEqual(['人']);
  const another = nextRemark(laidBack, picking('木'));
  expect(another.remark).toEqual({ about: 'revealed', kanji: '木' });
  expect(nextRemark(another, picking('人')).remark).toBe(another.remark);
});

test('MIT-05 targets that are shown are not revealed', () => {
  const first = firstRemark(start, [], false);
  expect([...first.seen]).toEqual(['人', '木']);
  expect(nextRemark(first, picking('人')).remark).toBeNull();
});

test('MIT-05 a card that is not sought reveals nothing', () => {
  expect(remarkAfter(picking('入')).remark).toBeNull();
});

test('MIT-05 a run that is gone on with knows what was picked and found before', () => {
  const events: GameEvent[] = [{ type: 'picked', index: 3 }];
  const resumed = firstRemark(matching('人'), events, true);
  expect(resumed.remark).toEqual({ about: 'match', kanji: '人', points: 30 });
  expect([...resumed.seen]).toEqual(['木']);
  expect(firstRemark(missing('入入人'), [], true).remark).toMatchObject({ about: 'mistaken' });
});
