import type { Direction } from '@michi/games/tatakae/challenges';
import { expect, test } from 'vitest';
import { directionOf } from './direction-keys.ts';

test.each<[string[], Direction | null]>([
  [['ArrowRight'], '→'],
  [['ArrowDown'], '↓'],
  [['ArrowLeft'], '←'],
  [['ArrowUp'], '↑'],
  [['ArrowDown', 'ArrowRight'], '↘'],
  [['ArrowLeft', 'ArrowDown'], '↙'],
  [['ArrowUp', 'ArrowLeft'], '↖'],
  [['ArrowRight', 'ArrowUp'], '↗'],
  [['ArrowLeft', 'ArrowRight'], null],
  [['ArrowLeft', 'ArrowRight', 'ArrowUp'], '↑'],
  [[], null],
])('GAM-01 the arrow keys %j lead %s', (held, direction) => expect(directionOf(held)).toBe(direction));
