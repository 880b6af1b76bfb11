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

test('MEM-01 API-09 a device may say which kanji are due, and nothing else', () => {
  const due = ['火', '雷'];
  expect(proving.setupFor?.('classic', { rules: 'mine', due })).toEqual({ rules: 'classic', due });
  expect(proving.setupFor?.('classic', { due: 'all' })).toEqual({ rules: 'classic' });
});
