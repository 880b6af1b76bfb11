import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { isDatabaseError } from './errors.ts';
import { databaseUrl, nameOf, parseDatabaseUrl } from './location.ts';

const absolute = join(import.meta.dirname, 'with space.db');

test.each([
  ['postgres://u:p@h/db', { kind: 'postgres', url: 'postgres://u:p@h/db' }],
  ['postgresql://h/db', { kind: 'postgres', url: 'postgresql://h/db' }],
  ['data/app.db', { kind: 'sqlite', file: 'data/app.db' }],
  ['file:data/app.db', { kind: 'sqlite', file: 'data/app.db' }],
  [pathToFileURL(absolute).href, { kind: 'sqlite', file: absolute }],
  [':memory:', { kind: 'sqlite', file: ':memory:' }],
  ['C:\\data\\app.db', { kind: 'sqlite', file: 'C:\\data\\app.db' }],
  ['data/michi', { kind: 'sqlite', file: 'data/michi' }],
  ['michi.DB', { kind: 'sqlite', file: 'michi.DB' }],
  ['michi.sqlite', { kind: 'sqlite', file: 'michi.sqlite' }],
  ['michi.sqlite3', { kind: 'sqlite', file: 'michi.sqlite3' }],
  ['/srv/me@home/michi.db', { kind: 'sqlite', file: '/srv/me@home/michi.db' }],
  [
    'postgres://u:p%40ss@h/db?sslmode=require',
    { kind: 'postgres', url: 'postgres://u:p%40ss@h/db?sslmode=require' },
  ],
])('%s is understood', (url, expected) => {
  expect(parseDatabaseUrl(url)).toEqual(expected);
});

test.each([
  'postgres:///db?host=/run/pg&user=a@b',
  'postgres:///db?options=-c%20search_path=a@b',
  'postgres://u:p@h/db?user=a@b',
  'postgres://u:p@/db?host=/run/pg&application_name=me@home',
])('OPS-04 %s has an @ in the value of a parameter and is understood', (url) => {
  expect(parseDatabaseUrl(url)).toEqual({ kind: 'postgres', url });
});

test.each([
  '',
  'nonsense',
  'mysql://user:secret@h/db',
  'postgres:/user:secret@h/db',
  'postgres:user:secret@h/db',
  'postgress://user:secret@h/db',
  'user:secret@h/db',
  '//user:secret@h/db',
  'postgres://user:se/cret@h/db',
  'postgres://user:12#secret@h/db',
  'postgres://user:12?secret@h/db',
  'postgres://user:12?secret@h/db?user=a@b',
  'postgres://user:p@ss/secret@h/db',
  'postgres://user:p@ss?secret@h/db',
  'postgres://user:p@ss#secret@h/db?user=a@b',
  'postgres:///user:secret@h/db?host=/run/pg',
  'file://elsewhere.example/app.db',
])('OPS-04 the database address %j can only be a mistake and is refused, without repeating it', (url) => {
  expect(() => parseDatabaseUrl(url)).toThrow(
    expect.toSatisfy(
      (error) => isDatabaseError(error, 'bad-address') && !/secret|cret|nonsense/.test(error.message),
    ),
  );
});

test.each([
  ['data/app.db', 'data/app.db'],
  ['file:data/app.db', 'data/app.db'],
  [':memory:', ':memory:'],
  ['postgres://user:secret@h:5433/db?password=secret', 'postgres://h:5433/db'],
  ['postgresql:///db?host=/run', 'postgres:///db'],
  ['postgres://user:secret@/db', 'postgres://'],
])('OPS-04 %s is called %s when it is opened, without user and password', (url, name) => {
  expect(nameOf(parseDatabaseUrl(url))).toBe(name);
});

test('DATABASE_URL wins over DATA_DIR, which wins over ./data', () => {
  expect(databaseUrl({ DATABASE_URL: 'postgres://h/db', DATA_DIR: 'x' })).toBe('postgres://h/db');
  expect(databaseUrl({ DATABASE_URL: '', DATA_DIR: 'x' })).toBe(join('x', 'kanji-no-michi.db'));
  expect(databaseUrl({})).toBe(join('data', 'kanji-no-michi.db'));
});
