import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/open.ts';
import { databaseTargets, type TestDatabase } from '../../db/testing.ts';
import { createWriteQueue } from '../../db/write-queue.ts';
import type { Mail } from '../../mail/mail.ts';
import { aUser } from '../../testing/users.ts';
import { createAttempts } from './attempts.ts';
import { createBackground } from './background.ts';
import { createMailedLinks } from './mailed-links.ts';
import { createPasswordHasher } from './password-hash.ts';
import { createAccountsRepository } from './repository.ts';
import { createSessions } from './sessions.ts';
import { createSessionsRepository } from './sessions-repository.ts';

/** The same object, noting which of its methods are called. */
const noting = <T extends object>(object: T, calls: PropertyKey[]): T =>
  new Proxy(object, {
    get(target, name) {
      calls.push(name);
      return Reflect.get(target, name);
    },
  });

describe.each(databaseTargets)('asking for a new password on $name', (target) => {
  let stored: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    stored = await target.lend();
    database = await stored.open();
    const users = ['known', 'mailed'].map(aUser);
    await database.query().insertInto('users').values(users).execute();
  });
  afterAll(() => stored.remove());

  /** What is done and mailed when somebody has asked for this address. */
  async function ask(email: string) {
    const calls: PropertyKey[] = [];
    const mails: Mail[] = [];
    const now = () => 1000;
    const queue = createWriteQueue(database);
    const failures: unknown[] = [];
    const background = createBackground({
      onFailure: (error) => void failures.push(error),
      wait: async () => {},
    });
    const links = createMailedLinks({
      repository: noting(createAccountsRepository(database), calls),
      sessions: createSessions({ repository: createSessionsRepository(database), queue, now }),
      hasher: createPasswordHasher(),
      attempts: createAttempts(now, () => {}),
      queue,
      background,
      mailer: { send: (mail) => void mails.push(mail) },
      notices: { tell() {} },
      publicUrl: 'https://michi.example',
      now,
    });
    const rowsBefore = await allRows();
    links.requestReset(email);
    await background.settle();
    expect(failures).toEqual([]);
    const steps = calls.map((call) => (call === 'addLinkOfNobody' ? 'addLink' : call));
    return { steps, mails, wrote: (await allRows()) !== rowsBefore };
  }

  const allRows = async () =>
    JSON.stringify(
      await Promise.all(
        (['account_links', 'meta'] as const).map((table) =>
          database.query().selectFrom(table).selectAll().execute(),
        ),
      ),
    );

  test('AUT-05 AUT-10 an unknown address, and one mailed a moment ago, take the same steps and a write too', async () => {
    const known = await ask('known@example.org');
    expect(known.mails).toHaveLength(1);
    expect(known.wrote).toBe(true);
    await ask('mailed@example.org');
    for (const email of ['nobody@example.org', 'mailed@example.org', 'nobody@example.org']) {
      expect(await ask(email)).toEqual({ steps: known.steps, mails: [], wrote: true });
    }
    expect(await database.query().selectFrom('account_links').selectAll().execute()).toHaveLength(2);
  });
});
