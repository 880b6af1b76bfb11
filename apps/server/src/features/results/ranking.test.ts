import type { GameResult } from '@michi/contracts/game-results';
import { playToVictory } from '@michi/testing/mitsukete';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { bearer, openAccount } from '../../testing/account.ts';
import { playOn } from '../../testing/play-on.ts';
import {
  aDevice,
  aResult,
  aTicketRequest,
  startTestServer,
  type TestServer,
  testTime,
} from '../../testing/test-server.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Open from the beginning; a run brings 105 points. */
const openLevel = 'first-strokes';
/** Opens at 170 points; a run brings 105. */
const lockedLevel = 'sky-and-earth';
const unlockScore = 170;
const points = 105;

describe.each(databaseTargets)('what ranks on $name', (target) => {
  let server: TestServer;
  let client: ReturnType<typeof playOn>;
  beforeAll(async () => {
    server = await startTestServer(target);
    client = playOn(server);
  });
  afterAll(() => server.close());

  /** The own score on a list; null without a place. */
  async function scoreOf(device: string, period = 'all'): Promise<number | null> {
    const url = `/api/v1/leaderboards/mitsukete?period=${period}`;
    return (await server.get(url, { 'x-device-id': device })).json().own?.score ?? null;
  }
  const win = async (deviceId: string, level = openLevel) =>
    client.accepted(await client.aTicketedResult({ deviceId }, level));
  const join = async (deviceId: string, token: string) =>
    expect((await server.post('/api/v1/devices/join', { deviceId }, bearer(token))).json()).toEqual({
      joined: true,
    });
  async function keptUnranked(result: GameResult): Promise<void> {
    expect(await client.accepted(result)).toMatchObject({
      won: true,
      ranked: false,
      progress: { totalScore: points, level: { completed: true, highScore: points } },
    });
    expect(await scoreOf(result.deviceId)).toBeNull();
  }

  describe('API-09 a run is kept, and counts for progress alone,', () => {
    test.each([0, 50, 79])('when a card was picked each %i ms', async (thinkMs) => {
      const request = aTicketRequest();
      const { ticket, seed, setup } = await client.ticketFor(request);
      server.clock.now += minuteMs;
      await keptUnranked(aResult(playToVictory(setup, seed, { thinkMs }), { ...request, ticket }));
    });

    test('when it lasted longer than the time since its ticket, with two seconds of tolerance', async () => {
      const tooLong = await client.aTicketedResult();
      await keptUnranked({ ...tooLong, endedAt: tooLong.endedAt + 2_001 });
      const result = await client.aTicketedResult();
      const outcome = await client.accepted({ ...result, endedAt: result.endedAt + 2_000 });
      expect(outcome.ranked).toBe(true);
    });

    test('when the clock of the server was set back meanwhile', async () => {
      const result = await client.aTicketedResult();
      server.clock.now -= 10 * minuteMs;
      await keptUnranked(result);
    });

    test('when it arrives more than a day after its ticket', async () => {
      const [early, late] = [aTicketRequest(), aTicketRequest()];
      const tickets = [await client.ticketFor(early), await client.ticketFor(late)] as const;
      const send = (request: typeof early, { ticket, seed, setup }: (typeof tickets)[0]) =>
        client.accepted(aResult(playToVictory(setup, seed), { ...request, ticket }));
      server.clock.now += dayMs;
      expect((await send(early, tickets[0])).ranked).toBe(true);
      server.clock.now += 1;
      expect((await send(late, tickets[1])).ranked).toBe(false);
      expect(await scoreOf(early.deviceId)).toBe(points);
    });

    test('as long as its level is locked', async () => {
      await keptUnranked(await client.aTicketedResult({}, lockedLevel));
    });
  });

  test('API-09 a run of a locked level counts once the total opens the level, in whatever order they arrive', async () => {
    const device = aDevice();
    const early = await client.aTicketedResult({ deviceId: device }, lockedLevel);
    const outcome = await client.accepted(early);
    expect(outcome.ranked).toBe(false);
    expect(outcome.progress.totalScore).toBeLessThan(unlockScore);
    expect(await scoreOf(device)).toBeNull();
    expect(await win(device)).toMatchObject({ ranked: true, progress: { totalScore: 2 * points } });
    expect(await scoreOf(device)).toBe(2 * points);
    expect((await client.accepted(early)).ranked).toBe(true);
    expect(await win(device, lockedLevel)).toMatchObject({ ranked: true });
    expect(await scoreOf(device)).toBe(2 * points);
  });

  test('API-09 what the total opens may be a run without a ticket, and a run may open its own level', async () => {
    const [offline, eager] = [aDevice(), aDevice()];
    await win(offline, lockedLevel);
    const unranked = await client.accepted(await client.anOfflineResult({ deviceId: offline }));
    expect(unranked.ranked).toBe(false);
    expect(await scoreOf(offline)).toBe(points);
    expect((await win(eager, lockedLevel)).ranked).toBe(false);
    expect((await win(eager, lockedLevel)).ranked).toBe(true);
    expect(await scoreOf(eager)).toBe(points);
  });

  test('API-09 of several runs of a level that waited the best one counts', async () => {
    const device = aDevice();
    // At 350 points, with a limit of two minutes: each second less brings more.
    const request = aTicketRequest({ level: 'seven-days', deviceId: device });
    const scores: number[] = [];
    for (const thinkMs of [9_000, 5_000, 12_000]) {
      const { ticket, seed, setup } = await client.ticketFor(request);
      server.clock.now += 5 * minuteMs;
      const result = aResult(playToVictory(setup, seed, { thinkMs }), { ...request, ticket });
      scores.push((await client.accepted(result)).score);
    }
    while (
      (await client.accepted(await client.anOfflineResult({ deviceId: device }))).progress.totalScore < 350
    );
    expect(await scoreOf(device)).toBe(Math.max(...scores));
  });

  test('API-09 a run that waited counts in the periods in which it was received, and was reached then', async () => {
    const device = aDevice();
    server.clock.now = testTime + 20 * dayMs;
    await win(device, lockedLevel);
    const receivedAt = server.clock.now;
    server.clock.now += dayMs;
    await client.accepted(await client.anOfflineResult({ deviceId: device }));
    expect(await scoreOf(device, 'day')).toBeNull();
    expect(await scoreOf(device, 'week')).toBe(points);
    const { reached_at } = await server.database
      .query()
      .selectFrom('leaderboard_scores')
      .select('reached_at')
      .where('period', '=', 'all')
      .where('level_id', '=', '')
      .orderBy('reached_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(reached_at).toBe(receivedAt);
  });

  test('API-09 AUT-12 totals that add up when a device joins an account open levels for both', async () => {
    const account = await openAccount(server);
    const [phone, laptop] = [aDevice(), aDevice()];
    await join(phone, account.token);
    await win(phone, lockedLevel);
    const waiting = await client.aTicketedResult({ deviceId: laptop }, 'positions');
    expect((await client.accepted(waiting)).ranked).toBe(false);
    expect(await scoreOf(phone)).toBeNull();
    await join(laptop, account.token);
    // 210 points: enough for the first level, not for the one that opens at 260.
    expect([await scoreOf(phone), await scoreOf(laptop)]).toEqual([points, points]);
    await client.accepted(await client.anOfflineResult({ deviceId: laptop }));
    expect(await scoreOf(phone)).toBe(2 * points);
    expect((await client.accepted(waiting)).ranked).toBe(true);
  });

  describe('API-09 of the guests at one address', () => {
    async function winFrom(remoteAddress: string, deviceId = aDevice()) {
      const payload = await client.aTicketedResult({ deviceId });
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/v1/game-results',
        payload,
        remoteAddress,
      });
      expect(answer.json()).toMatchObject({ won: true });
      return { device: deviceId, ranked: answer.json().ranked as boolean };
    }

    test.each([
      ['an address', () => '192.0.2.7'],
      ['a network of IPv6', (index: number) => `2001:db8:0:7:${index.toString(16)}::1`],
      ['an address written as IPv6', (index: number) => (index % 2 === 0 ? '192.0.2.8' : '::ffff:192.0.2.8')],
    ])('thirty devices rank in a day: %s', async (_, addressOf) => {
      server.clock.now += dayMs;
      const first = await winFrom(addressOf(0));
      for (let index = 1; index < 30; index++) expect((await winFrom(addressOf(index))).ranked).toBe(true);
      const late = await winFrom(addressOf(30));
      expect(late.ranked).toBe(false);
      expect(await scoreOf(late.device)).toBeNull();
      expect((await winFrom(addressOf(31), first.device)).ranked).toBe(true);
      expect((await winFrom('198.51.100.1')).ranked).toBe(true);
      expect((await winFrom('2001:db8:0:8::1')).ranked).toBe(true);

      const account = await openAccount(server);
      await join(late.device, account.token);
      expect((await winFrom(addressOf(32), late.device)).ranked).toBe(true);

      server.clock.now += dayMs;
      expect((await winFrom(addressOf(33))).ranked).toBe(true);
    });
  });
});
