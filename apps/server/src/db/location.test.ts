import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { isDatabaseError } from './errors.ts';
import { databaseUrl, parseDatabaseUrl } from './location.ts';

const absolute = join(import.meta.dirname, 'with space.db');

test.each([
  ['postgres://u:p@h/db', { kind: 'postgres', url: 'postgres://u:p@h/db' }],
  ['postgresql://h/db', { kind: 'postgres', url: 'postgresql://h/db' }],
  ['data/app.db', { kind: 'sqlite', file: 'data/app.db' }],
  ['file:data/app.db', { kind: 'sqlite', file: 'data/app.db' }],
  [pathToFileURL(absolute).href, { kind: 'sqlite', file: absolute }],
  [':memory:', { kind: 'sqlite', file: ':memory:' }],
  ['C:\\data\\app.db', { kind: 'sqlite', file: 'C:\\data\\app.db' }],
])('%s is understood', (url, expected) => {
  expect(parseDatabaseUrl(url)).toEqual(expected);
});

test.each(['', 'mysql://user:secret@h/db', 'file://elsewhere.example/app.db'])('%j is refused', (url) => {
  expect(() => parseDatabaseUrl(url)).toThrow(
    expect.toSatisfy((error) => isDatabaseError(error, 'bad-address') && !error.message.includes('secret')),
  );
});

test('DATABASE_URL wins over DATA_DIR, which wins over ./data', () => {
  expect(databaseUrl({ DATABASE_URL: 'postgres://h/db', DATA_DIR: 'x' })).toBe('postgres://h/db');
  expect(databaseUrl({ DATABASE_URL: '', DATA_DIR: 'x' })).toBe(join('x', 'kanji-no-michi.db'));
  expect(databaseUrl({})).toBe(join('data', 'kanji-no-michi.db'));
});
