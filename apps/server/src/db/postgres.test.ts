import { expect, test } from 'vitest';
import { isDatabaseError } from './errors.ts';
import { openDatabase } from './open.ts';
import { parseNumber } from './postgres.ts';
import { postgresTestUrl } from './testing.ts';

test.each([
  ['0', 0],
  ['-12', -12],
  ['1.5', 1.5],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ['-9007199254740991', Number.MIN_SAFE_INTEGER],
])('%s becomes a number', (digits, expected) => {
  expect(parseNumber(digits)).toBe(expected);
});

test.each(['9007199254740992', '-9223372036854775808', '123456789012345678901234'])(
  '%s is refused rather than rounded',
  (digits) => {
    expect(() => parseNumber(digits)).toThrow(RangeError);
  },
);

test('an unreachable server is named without its password', async () => {
  // Port 1 is reserved and closed.
  await expect(openDatabase('postgres://someone:secret@127.0.0.1:1/game')).rejects.toSatisfy(
    (error) =>
      isDatabaseError(error, 'unreachable') &&
      error.message.includes('127.0.0.1:1/game (ECONNREFUSED)') &&
      !error.message.includes('secret'),
  );
});

test.runIf(postgresTestUrl)('a database that does not exist is named', async () => {
  const url = new URL(postgresTestUrl ?? '');
  url.pathname = '/no_such_database';
  await expect(openDatabase(url.href)).rejects.toSatisfy(
    (error) => isDatabaseError(error, 'unreachable') && error.message.includes('no_such_database'),
  );
});
