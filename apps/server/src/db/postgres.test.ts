import { randomUUIDv7 as newId } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { isDatabaseError } from './errors.ts';
import { openDatabase } from './open.ts';
import { parseNumber } from './postgres.ts';
import { databaseTargets } from './testing.ts';

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
      error.message.includes('127.0.0.1:1/game cannot be used (ECONNREFUSED)') &&
      !error.message.includes('secret'),
  );
});

describe.each(databaseTargets.filter((target) => target.name === 'PostgreSQL'))('$name', ({ create }) => {
  test('a database that does not exist is named', async () => {
    const target = await create();
    await target.remove();
    await expect(target.open()).rejects.toSatisfy(
      (error) =>
        isDatabaseError(error, 'unreachable') && error.message.includes(new URL(target.url).pathname),
    );
  });

  test('idle connections that the server ends are replaced', async () => {
    const target = await create();
    try {
      const database = await target.open();
      const administrator = await target.open();
      const { rows } = await sql<{
        ended: boolean;
      }>`select pg_terminate_backend(pid) as ended from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(administrator.query());
      expect(rows).toContainEqual({ ended: true });
      await expect.poll(() => database.ping().then(() => 'answered')).toBe('answered');
    } finally {
      await target.remove();
    }
  });

  test('a user without rights is told to become the owner', async () => {
    const target = await create();
    const owner = await target.open({ migrations: [] });
    const user = `guest_${newId().replaceAll('-', '')}`;
    const url = new URL(target.url);
    url.username = user;
    try {
      await sql.raw(`create role ${user} login`).execute(owner.query());
      await sql`drop table schema_migrations`.execute(owner.query());
      await sql`revoke create on schema public from public`.execute(owner.query());
      await expect(openDatabase(url.href)).rejects.toSatisfy(
        (error) => isDatabaseError(error, 'not-writable') && error.message.includes('owner'),
      );
    } finally {
      await sql.raw(`drop role if exists ${user}`).execute(owner.query());
      await target.remove();
    }
  });

  test('tables of another program are not touched', async () => {
    const target = await create();
    try {
      const other = await target.open({ migrations: [] });
      await sql`create table players (shirt integer)`.execute(other.query());
      await expect(openDatabase(target.url)).rejects.toSatisfy((error) =>
        isDatabaseError(error, 'foreign-database'),
      );
      const { rows } = await sql`select to_regclass('meta') as meta`.execute(other.query());
      expect(rows).toEqual([{ meta: null }]);
    } finally {
      await target.remove();
    }
  });
});
