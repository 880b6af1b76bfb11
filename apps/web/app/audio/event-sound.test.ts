import type { GameEvent } from '@michi/game-kit/events';
import { expect, test } from 'vitest';
import { soundOf } from './event-sound.ts';

const picked: GameEvent = { type: 'picked', index: 3 };
const answered: GameEvent = {
  type: 'kanjiAnswered',
  kanji: '木',
  skill: 'recognition',
  asked: { of: 4 },
  correct: true,
  hinted: false,
  ms: 900,
};
const missed: GameEvent[] = [{ ...answered, correct: false }, { type: 'mistakeMade' }];
const found: GameEvent = { type: 'kanjiCompleted', kanji: '木' };
const points: GameEvent = { type: 'scoreGained', points: 30, combo: 1 };
const combo = (length: number): GameEvent => ({ type: 'comboChanged', combo: length });
const completed: GameEvent = { type: 'levelCompleted', score: 105, mistakes: 0, bestCombo: 3, ms: 9000 };
const failed: GameEvent = { type: 'levelFailed', reason: 'timeUp' };

test.each<[string, GameEvent[], ReturnType<typeof soundOf>]>([
  ['nothing', [], null],
  ['a card is picked', [picked], 'click'],
  ['a miss', [picked, ...missed], 'wrong'],
  ['a miss that says nothing about a kanji', [picked, { type: 'mistakeMade' }], 'wrong'],
  ['a miss that ends a combo', [picked, ...missed, combo(0)], 'wrong'],
  ['the first match', [picked, answered, found, points, combo(1)], 'correct'],
  ['the third match in a row', [picked, answered, found, points, combo(3)], 'correct'],
  ['the fifth match in a row', [picked, answered, found, points, combo(5)], 'achievement'],
  ['the sixth match in a row', [picked, answered, found, points, combo(6)], 'level_complete'],
  ['all is found', [points, completed], 'level_complete'],
  ['the time is up', [failed], 'lose'],
])('MIT-01 AUD-03 AUD-04 %s has its sound', (_, events, sound) => expect(soundOf(events)).toBe(sound));
