import { expect, test } from 'vitest';
import { type FormerProving, type GameProving, provingOfVersion, simpleReactionMs } from './proving.ts';
import { tatakae } from './tatakae/rules.ts';

const former: FormerProving = {
  rules: { ...tatakae, version: 1 },
  fastestAnswerMs: simpleReactionMs,
  replacedAt: Date.parse('2026-11-01'),
};
const game: GameProving = {
  proving: { rules: { ...tatakae, version: 2 }, fastestAnswerMs: simpleReactionMs },
  former: [former],
};
const on = (day: string) => Date.parse(day);

test('API-09 the present rules prove their runs at any time', () => {
  expect(provingOfVersion(game, 2, on('2026-11-01'))).toBe(game.proving);
  expect(provingOfVersion(game, 2, on('2099-01-01'))).toBe(game.proving);
});

test('API-09 the rules of before prove late runs for 30 days', () => {
  expect(provingOfVersion(game, 1, on('2026-11-30T23:59:59.999Z'))).toBe(former);
  expect(provingOfVersion(game, 1, on('2026-12-01'))).toBeNull();
});

test('API-09 rules that nobody knows prove nothing', () => {
  expect(provingOfVersion(game, 3, on('2026-11-01'))).toBeNull();
  expect(provingOfVersion({ proving: game.proving }, 1, on('2026-11-01'))).toBeNull();
});
