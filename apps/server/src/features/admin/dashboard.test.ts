import { randomUUIDv7 as newId } from 'node:crypto';
import { getAdminDashboard, type Span } from '@michi/contracts/admin-dashboard';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { sampleRows } from '../../db/testing-rows.ts';
import { callAdmin, openAdmin, type TestAdmin } from '../../testing/admin.ts';
import { startTestServer, type TestServer, testTime } from '../../testing/test-server.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Monday, 16 November 2026: of the week of the tests. */
const monday = Date.UTC(2026, 10, 16);
const [aResult] = sampleRows.game_results;
const [aSummary] = sampleRows.run_summaries;
if (!aResult || !aSummary) throw new Error('no sample of a run');

describe.each(databaseTargets)('the dashboard of the administration on $name', (target) => {
  let server: TestServer;
  let admin: TestAdmin;
  beforeEach(async () => {
    server = await startTestServer(target);
    admin = await openAdmin(server);
  });
  afterEach(() => server.close());

  /** A learner of an account, or a guest. */
  async function aLearner(userId: string | null = null): Promise<string> {
    const id = newId();
    await server.database
      .query()
      .insertInto('players')
      .values({
        ...{ id, device_key: userId === null ? id : null, user_id: userId, session_id: null },
        ...{ created_at: testTime, handing_over: null },
      })
      .execute();
    return id;
  }
  const play = async (player_id: string, at: number, game = 'mitsukete', given = 3): Promise<void> => {
    const id = newId();
    const query = server.database.query();
    await query
      .insertInto('game_results')
      .values({ ...aResult, id, player_id, game, played_hash: id })
      .execute();
    await query
      .insertInto('run_summaries')
      .values({ ...aSummary, run_id: id, player_id, game, at, given })
      .execute();
  };
  async function ask(span: Span) {
    const response = await admin.call('GET', `dashboard?span=${span}`);
    expect(response.statusCode).toBe(200);
    return getAdminDashboard.responses[200].parse(response.json());
  }
  function look(span: Span = 'week') {
    server.clock.now += 5 * minuteMs; // what was counted is kept for so long
    return ask(span);
  }
  /** Once everything is counted. */
  async function lookAgain() {
    await look();
    return vi.waitFor(
      async () => {
        const seen = await ask('week');
        expect(seen.days.every(({ played }) => played !== null)).toBe(true);
        expect(seen.cohorts.flatMap(({ learners, returned }) => [learners, ...returned])).not.toContain(null);
        return seen;
      },
      { timeout: 20_000 },
    );
  }

  test('ADM-01 only admins see it, for one of three times', async () => {
    expect((await callAdmin(server, '', 'GET', 'dashboard')).statusCode).toBe(404);
    expect((await admin.call('GET', 'dashboard?span=year')).statusCode).toBe(422);
    for (const [span, days] of [
      ['week', 7],
      ['month', 30],
      ['quarter', 84],
    ] as const) {
      const seen = await look(span);
      expect(seen.days).toHaveLength(days);
      expect([seen.days.at(-1)?.date, seen.week_ago.date]).toEqual(['2026-11-18', '2026-11-11']);
    }
  });

  test('ADM-01 nobody has played yet: nothing is left to count', async () => {
    const { days, week_ago, cohorts, games_today } = await look('quarter');
    for (const { played } of [...days, week_ago])
      expect(played).toEqual({ guests: 0, accounts: 0, runs: 0, answers: 0 });
    expect([cohorts, games_today]).toEqual([[], []]);
    expect(days.at(-1)?.new_accounts).toBeGreaterThan(0);
  });

  test('ADM-01 guests and accounts are counted apart, a learner once a day', async () => {
    const guest = await aLearner();
    const account = await aLearner(admin.user.id);
    await play(guest, testTime);
    await play(guest, testTime - 1, 'jukugo', 5);
    await play(account, testTime - 2, 'jukugo', 0);
    await play(account, testTime - 2 * dayMs);
    const { days, games_today } = await look();
    expect(days.slice(-3).map(({ played }) => played)).toEqual([
      { guests: 0, accounts: 1, runs: 1, answers: 3 },
      { guests: 0, accounts: 0, runs: 0, answers: 0 },
      { guests: 1, accounts: 1, runs: 3, answers: 8 },
    ]);
    expect(games_today).toEqual([
      { game: 'jukugo', runs: 2 },
      { game: 'mitsukete', runs: 1 },
    ]);
  });

  test('ADM-01 days that are over are counted in the background, once for all', async () => {
    const guest = await aLearner();
    await play(guest, testTime - 5 * dayMs);
    await play(guest, testTime - 9 * dayMs);
    expect((await look()).days.map(({ played }) => played)).toContain(null);
    const { days } = await lookAgain();
    expect(days.map(({ played }) => played?.runs)).toEqual([0, 1, 0, 0, 0, 0, 0]);
    await play(guest, testTime - 5 * dayMs);
    await play(guest, testTime - 1 * dayMs);
    expect((await look()).days.map(({ played }) => played?.runs)).toEqual([0, 1, 0, 0, 0, 1, 0]);
  });

  test('ADM-01 who comes back is told by the week in which they began', async () => {
    const [faithful, once, late] = [await aLearner(), await aLearner(), await aLearner()];
    for (const weeksAgo of [3, 2, 1]) await play(faithful, monday - weeksAgo * 7 * dayMs);
    await play(once, monday - 3 * 7 * dayMs + 1);
    await play(late, monday - 1 - 7 * dayMs);
    const cohorts = [
      { date: '2026-10-26', learners: 2, returned: [1, 1] },
      { date: '2026-11-02', learners: 1, returned: [0] },
    ];
    expect((await lookAgain()).cohorts).toEqual(cohorts);
    // A week is counted once the third day after it has begun.
    await play(once, monday);
    const goTo = async (at: number) => {
      server.clock.now = at;
      admin = await openAdmin(server); // the session is over by then
    };
    await goTo(monday + 8 * dayMs);
    expect((await lookAgain()).cohorts).toEqual(cohorts);
    await goTo(monday + 9 * dayMs);
    expect((await lookAgain()).cohorts).toEqual([
      { date: '2026-10-26', learners: 2, returned: [1, 1, 1] },
      { date: '2026-11-02', learners: 1, returned: [0, 0] },
    ]);
  });

  test('ADM-01 letters that nobody has dealt with are counted, the latest named by how they begin', async () => {
    const write = (message: string, at: number, done_at: number | null = null) =>
      server.database
        .query()
        .insertInto('contact_messages')
        .values({
          ...{ id: newId(), name: 'Lena', email: 'lena@example.org', message },
          ...{ locale: 'de', created_at: at, answered_at: null, done_at },
        })
        .execute();
    for (let ago = 5; ago > 0; ago--) await write(`Brief ${ago}`, testTime - ago);
    await write(`Stift\n  hakt ${'😀'.repeat(100)}`, testTime);
    await write('Erledigt', testTime, testTime);
    const { letters } = await look();
    expect([letters.open, letters.latest.length]).toEqual([6, 4]);
    expect(letters.latest.map(({ beginning }) => beginning).slice(1)).toEqual([
      'Brief 1',
      'Brief 2',
      'Brief 3',
    ]);
    expect([...(letters.latest[0]?.beginning ?? '')].join('')).toMatch(/^Stift hakt (😀){68}…$/u);
    expect(JSON.stringify(letters)).not.toContain('lena@example.org');
  });

  test('ADM-01 ADM-02 the last five changes are there at once', async () => {
    for (let times = 0; times < 6; times++) await admin.call('GET', `users/${admin.user.id}`);
    const { changes } = (await admin.call('GET', 'dashboard')).json();
    expect(changes.map(({ action }: { action: string }) => action)).toEqual(Array(5).fill('user.look'));
  });
});
