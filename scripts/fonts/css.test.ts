import { expect, test } from 'vitest';
import { rangeHolds, rule, unicodeRange } from './css.ts';

test('neighbouring characters share one range', () => {
  expect(unicodeRange('ウアイ道𠮟')).toBe('U+30A2,U+30A4,U+30A6,U+9053,U+20B9F');
  expect(unicodeRange('cab漢')).toBe('U+61-63,U+6F22');
});

test('no characters make no range', () => {
  expect(unicodeRange('')).toBe('');
});

test('a range holds its ends and what lies between, and nothing else', () => {
  const range = 'U+3041-3043, U+9053';
  expect([...'ぁあぃ道'].every((character) => rangeHolds(range, character))).toBe(true);
  expect([...'ぅ〿達遒'].some((character) => rangeHolds(range, character))).toBe(false);
});

test('a rule is one line', () => {
  expect(rule({ 'font-family': '"A"', 'font-weight': '500' })).toBe(
    '@font-face{font-family:"A";font-weight:500}\n',
  );
});
