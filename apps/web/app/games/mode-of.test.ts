import { expect, test } from 'vitest';
import { modeOf } from './mode-of.ts';

test('PUZ-01 JUK-01 the mode puzzle is at the address of the game, the others below it', () => {
  const addresses = [undefined, 'tutorial', 'challenge'];
  expect(addresses.map((mode) => modeOf({ mode }))).toEqual(['puzzle', 'tutorial', 'challenge']);
});

test.each(['puzzle', 'race', ''])('PUZ-01 JUK-01 there is no second address %s', (mode) => {
  expect(() => modeOf({ mode })).toThrow(expect.objectContaining({ init: { status: 404 } }));
});
