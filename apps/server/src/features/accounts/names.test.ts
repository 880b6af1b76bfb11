import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { aRegistration, callAs, openAccount } from '../../testing/account.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

describe.each(databaseTargets)('names on $name', (target) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(target);
  });
  afterAll(() => server.close());

  const register = (username: string, locale = 'en') =>
    server.post('/api/game-auth/register', aRegistration({ username }), { 'x-locale': locale });

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
});
