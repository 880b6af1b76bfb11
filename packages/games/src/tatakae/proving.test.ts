import { expect, test } from 'vitest';
import { proving } from './proving.ts';

test.each([
  ['classic', { rules: 'classic' }],
  ['master', null],
  ['constructor', null],
])('API-09 how the battle %s is set up is not for the device to say', (level, setup) => {
  expect(proving.setupFor?.(level, { rules: 'mine' })).toEqual(setup);
  expect(proving.playedByHand).toBeUndefined();
});
