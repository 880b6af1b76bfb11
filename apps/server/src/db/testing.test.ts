import { expect, test } from 'vitest';
import { databaseTargets, postgresTestUrl } from './testing.ts';

test('every suite runs on SQLite', () => {
  expect(databaseTargets.map((target) => target.name)).toContain('SQLite');
});

test.skipIf(!postgresTestUrl)(
  'every suite runs on PostgreSQL too (set TEST_DATABASE_URL=postgres://user@host/postgres)',
  () => {
    expect(databaseTargets.map((target) => target.name)).toContain('PostgreSQL');
  },
);
