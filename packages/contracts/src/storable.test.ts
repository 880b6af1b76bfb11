import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { storableJson } from './storable.ts';

const nested = (depth: number, inner: unknown): unknown =>
  Array.from({ length: depth }).reduce<unknown>((value) => [value], inner);

test.each([
  ['a text', 'a\0', []],
  ['a text deep within', { plants: { 山: [1, { type: '\ud800' }] } }, ['plants', '山', '1', 'type']],
  ['the name of a field', { plants: { 山: { '\udc00': 1 } } }, ['plants', '山']],
  ['a text deeper than a program may call itself', nested(50_000, '\0'), Array(50_000).fill('0')],
])('API-08 %s that no database keeps is found, and where it stands', (_what, value, path) => {
  const { issues } = z.safeParse(storableJson, value).error ?? {};
  expect(issues?.map((issue) => [issue.message, issue.path])).toEqual([['text', path]]);
});

test.each([null, 1, 'a𠮟', { 山: ['𠮟', { '': null }] }, undefined])('%j is kept as it is', (value) => {
  expect(z.parse(storableJson, value)).toBe(value);
});
