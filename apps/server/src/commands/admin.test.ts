// @module-tag sweep
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../db/open.ts';
import { databaseTargets } from '../db/testing.ts';
import { aUser } from '../testing/users.ts';

const run = promisify(execFile);

describe.each(databaseTargets)('the admin command on $name', (target) => {
  let stored: Awaited<ReturnType<typeof target.lend>>;
  let database: Database;
  beforeEach(async () => {
    stored = await target.lend();
    database = await stored.open();
    const confirmed = { ...aUser('hana'), email_verified_at: 1 };
    await database
      .query()
      .insertInto('users')
      .values([confirmed, aUser('ken')])
      .execute();
  });
  afterEach(async () => {
    await database.close();
    await stored.remove();
  });

  async function admin(...args: string[]): Promise<string> {
    const env = { ...process.env, DATABASE_URL: stored.url };
    try {
      const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'admin.ts'), ...args], {
        env,
      });
      return stdout.trim();
    } catch (error) {
      return `refused: ${(error as { stderr: string }).stderr.trim()}`;
    }
  }

  test('OPS-01 an account with a confirmed address becomes an admin, and is none afterwards', async () => {
    expect(await admin('list')).toBe('There is no admin.');
    expect(await admin('add', 'Hana@Example.org')).toBe('"hana" (hana@example.org) is an admin.');
    expect(await admin('list')).toBe('hana  hana@example.org  "hana"');
    expect(await admin('remove', 'hana@example.org')).toBe('"hana" (hana@example.org) is no admin.');
    expect(await admin('list')).toBe('There is no admin.');
    expect(await admin('add', 'ken@example.org')).toMatch(/^refused: ken@example.org is not confirmed/);
    expect(await admin('add', 'nobody@example.org')).toMatch(/^refused: No account has the address/);
    expect(await admin('toString')).toMatch(/^refused: Say what to do/);
  });

  test('AUT-13 OPS-01 a lost second factor is removed, and its account logged out', async () => {
    const hana = database.query().updateTable('users').where('id', '=', 'hana');
    await hana.set({ second_factor_secret: 'JBSWY3DPEHPK3PXP', second_factor_since: 1 }).execute();
    await database.query().insertInto('recovery_codes').values({ user_id: 'hana', code_hash: 'a' }).execute();
    expect(await admin('reset-second-factor', 'hana@example.org')).toMatch(
      /^"hana" \(hana@example.org\) signs in/,
    );
    const user = await database.query().selectFrom('users').selectAll().where('id', '=', 'hana').execute();
    expect(user).toMatchObject([{ second_factor_secret: null, second_factor_since: null }]);
    expect(await database.query().selectFrom('recovery_codes').selectAll().execute()).toEqual([]);
    expect(await admin('reset-second-factor', 'hana@example.org')).toBe(
      'refused: hana@example.org has no second factor.',
    );
  });

  test('OPS-01 letters are read, whatever stands in them, and removed once they are dealt with', async () => {
    const letter = { locale: 'de', message: 'Guten Tag\u001b[2J\nBis bald' };
    const contact = { id: 'l1', name: 'Aiko', email: 'aiko@example.org', created_at: 1, ...letter };
    await database.query().insertInto('contact_messages').values(contact).execute();
    const feedback = { id: 'l2', email: null, created_at: 2, ...letter };
    await database.query().insertInto('feedback_messages').values(feedback).execute();
    expect((await admin('letters')).split('\n')).toEqual([
      'l1  contact  1970-01-01T00:00:00.001Z  de  "Aiko <aiko@example.org>"',
      '  Guten Tag\\u{1B}[2J',
      '  Bis bald',
      '',
      'l2  feedback  1970-01-01T00:00:00.002Z  de  ""',
      '  Guten Tag\\u{1B}[2J',
      '  Bis bald',
    ]);
    expect(await admin('letters', 'done', 'l1', 'l9')).toBe(
      'refused: Removed: l1. There is no such letter: l9.',
    );
    expect(await admin('letters', 'done', 'l2')).toBe('Removed: l2.');
    expect(await admin('letters')).toBe('There is no letter.');
  });

  test('ANS-03 refused answers that learners called right are listed, the most frequent first', async () => {
    const rows = [
      { kanji: '海', kind: 'meaning', language: 'en', text: 'ocean', count: 3, last_day: 1 },
      { kanji: '界', kind: 'meaning', language: 'en', text: 'world', count: 9, last_day: 1 },
    ] as const;
    expect(await admin('answers')).toBe('No refused answer was called right.');
    await database.query().insertInto('refused_answers').values(rows).execute();
    expect((await admin('answers')).split('\n')).toEqual([
      '9  界  meaning  en  "world"',
      '3  海  meaning  en  "ocean"',
    ]);
  });
});
