import type { GameEvent } from '@michi/game-kit/events';
import { expect, test } from 'vitest';
import { soundOf } from './sounds.ts';

const stroke: GameEvent = { type: 'strokeWritten', index: 3 };
const gained = (combo: number): GameEvent => ({ type: 'scoreGained', points: 87, combo });
const rival = (points: number): GameEvent => ({ type: 'rivalSubmitted', points, combo: 1 });
const completed: GameEvent = { type: 'levelCompleted', score: 900, mistakes: 0, bestCombo: 3, ms: 150_000 };

test.each<[string, GameEvent[], ReturnType<typeof soundOf>]>([
  ['nothing', [], null],
  ['a stroke', [stroke], 'brush'],
  ['a submission', [stroke, gained(0)], 'correct'],
  ['the third good submission in a row', [stroke, gained(3)], 'correct'],
  ['the fifth', [stroke, gained(5)], 'achievement'],
  ['the sixth', [stroke, gained(6)], 'level_complete'],
  ['a submission that lacks strokes', [{ type: 'mistakeMade' }, gained(1)], 'correct'],
  ['a hit of the rival', [rival(200)], 'wrong'],
  ['a miss of the rival', [rival(0)], null],
  ['the end of a round', [{ type: 'roundEnded', round: 2 }], 'stamp'],
  ['a victory', [completed], 'win'],
  ['a defeat', [{ type: 'levelFailed', reason: 'beaten' }], 'lose'],
])('AUD-03 AUD-04 %s has its sound', (_, events, sound) => expect(soundOf(events)).toBe(sound));
