import { expect, test } from 'vitest';
import { securityTxt } from './security-txt.ts';

test('SHL-03 without an address of the owner, security.txt names the form', () => {
  const text = securityTxt(
    { publicUrl: 'https://michi.example', email: null },
    Date.UTC(2026, 10, 18, 23, 59),
  );
  expect(text.match(/^Contact: .*$/gm)).toEqual(['Contact: https://michi.example/contact']);
  expect(text).toContain('\nExpires: 2027-05-17T00:00:00.000Z\n');
});
