import { randomUUIDv7 as newId } from 'node:crypto';
import { getLeaderboard, periods } from '@michi/contracts/leaderboards';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { deviceKey } from '../../secrets/device-key.ts';
import { runStore } from '../../testing/store-run.ts';
import { aDevice, startTestServer, type TestServer, testTime } from '../../testing/test-server.ts';

const dayMs = 24 * 60 * 60 * 1000;

describe.each(databaseTargets)('leaderboards on $name', (target) => {
  let server: TestServer;
  beforeEach(async () => {
    await server?.close();
    server = await startTestServer(target);
  });
  afterAll(() => server.close());

  async function aPlayer(): Promise<{ id: string; device: string }> {
    const player = { id: newId(), device: aDevice() };
    const row = { id: player.id, device_key: deviceKey(player.device), created_at: testTime };
    await server.database.query().insertInto('players').values(row).execute();
    return player;
  }
  /** Stores a ranked run, of one level unless another is named. */
  const win = (playerId: string, score: number, at = testTime, level = 'first-strokes') =>
    runStore(server.database)({ playerId, score, at, level });

  async function read(period: string, device?: string, level?: string) {
    const headers = device === undefined ? {} : { 'x-device-id': device };
    const ofLevel = level === undefined ? '' : `&level=${level}`;
    const response = await server.get(`/api/v1/leaderboards/mitsukete?period=${period}${ofLevel}`, headers);
    expect(response.statusCode).toBe(200);
    return getLeaderboard.responses[200].parse(response.json());
  }

  test('API-09 an empty list has no places, and nobody has one of their own', async () => {
    expect(await read('week', aDevice())).toEqual({
      period: 'week',
      startsAt: Date.UTC(2026, 10, 16),
      level: null,
      top: [],
      own: null,
      around: [],
    });
  });

  test('API-09 without a period the week is shown', async () => {
    const response = await server.get('/api/v1/leaderboards/mitsukete');
    expect(response.json().period).toBe('week');
  });

  test('API-09 the higher score stands first, of equal ones the earlier', async () => {
    const [a, b, c] = [await aPlayer(), await aPlayer(), await aPlayer()];
    await win(a.id, 100, testTime + 2);
    await win(b.id, 200, testTime + 3);
    await win(c.id, 100, testTime + 1);
    const { top } = await read('day', a.device);
    expect(top.map(({ rank, score, own }) => [rank, score, own])).toEqual([
      [1, 200, false],
      [2, 100, false],
      [3, 100, true],
    ]);
  });

  test('API-09 the best runs of all levels are added up, and repeating a level earns nothing', async () => {
    const player = await aPlayer();
    await win(player.id, 100, testTime, 'one');
    await win(player.id, 30, testTime + 1, 'two');
    expect((await read('day', player.device)).own?.score).toBe(130);
    await win(player.id, 100, testTime + 2, 'one');
    await win(player.id, 20, testTime + 3, 'two');
    expect((await read('day', player.device)).own?.score).toBe(130);
    await win(player.id, 35, testTime + 4, 'two');
    expect((await read('day', player.device)).own?.score).toBe(135);
  });

  test('API-09 a run counts in full where it is the first of its level, elsewhere by what it is better', async () => {
    const player = await aPlayer();
    await win(player.id, 100);
    server.clock.now = testTime + dayMs;
    await win(player.id, 80, server.clock.now);
    expect((await read('day', player.device)).own?.score).toBe(80);
    expect((await read('week', player.device)).own?.score).toBe(100);
    await win(player.id, 120, server.clock.now);
    const scores = await Promise.all(
      periods.map(async (period) => (await read(period, player.device)).own?.score),
    );
    expect(scores).toEqual([120, 120, 120, 120]);
  });

  test('API-09 each player has one place, with its score and when it was first reached', async () => {
    const [a, b] = [await aPlayer(), await aPlayer()];
    await win(a.id, 100, testTime);
    await win(b.id, 100, testTime + 1);
    await win(a.id, 90, testTime + 2);
    await win(a.id, 100, testTime + 3);
    const { top, own } = await read('all', a.device);
    expect(top.map(({ score }) => score)).toEqual([100, 100]);
    expect(own?.rank).toBe(1);
    await win(b.id, 101, testTime + 4);
    expect((await read('all', a.device)).own?.rank).toBe(2);
  });

  test('API-09 twenty places are shown; the own one below them is counted', async () => {
    for (let score = 1; score <= 25; score++) await win((await aPlayer()).id, score * 10);
    const own = await aPlayer();
    await win(own.id, 35);
    const board = await read('month', own.device);
    expect(board.top).toHaveLength(20);
    expect(board.top.at(-1)?.score).toBe(60);
    expect(board.own).toMatchObject({ rank: 23, score: 35, own: true });
    expect(board.top.some((each) => each.own)).toBe(false);
  });

  test('API-09 around the own place stand two on either side, none of which is among the first twenty', async () => {
    const devices = new Map<number, string>();
    for (let score = 26; score >= 1; score--) {
      const { id, device } = await aPlayer();
      await win(id, score, testTime + (score % 3));
      devices.set(27 - score, device);
    }
    const around = async (rank: number) => {
      const board = await read('day', devices.get(rank));
      return board.around.map((each) => [each.rank, each.score, each.own]);
    };
    expect(await around(20)).toEqual([]);
    expect(await around(21)).toEqual([
      [21, 6, true],
      [22, 5, false],
      [23, 4, false],
    ]);
    expect(await around(22)).toEqual([
      [21, 6, false],
      [22, 5, true],
      [23, 4, false],
      [24, 3, false],
    ]);
    expect(await around(26)).toEqual([
      [24, 3, false],
      [25, 2, false],
      [26, 1, true],
    ]);
  });

  test('API-09 those around are found among equal scores too: the earlier one stands higher', async () => {
    const players = [];
    for (let index = 0; index < 25; index++) players.push(await aPlayer());
    for (const [index, { id }] of players.entries()) await win(id, 100, testTime + Math.floor(index / 2));
    const seen = new Set<string>();
    for (const { device } of players.slice(20)) {
      const { around, own } = await read('day', device);
      for (const [index, { rank }] of around.entries()) expect(rank).toBe((around[0]?.rank ?? 0) + index);
      expect(around.find((each) => each.own)).toEqual(own);
      for (const { rank, tag } of around) seen.add(`${rank} ${tag}`);
    }
    expect([...seen].map((each) => each.split(' ')[0]).toSorted()).toEqual(['21', '22', '23', '24', '25']);
  });

  test('API-09 a level has lists of its own, by the best score', async () => {
    const [a, b] = [await aPlayer(), await aPlayer()];
    await win(a.id, 100, testTime, 'one');
    await win(a.id, 90, testTime + 1, 'one');
    await win(a.id, 10, testTime + 2, 'two');
    await win(b.id, 20, testTime + 3, 'two');
    const scores = async (level: string, period = 'week') =>
      (await read(period, a.device, level)).top.map(({ score, own }) => [score, own]);
    for (const period of periods) {
      expect(await scores('one', period)).toEqual([[100, true]]);
      expect(await scores('two', period)).toEqual([
        [20, false],
        [10, true],
      ]);
    }
    expect((await read('day', b.device, 'one')).own).toBeNull();
    expect((await read('day', b.device, 'one')).level).toBe('one');
    expect(await scores('three')).toEqual([]);
  });

  test('API-09 the sheet of a day has one list alone, which adds to no other', async () => {
    const player = await aPlayer();
    await win(player.id, 100);
    await win(player.id, 500, testTime, 'day-20775');
    server.clock.now = testTime + 3 * dayMs;
    for (const period of periods) {
      const board = await read(period, player.device, 'day-20775');
      expect([board.period, board.own?.score]).toEqual(['all', 500]);
    }
    expect((await read('all', player.device)).own?.score).toBe(100);
  });

  test('API-09 a score counts in the periods it was reached in', async () => {
    const player = await aPlayer();
    await win(player.id, 100);
    const shownAfter = async (now: number) => {
      server.clock.now = now;
      const boards = await Promise.all(periods.map((period) => read(period)));
      return boards.filter(({ top }) => top.length > 0).map(({ period }) => period);
    };
    expect(await shownAfter(testTime)).toEqual(['day', 'week', 'month', 'all']);
    expect(await shownAfter(testTime + dayMs)).toEqual(['week', 'month', 'all']);
    expect(await shownAfter(testTime + 6 * dayMs)).toEqual(['month', 'all']);
    expect(await shownAfter(testTime + 30 * dayMs)).toEqual(['all']);
  });

  test('API-09 guests are told apart by a tag that tells nothing of them', async () => {
    const [a, b] = [await aPlayer(), await aPlayer()];
    await win(a.id, 100);
    await win(b.id, 90);
    const { top } = await read('day');
    for (const { name, tag } of top) {
      expect(name).toBeNull();
      expect(tag).toMatch(/^[0-9A-F]{6}$/);
    }
    const text = JSON.stringify(top);
    for (const secret of [a.id, a.device, deviceKey(a.device)]) expect(text).not.toContain(secret);
  });

  test('API-08 a level that no database can keep is named: 422', async () => {
    const level = await server.get('/api/v1/leaderboards/mitsukete?level=%00');
    expect(level.statusCode).toBe(422);
    expect(level.json().errors).toHaveProperty('level');
  });

  test('API-08 a wrong period or device id is named: 422', async () => {
    const period = await server.get('/api/v1/leaderboards/mitsukete?period=year');
    expect(period.statusCode).toBe(422);
    expect(period.json().errors).toEqual({ period: ['Möglich ist hier: day, week, month, all.'] });
    const device = await server.get('/api/v1/leaderboards/mitsukete', { 'x-device-id': 'nobody' });
    expect(device.statusCode).toBe(422);
    expect(device.json().errors).toHaveProperty('x-device-id');
  });
});
