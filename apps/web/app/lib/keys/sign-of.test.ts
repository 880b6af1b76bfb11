import { expect, test } from 'vitest';
import { signOf } from './sign-of.ts';

test.each([
  ['QWERTY', '1', 'Digit1', false, '1'],
  ['QWERTY with Shift', '!', 'Digit1', true, '!'],
  ['AZERTY', '&', 'Digit1', false, '1'],
  ['AZERTY with Shift', '1', 'Digit1', true, '1'],
  ['AZERTY, a letter beside the digits', 'é', 'Digit2', false, '2'],
  ['Czech', 'ě', 'Digit2', false, '2'],
  ['a dead key', 'Dead', 'Digit2', false, '2'],
  ['an input method', 'Process', 'Digit3', false, '3'],
  ['an input method, the block of digits', 'Process', 'Numpad9', false, '9'],
  ['digits in full width', '４', 'Digit4', false, '4'],
  ['a key that is not told', 'Unidentified', 'Numpad5', false, '5'],
  ['a block without its digits', 'ArrowUp', 'Numpad8', false, 'ArrowUp'],
  ['a letter', 'P', 'KeyP', true, 'p'],
  ['a letter by what it writes', 'a', 'KeyQ', false, 'a'],
  ['a letter that is not Latin', 'ф', 'KeyA', false, 'a'],
  ['an input method, a letter', 'Process', 'KeyA', false, 'a'],
  ['another sign', ';', 'Semicolon', false, ';'],
  ['Enter', 'Enter', 'Enter', false, 'Enter'],
])('WEB-01 a key stands for what it writes, else for its place: %s', (_, key, code, shiftKey, sign) => {
  expect(signOf({ key, code, shiftKey })).toBe(sign);
});
