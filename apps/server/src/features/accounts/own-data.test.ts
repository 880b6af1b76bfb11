import { endsOnReceipt } from '@michi/testing/ends-on-receipt';
import { playToVictory } from '@michi/testing/mitsukete';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { NameReportsTable } from '../../db/schema.ts';
import { databaseTargets } from '../../db/testing.ts';
import { sampleRows } from '../../db/testing-rows.ts';
import { bearer, callAs, openAccount } from '../../testing/account.ts';
import { aDevice, startTestServer, type TestServer, testTime } from '../../testing/test-server.ts';

describe.each(databaseTargets)('the data of the own account on $name', (target) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(target);
  });
  afterEach(() => {
    server.clock.now = testTime;
  });
  afterAll(() => server.close());

  const profile = (token: string) => callAs(server, token, 'GET', 'profile');
  const logIn = (email: string, password: string) => server.post('/api/game-auth/login', { email, password });

  /** Plays a run on a device that joined the account. */
  async function playFor(token: string): Promise<string> {
    const deviceId = aDevice();
    await server.post('/api/v1/devices/join', { deviceId }, bearer(token));
    const ticketed = await server.post('/api/v1/game-tickets', {
      game: 'mitsukete',
      level: 'first-strokes',
      deviceId,
    });
    const { ticket, seed, setup, rulesVersion } = ticketed.json();
    const { moves, endedAt } = playToVictory(setup, seed);
    server.clock.now += endedAt + 1000;
    const runId = `0199f3a0-0000-7000-8000-${deviceId.slice(-12)}`;
    const result = await server.post('/api/v1/game-results', {
      ...{ runId, deviceId, game: 'mitsukete', level: 'first-strokes', ticket, seed, setup },
      ...{ rulesVersion, moves, endedAt, ...endsOnReceipt },
    });
    expect(result.statusCode).toBe(200);
    return runId;
  }

  test('AUT-11 the export holds everything of the own account, and nothing of others', async () => {
    const [{ user, token }, other] = [await openAccount(server), await openAccount(server)];
    const runId = await playFor(token);
    await playFor(other.token);
    const identity = { provider: 'google', created_at: testTime } as const;
    const identities = [
      { ...identity, subject: 'g-1', user_id: user.id },
      { ...identity, subject: 'g-2', user_id: other.user.id },
    ];
    await server.database.query().insertInto('identities').values(identities).execute();
    const report = { created_at: testTime, reporter_id: user.id, user_id: other.user.id } as const;
    const reports: NameReportsTable[] = [
      { ...report, id: '1', name: other.user.username, reason: 'other', words: 'Meine Worte' },
      {
        ...{ ...report, id: '2', name: user.username, reason: 'offensive', words: 'Geheime Worte' },
        ...{ reporter_id: other.user.id, user_id: user.id },
      },
    ];
    await server.database.query().insertInto('name_reports').values(reports).execute();
    const response = await callAs(server, token, 'GET', 'export');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      exported_at: server.clock.now,
      account: { ...user, created_at: testTime, second_factor_since: null },
      sessions: [expect.objectContaining({ current: true })],
      devices: [{ created_at: testTime }],
      identities: [{ provider: 'google', subject: 'g-1', created_at: testTime }],
      game_results: [
        expect.objectContaining({ id: runId, won: 1, ranked: 1, recording: expect.objectContaining({}) }),
      ],
      level_progress: [expect.objectContaining({ level_id: 'first-strokes', completed: 1, plays: 1 })],
      game_totals: [{ game: 'mitsukete', total_score: 105, kanji_answered: 3 }],
      module_completions: [],
      documents: [],
      hidden_runs: [],
      run_summaries: [expect.objectContaining({ run_id: runId, outcome: 'won', given: 3, correct: 3 })],
      answers: [0, 1, 2].map((number) =>
        expect.objectContaining({ run_id: runId, number, skill: 'recognition', correct: 1 }),
      ),
      kanji_statistics: [1, 2, 3].map(() => expect.objectContaining({ correct: 1, wrong: 0 })),
      memories: [1, 2, 3].map(() => expect.objectContaining({ skill: 'recognition', run_id: runId })),
      kanji_imports: [],
      known_items: [],
      challenge_claims: [],
      leaderboard_scores: ['all', 'month', 'week', 'day'].flatMap((period) => [
        expect.objectContaining({ period, level_id: '' }),
        expect.objectContaining({ period, level_id: 'first-strokes' }),
      ]),
      game_tickets: [expect.objectContaining({ game: 'mitsukete', level_id: 'first-strokes' })],
      name_reports: [
        { name: other.user.username, reason: 'other', words: 'Meine Worte', created_at: testTime },
      ],
      reports_of_own_name: [{ name: user.username, reason: 'offensive', created_at: testTime }],
      result_quotas: [expect.objectContaining({ results: 1 })],
      contact_messages: [],
      feedback_messages: [],
      newsletter_subscriptions: [],
      admin_changes: [],
      complete: true,
    });
    expect(response.body).not.toMatch(/argon2|hash|device_key|Geheime Worte/);
  });

  test('AUT-11 no table that belongs to people is forgotten', async () => {
    const belonging = Object.entries(sampleRows).filter(
      ([, [row]]) => row && ['user_id', 'player_id', 'device_key', 'email'].some((column) => column in row),
    );
    const { token } = await openAccount(server);
    const exported = Object.keys((await callAs(server, token, 'GET', 'export')).json());
    // Players are told as devices, the user as the account; of links only a hash is stored, and what is late is soon not.
    // Revoked devices are nobody's.
    const elsewhere = [
      'players',
      'recovery_codes',
      'revoked_devices',
      'users',
      'account_links',
      'late_items',
    ];
    const missing = belonging.map(([table]) => table).filter((table) => !exported.includes(table));
    expect(missing.toSorted()).toEqual(elsewhere.toSorted());
  });

  test('AUT-11 an account is deleted with all of its data, and nothing of others', async () => {
    const [{ user, token, password }, other] = [await openAccount(server), await openAccount(server)];
    await playFor(token);
    await playFor(other.token);
    for (const wrong of [{}, { password: 'wrong' }, { password: other.user.email }]) {
      expect((await callAs(server, token, 'POST', 'deletion', wrong)).statusCode).toBe(422);
    }
    const before = (await callAs(server, other.token, 'GET', 'export')).json();
    const query = server.database.query();
    const quotas = (await query.selectFrom('result_quotas').selectAll().execute()).length;
    const response = await callAs(server, token, 'POST', 'deletion', { password });
    expect([response.statusCode, response.json().message]).toEqual([200, expect.stringMatching(/gelöscht/)]);
    expect((await query.selectFrom('result_quotas').selectAll().execute()).length).toBe(quotas - 1);
    for (const table of ['sessions', 'account_links', 'players', 'identities'] as const) {
      const left = await query.selectFrom(table).select('user_id').where('user_id', '=', user.id).execute();
      expect(left, table).toEqual([]);
    }
    const ofPlayers = ['game_results', 'level_progress', 'game_totals', 'leaderboard_scores', 'game_tickets'];
    for (const table of ofPlayers as readonly 'game_tickets'[]) {
      const owners = await query
        .selectFrom(table)
        .innerJoin('players', 'players.id', `${table}.player_id`)
        .select('players.user_id')
        .distinct()
        .execute();
      const rows = await query.selectFrom(table).select('player_id').execute();
      expect(rows.length, table).toBeGreaterThan(0);
      expect(owners.map(({ user_id }) => user_id)).not.toContain(user.id);
    }
    expect((await profile(token)).statusCode).toBe(401);
    expect((await logIn(user.email, password)).statusCode).toBe(401);
    expect((await callAs(server, other.token, 'GET', 'export')).json()).toEqual(before);
    const again = await openAccount(server, { email: user.email, username: user.username });
    expect((await callAs(server, again.token, 'GET', 'export')).json().game_results).toEqual([]);
  });

  test('AUT-11 who logs in while the account is deleted is told that there is none', async () => {
    const { user, token, password } = await openAccount(server);
    const logIns = [1, 2, 3, 4, 5, 6].map(() => logIn(user.email, password));
    const deleting = callAs(server, token, 'POST', 'deletion', { password });
    const [deleted, ...entering] = await Promise.all([deleting, ...logIns]);
    expect(deleted.statusCode).toBe(200);
    for (const entered of entering) {
      const { statusCode } = entered;
      if (statusCode === 200) expect((await profile(entered.json().token)).statusCode).toBe(401);
      else expect(statusCode).toBe(401);
    }
  });

  test('AUT-11 without a password a session of a quarter of an hour is needed to delete, and a link to set one', async () => {
    const { user, token } = await openAccount(server);
    await server.database
      .query()
      .updateTable('users')
      .set({ password_hash: null })
      .where('id', '=', user.id)
      .execute();
    expect((await profile(token)).json().has_password).toBe(false);
    const fresh = { password: 'sonnenuhr-gießkanne', password_confirmation: 'sonnenuhr-gießkanne' };
    const set = await callAs(server, token, 'POST', 'password', { ...fresh, current_password: 'any' });
    expect([set.statusCode, Object.keys(set.json().errors)]).toEqual([422, ['current_password']]);
    expect((await logIn(user.email, 'any')).statusCode).toBe(401);
    server.clock.now += 15 * 60_000 + 1;
    expect((await callAs(server, token, 'POST', 'deletion', {})).statusCode).toBe(422);
    server.clock.now -= 1;
    expect((await callAs(server, token, 'POST', 'deletion', {})).statusCode).toBe(200);
  });
});
