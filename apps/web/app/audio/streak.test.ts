import { gameIds } from '@michi/games/catalogue';
import { expect, test } from 'vitest';
import { gameMusic } from './sounds.ts';
import { comboSound, playMusic } from './streak.ts';

test.each([
  [0, 'correct', false],
  [1, 'correct', false],
  [3, 'correct', false],
  [4, 'achievement', false],
  [5, 'achievement', true],
  [6, 'level_complete', true],
  [40, 'level_complete', true],
])('AUD-04 a streak of %i sounds as %s, the music is happy: %s', (streak, effect, happy) => {
  expect(comboSound(streak)).toBe(effect);
  for (const game of gameIds) {
    const music = playMusic(gameMusic[game], streak);
    expect(music).toBe(happy && gameMusic[game].play !== null ? 'happy' : gameMusic[game].play);
  }
});
