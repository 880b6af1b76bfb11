import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { email, emailIfAny } from './email-address.ts';

test.each([
  ['user@bücher.example', 'user@xn--bcher-kva.example'],
  ['user@BU\u0308CHER.example', 'user@xn--bcher-kva.example'],
  ['user@xn--bcher-kva.example', 'user@xn--bcher-kva.example'],
  ['ａｎｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'anna@example.com'],
  ['　anna@example。com　', 'anna@example.com'],
  ['yuki@日本語.jp', 'yuki@xn--wgv71a119e.jp'],
  ['olga@пример.рф', 'olga@xn--e1afmkfd.xn--p1ai'],
  ['o’neil@example.org', null],
  ["o'neil+games@Example.org", "o'neil+games@Example.org"],
  ['anna@ex%41mple。com', null],
  ['anna@bücher.example/x', null],
  ['anna@bücher.example:25', null],
  ['anna@１２７。０。０。１', null],
  ['anna@bücher.example\r\nBcc: b@example.org', null],
  ['müller@example.org', null],
  [`${'ü'.repeat(246)}@a.example`, null],
  ['anna@', null],
  ['@bücher.example', null],
  ['anna@bücher', null],
  ['', null],
])('AUT-05 WEB-01 the address %j is read as %j', (typed, read) => {
  expect(z.safeParse(email, typed).data ?? null).toBe(read);
});

test.each(['', '  ', '　'])('GAM-05 where none is needed, %j is no address', (typed) => {
  expect(z.parse(emailIfAny, typed)).toBe('');
});

test('AUT-05 what was read is one address in ASCII, and is read the same again', () => {
  const part = fc.string({ unit: fc.constantFrom(...'aZ9.-@＠。．üß日ｱ\u0308\u200b%/:# '), maxLength: 12 });
  const address = fc
    .tuple(part, fc.constantFrom('@', '＠'), part, fc.constantFrom('.org', '．рф', ''))
    .map((parts) => parts.join(''));
  const property = fc.property(fc.oneof(address, fc.string({ unit: 'binary' })), (typed) => {
    const { data } = z.safeParse(email, typed);
    if (data === undefined) return;
    expect(data).toMatch(/^[\x21-\x3f\x41-\x7e]+@[\x21-\x3f\x41-\x7e]+$/);
    expect(z.parse(email, data)).toBe(data);
  });
  fc.assert(property, { numRuns: 2000 * inject('runsFactor') });
});
