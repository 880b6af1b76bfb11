import { aHunt, aPoem, begin, findingMoves, foundIn, linesOf, ownPoem } from '@michi/testing/kotodama';
import { expect, test } from 'vitest';
import { proving } from './proving.ts';
import { isHunt } from './rules.ts';
import type { HuntSetup } from './setup.ts';

test('KOT-05 a poem is handed in once, for its points, and tells every kanji that it uses', () => {
  const run = begin(ownPoem);
  run.advance(60_000);
  expect(run.play({ handIn: aPoem, season: 'spring' })).toBe(true);
  expect(run.result).toEqual({ won: true, scores: [384] });
  const kanji = run.events.flatMap((event) => (event.type === 'kanjiAnswered' ? event : []));
  expect(kanji.map(({ kanji }) => kanji).join('')).toBe('桜花静月夢風光');
  expect(kanji[0]).toMatchObject({ skill: 'use', asked: 'used', correct: true });
  expect(run.events).toContainEqual({ type: 'featDone', feat: 'kotodama.points', by: 'best', amount: 384 });
  expect(run.play({ handIn: aPoem, season: 'spring' })).toBe(false);
});

test.each([
  ['a line that lacks a mora', linesOf('sakura / shizuka tsuki yume / kaze hikari')],
  ['a word that is none', linesOf('nothing hana / shizuka tsuki yume / kaze hikari')],
  ['kana that are no particle', linesOf('sakura ぬ の / shizuka tsuki yume / kaze hikari')],
])('KOT-03 %s is not handed in', (_, lines) => {
  const run = begin(ownPoem);
  expect(run.play({ handIn: lines, season: 'spring' })).toBe(false);
  expect(run.result).toBeNull();
});

test('KOT-06 of a classic the first line is given, and counts for nothing', () => {
  const setup = { ...ownPoem, mode: 'complete', poem: 'ikutabimo' } as const;
  expect(begin(setup).play({ handIn: aPoem, season: 'winter' })).toBe(false);
  const inOtherSeason = linesOf('/ shizuka tsuki yume / yuki の sora');
  expect(begin(setup).play({ handIn: inOtherSeason, season: 'spring' })).toBe(false);
  const run = begin(setup);
  expect(run.play({ handIn: linesOf('/ shizuka tsuki yume / yuki の sora'), season: 'winter' })).toBe(true);
  expect(run.result).toEqual({ won: true, scores: [33 * 2 + 67 * 1.5 + 100 + 0.5] });
});

test('KOT-06 a hidden poem is found strip by strip, for 100 points; what belongs elsewhere is a mistake', () => {
  const run = begin(aHunt);
  const { game } = run.state;
  if (!isHunt(game)) throw new Error('no hunt');
  expect(game.strips).toHaveLength(11);
  const moves = findingMoves(game);
  const [first, second] = moves;
  if (!(first && 'strip' in first && second && 'strip' in second)) throw new Error('no moves');
  expect(run.play({ strip: first.strip, line: 2 })).toBe(true);
  expect(run.events).toEqual([{ type: 'mistakeMade' }]);
  expect(run.play(second)).toBe(true);
  expect(run.play(second)).toBe(false);
  expect(foundIn(run.state.game)).toEqual([0, 1, 0]);
  for (const move of moves) run.play(move);
  expect(run.result).toEqual({ won: true, scores: [100] });
  expect(run.events.at(-1)).toMatchObject({ type: 'levelCompleted', score: 100, mistakes: 1 });
});

test('KOT-06 LRN-02 a strip that a hint has told is an answer with a hint, the others are without', () => {
  const run = begin(aHunt);
  const [first, ...others] = findingMoves(run.state.game);
  if (!first) throw new Error('no moves');
  run.play(first); // it has no kanji
  run.play({ ask: 'hint' });
  for (const move of others) run.play(move);
  const answers = run.events.flatMap((event) => (event.type === 'kanjiAnswered' ? event : []));
  expect(answers.map(({ kanji, hinted }) => [kanji, hinted])).toEqual([
    ['日', true],
    ['秋', false],
    ['風', false],
  ]);
});

test.each([
  ['create', null, '桜花\n静か月夢\n風光'],
  ['complete', 'furuike', 'furuike\n静か月夢\n風光'],
] as const)('KOT-05 the same poem counts once for its achievement: %s', (mode, poem, what) => {
  const run = begin({ ...ownPoem, mode, poem });
  const lines = mode === 'create' ? aPoem : linesOf('/ shizuka tsuki yume / kaze hikari');
  expect(run.play({ handIn: lines, season: 'spring' })).toBe(true);
  expect(run.events).toContainEqual({ type: 'featDone', feat: 'kotodama.poems', by: 'different', what });
});

test('KOT-06 a hunt has three hints', () => {
  const run = begin(aHunt);
  expect([1, 2, 3, 4].map(() => run.play({ ask: 'hint' }))).toEqual([true, true, true, false]);
});

test.each([
  ['create', ownPoem, true],
  ['hunt-hidden-2', aHunt, true],
  ['hunt-hidden-1', aHunt, false],
  ['hunt-hidden-9', { ...aHunt, poem: 'hidden-9' } satisfies HuntSetup, false],
  ['complete-ikutabimo', { ...ownPoem, mode: 'complete', poem: 'ikutabimo' }, true],
  ['complete-nothing', { ...ownPoem, mode: 'complete', poem: 'nothing' }, false],
  ['create-furuike', { ...ownPoem, poem: 'furuike' }, false],
  ['create', { ...ownPoem, level: 0 }, false],
  ['create', null, false],
])('API-09 the level %s can be set up as %o: %s', (level, setup, possible) => {
  expect(proving.setupFor?.(level, setup) ?? null).toEqual(possible ? setup : null);
});
