import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/open.ts';
import { databaseTargets, type TestDatabase } from '../../db/testing.ts';
import { createWriteQueue } from '../../db/write-queue.ts';
import { aRegistration, callAs, openAccount } from '../../testing/account.ts';
import { deliveryInto, startTestServer, type TestServer, testSettings } from '../../testing/test-server.ts';
import { aUser } from '../../testing/users.ts';
import { nameSkeleton } from './name-skeleton.ts';
import { createNames } from './names.ts';
import { createAccountsRepository } from './repository.ts';
import { usernameKey } from './username-key.ts';

describe.each(databaseTargets)('names on $name', (target) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(target);
  });
  afterAll(() => server.close());

  const register = (username: string, locale = 'en') =>
    server.post('/api/game-auth/register', aRegistration({ username }), { 'x-locale': locale });
  const users = () => server.database.query().selectFrom('users');
  const skeletons = async () =>
    (await users().select(['id', 'name_skeleton']).where('id', 'like', 'old%').orderBy('id').execute()).map(
      ({ name_skeleton }) => name_skeleton,
    );
  /** An account from before there were skeletons. */
  async function anOld(id: string, username: string): Promise<void> {
    const row = { ...aUser(id), username, username_key: usernameKey(username) };
    await server.database.query().insertInto('users').values(row).execute();
  }
  const names = () =>
    createNames({
      repository: createAccountsRepository(server.database),
      queue: createWriteQueue(server.database),
      now: () => server.clock.now,
    });

  test.each([
    ['Michiru', 'Rnichiru'],
    ['Admina', 'ɑdmina'],
    ['Rosalind', 'ROSALİND'],
    ['Alice', 'аӏісе'],
    ['Arno', 'Amo'],
  ])('AUT-05 when %j is taken, so is %j, which looks the same', async (first, second) => {
    expect((await register(first)).statusCode).toBe(201);
    const refused = await register(second);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toEqual({
      username: ['This name is already taken, or it looks too much like another one.'],
    });
  });

  test('AUT-05 two who want names that look alike at the same moment: one gets it', async () => {
    const answers = await Promise.all(['Tomoe', 'Torno', 'Tomo', 'TORNO'].map((name) => register(name)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 422, 422]);
  });

  test('AUT-11 a name that looks like that of others cannot be taken later either', async () => {
    await openAccount(server, { username: 'Kurumi' });
    const { token } = await openAccount(server);
    const answer = await callAs(server, token, 'PATCH', 'profile', { username: 'Kururni' });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['username']]);
    expect((await callAs(server, token, 'PATCH', 'profile', { username: 'Kumi' })).statusCode).toBe(200);
    expect((await register('Kurni')).statusCode).toBe(422);
  });

  test.each([
    ['Offizieller Support', /keep this name free/],
    ['Gast A1B2C3', /keep this name free/],
    ['漢字の道', /keep this name free/],
    ['F u c k', /rather not read this name/],
    ['H1tler', /rather not read this name/],
  ])('AUT-05 %j is refused in a sentence that does not repeat it', async (name, sentence) => {
    const response = await register(name);
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ username: [expect.stringMatching(sentence)] });
    expect(response.body).not.toContain(name);
  });

  test('AUT-05 names that were taken before stay, and are compared with from then on', async () => {
    await anOld('old1', 'Sumire');
    await anOld('old2', 'Surnire');
    await anOld('old3', 'Team Sumire');
    expect(await skeletons()).toEqual([null, null, null]);
    const { ready, refusal } = names();
    await ready();
    const alike = nameSkeleton('Sumire');
    expect(await skeletons()).toEqual([alike, alike, nameSkeleton('Team Sumire')]);
    expect(await refusal('SUMIRE', '')).toBe('account.nameTaken');
    expect(await users().select('username').where('id', 'like', 'old%').orderBy('id').execute()).toEqual([
      { username: 'Sumire' },
      { username: 'Surnire' },
      { username: 'Team Sumire' },
    ]);
  });

  test('AUT-11 who has a name from before today’s rules keeps it, and changes the rest', async () => {
    const { user, token } = await openAccount(server);
    const wasCalled = (username: string) =>
      server.database.query().updateTable('users').set({ username }).where('id', '=', user.id).execute();
    for (const username of ['Sora Ольга', 'Team Sora']) {
      await wasCalled(username);
      const changed = await callAs(server, token, 'PATCH', 'profile', { language: 'fr' });
      expect(changed.json().user).toMatchObject({ username, language: 'fr' });
    }
    const sent = await callAs(server, token, 'PATCH', 'profile', { username: 'Team Sora', language: 'en' });
    expect(sent.json().user).toMatchObject({ username: 'Team Sora', language: 'en' });
  });

  describe('of a database from before', () => {
    // more than a server compares while it starts
    const count = 4_500;
    const atOnce = 450;
    let stored: TestDatabase;
    let database: Database;
    beforeEach(async () => {
      stored = await target.create();
      database = await stored.open();
      const rows = Array.from({ length: count }, (_, index) => {
        const username = index === 0 ? 'Wakame' : `Wakaba ${index}`;
        return { ...aUser(`old${count - index}`), username, username_key: usernameKey(username) };
      });
      for (let begin = 0; begin < count; begin += atOnce)
        await database
          .query()
          .insertInto('users')
          .values(rows.slice(begin, begin + atOnce))
          .execute();
    });
    afterEach(() => stored.remove());
    const start = () => buildApp({ settings: testSettings, database, delivery: deliveryInto([]) });
    const unknown = async () => {
      const query = database.query().selectFrom('users').select('id').where('name_skeleton', 'is', null);
      return (await query.execute()).length;
    };

    test('AUT-05 no name is given before it is known what those of all accounts look like', async () => {
      const app = await start();
      const payload = aRegistration({ username: 'Wakarne' });
      const answer = await app.inject({ method: 'POST', url: '/api/game-auth/register', payload });
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['username']]);
      expect(await unknown()).toBe(0);
      await app.close();
    });

    test('AUT-05 a server that is stopped meanwhile does not wait, and the next one goes on', async () => {
      await (await start()).close();
      expect(await unknown()).toBeGreaterThan(0);
      const repository = createAccountsRepository(database);
      await createNames({ repository, queue: createWriteQueue(database), now: Date.now }).ready();
      expect(await unknown()).toBe(0);
    });
  });
});
