import type { Direction } from '@michi/games/tatakae/challenges';
import { type KeyboardEvent, useRef } from 'react';
import { signOf } from '../../../lib/keys/sign-of.ts';

/** Steps right and down of each arrow key. */
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
};

/** By y, then x, from −1 to 1. */
const compass = [
  ['↖', '↑', '↗'],
  ['←', null, '→'],
  ['↙', '↓', '↘'],
] as const satisfies readonly (readonly (Direction | null)[])[];

/** The digits as they lie on a block of numbers, from 1 at the lower left. */
const digits: Readonly<Record<string, Direction>> = {
  1: '↙',
  2: '↓',
  3: '↘',
  4: '←',
  6: '→',
  7: '↖',
  8: '↑',
  9: '↗',
};

/** The direction of arrow keys that are held together; null for none, and for two that contradict each other. */
export function directionOf(held: Iterable<string>): Direction | null {
  let [x, y] = [0, 0];
  for (const key of held) {
    const [dx, dy] = arrows[key] ?? [0, 0];
    x += dx;
    y += dy;
  }
  return compass[y + 1]?.[x + 1] ?? null;
}

/**
 * Keys that enter directions: an arrow when it is let go, two that are held together as a slanting one when the first
 * is let go; or a digit. The keys of the other arrow are of no account until it is let go too.
 */
export function useDirectionKeys(enter: (direction: Direction) => void) {
  const held = useRef(new Set<string>());
  const spent = useRef(false);
  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const digit = digits[signOf(event)];
      if (digit && !event.repeat) enter(digit);
      if (!(event.key in arrows)) return;
      event.preventDefault(); // the page stays where it is
      if (event.repeat) return;
      held.current.add(event.key);
      spent.current = false;
    },
    onKeyUp(event: KeyboardEvent) {
      if (!held.current.has(event.key)) return;
      const direction = spent.current ? null : directionOf(held.current);
      held.current.delete(event.key);
      spent.current = held.current.size > 0;
      if (direction) enter(direction);
    },
    onBlur() {
      held.current.clear();
    },
  };
}
