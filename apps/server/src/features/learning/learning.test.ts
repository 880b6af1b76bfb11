import { randomUUIDv7 as newId } from 'node:crypto';
import type { GameResult } from '@michi/contracts/game-results';
import { getStatistics } from '@michi/contracts/statistics';
import { learnersDay } from '@michi/progress/days';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { deviceKey } from '../../secrets/device-key.ts';
import { bearer, callAs, openAccount } from '../../testing/account.ts';
import { playOn } from '../../testing/play-on.ts';
import { aDevice, startTestServer, type TestServer } from '../../testing/test-server.ts';

const minute = 60_000;

describe.each(databaseTargets)('what is answered, on $name', (target) => {
  let server: TestServer;
  let client: ReturnType<typeof playOn>;
  beforeAll(async () => {
    server = await startTestServer(target);
    client = playOn(server);
  });
  afterAll(() => server.close());

  const learnerStatistics = async (device: string) =>
    getStatistics.responses[200].parse((await server.get(`/api/user/statistics?deviceId=${device}`)).json());
  const rows = (table: 'answers' | 'run_summaries', runId: string) =>
    server.database.query().selectFrom(table).selectAll().where('run_id', '=', runId).execute();
  /** A run as it was after some of its moves. */
  const leftAfter = (result: GameResult, count: number): GameResult => {
    const moves = result.moves.slice(0, count);
    return { ...result, moves, endedAt: moves.at(-1)?.at ?? 0, abandoned: true };
  };
  const join = (deviceId: string, token: string) =>
    server.post('/api/v1/devices/join', { deviceId }, bearer(token));

  test('LRN-01 a proved run tells its answers, statistics and achievements', async () => {
    const result = await client.anOfflineResult({ utcOffset: 60, at: 5, sentAt: 5 });
    await client.accepted(result);
    const answers = await rows('answers', result.runId);
    expect(answers).toHaveLength(3);
    expect(answers[2]).toMatchObject({
      number: 2,
      at: server.clock.now,
      utc_offset: 60,
      skill: 'recognition',
      asked: expect.stringMatching(/^of \d+$/),
      correct: 1,
      hinted: 0,
    });
    const { statistics, achievements } = await learnerStatistics(result.deviceId);
    expect(statistics).toMatchObject({
      totalGamesPlayed: 1,
      totalScore: 105,
      answers: { given: 3, correct: 3 },
      levels: { mitsukete: { 'first-strokes': 1 } },
      perfectLevels: 1,
      days: [learnersDay(server.clock.now, 60)],
    });
    expect(Object.keys(statistics.kanji)).toHaveLength(3);
    expect(achievements).toMatchObject({ first_100: server.clock.now, first_level: server.clock.now });
    expect(await learnerStatistics(aDevice())).toMatchObject({
      statistics: { totalGamesPlayed: 0 },
      achievements: {},
    });
  });

  test('ACH-02 a run tells its hour, its time without a mistake, and when a kanji was right first', async () => {
    const result = await client.anOfflineResult({ utcOffset: 60, at: 5, sentAt: 5 });
    await client.accepted(result);
    const [summary] = await rows('run_summaries', result.runId);
    expect(summary).toMatchObject({
      hour: new Date(server.clock.now + 60 * minute).getUTCHours(),
      clean_first_ms: expect.any(Number),
      clean_last_ms: null,
    });
    expect((await learnerStatistics(result.deviceId)).statistics).toMatchObject({
      flawlessGames: 1,
      nightGames: 0,
    });
    const kanji = await server.database.query().selectFrom('kanji_statistics').select('right_at').execute();
    expect(kanji.some(({ right_at }) => right_at === server.clock.now)).toBe(true);
  });

  test('GAM-05 what a run did that achievements of its game ask for is kept, and told among the statistics', async () => {
    const result = await client.anOfflineResult({});
    await client.accepted(result);
    const feats = JSON.stringify({
      ...{ best: { 'otoawase.accuracy': 96 }, sum: { 'hanazono.grown': 2 }, different: {} },
    });
    await server.database
      .query()
      .updateTable('run_summaries')
      .set({ feats })
      .where('run_id', '=', result.runId)
      .execute();
    const { statistics } = await learnerStatistics(result.deviceId);
    expect(statistics.feats).toEqual({ 'otoawase.accuracy': 96, 'hanazono.grown': 2 });
  });

  test('ACH-01 an account wears a title that it has earned, and no other', async () => {
    const { token } = await openAccount(server);
    const wear = (title: string | null) => callAs(server, token, 'PATCH', 'profile', { title });
    expect((await wear('mitsukete_master')).statusCode).toBe(422);
    expect((await wear('emperor')).statusCode).toBe(422);
    expect((await wear(null)).json()).toMatchObject({ user: { title: null } });

    const deviceId = aDevice();
    await join(deviceId, token);
    for (let level = 0; level < 5; level++) {
      const run = await client.aTicketedResult({ deviceId });
      await client.accepted(run);
      // as if each had been another level
      await server.database
        .query()
        .updateTable('run_summaries')
        .set({ level_id: `level-${level}` })
        .where('run_id', '=', run.runId)
        .execute();
    }
    expect((await wear('mitsukete_master')).json()).toMatchObject({ user: { title: 'mitsukete_master' } });
    expect(await client.boardOf(deviceId)).toMatchObject({ title: 'mitsukete_master' });
    expect((await wear('jukugo_expert')).statusCode).toBe(422);
    expect(await client.boardOf(deviceId)).toMatchObject({ title: 'mitsukete_master' });
  });

  test('LRN-02 the answers of a run that was abandoned count, and it wins nothing', async () => {
    const result = await client.anOfflineResult();
    expect(await client.accepted(leftAfter(result, 4))).toMatchObject({ won: false, score: 0 });
    const { statistics, achievements } = await learnerStatistics(result.deviceId);
    expect(statistics).toMatchObject({
      totalGamesPlayed: 0,
      totalScore: 0,
      answers: { given: 1, correct: 1 },
    });
    expect(achievements).toEqual({});
    const progress = await server.get(`/api/user/progress?deviceId=${result.deviceId}`);
    expect(progress.json()).toEqual({
      totalScore: 0,
      levels: { [result.level]: { completed: false, highScore: 0 } },
    });
  });

  test('LRN-02 a run that goes on after it was abandoned counts once, by its end', async () => {
    const result = await client.anOfflineResult();
    await client.accepted(leftAfter(result, 4));
    await client.accepted(leftAfter(result, 7));
    await client.accepted(leftAfter(result, 4));
    expect((await learnerStatistics(result.deviceId)).statistics.answers).toEqual({ given: 2, correct: 2 });
    expect(await client.accepted(result)).toMatchObject({ won: true, score: 105 });
    await client.accepted(leftAfter(result, 7));
    const { statistics } = await learnerStatistics(result.deviceId);
    expect(statistics).toMatchObject({ totalGamesPlayed: 1, answers: { given: 3, correct: 3 } });
    expect(Object.values(statistics.kanji).map(({ correct }) => correct)).toEqual([1, 1, 1]);
  });

  test('LRN-02 somebody else’s run that was abandoned is not gone on with', async () => {
    const result = await client.anOfflineResult();
    await client.accepted(leftAfter(result, 4));
    await client.refused({ ...result, deviceId: aDevice() }, 409, 'runId');
  });

  test('LRN-01 what was played counts once, under whatever id it is sent', async () => {
    const result = await client.anOfflineResult();
    const outcome = await client.accepted(result);
    const again = { ...result, runId: newId() };
    expect(await client.accepted(again)).toEqual({ ...outcome, runId: again.runId });
    expect((await learnerStatistics(result.deviceId)).statistics).toMatchObject({
      totalGamesPlayed: 1,
      totalScore: 105,
    });
    expect(await rows('answers', again.runId)).toEqual([]);
  });

  test('LRN-01 what two devices of an account have sent of the same run counts once when they join', async () => {
    const account = await openAccount(server);
    const [phone, laptop] = [aDevice(), aDevice()];
    const result = await client.anOfflineResult({ deviceId: phone });
    await client.accepted(result);
    await client.accepted({ ...result, deviceId: laptop, runId: newId() });
    await client.accepted(await client.anOfflineResult({ deviceId: laptop }));
    await join(phone, account.token);
    await join(laptop, account.token);
    expect((await learnerStatistics(phone)).statistics).toMatchObject({
      totalGamesPlayed: 2,
      totalScore: 210,
      answers: { given: 6, correct: 6 },
    });
    expect(await learnerStatistics(laptop)).toEqual(await learnerStatistics(phone));
    const progress = await server.get(`/api/user/progress?deviceId=${phone}`);
    expect(progress.json()).toMatchObject({ totalScore: 210 });
  });

  test('LRN-01 two runs of one device at the same time: the second keeps its points, and its answers count for nothing', async () => {
    const deviceId = aDevice();
    const at = server.clock.now;
    const ended = (before: number) => ({ deviceId, at: at - before, sentAt: at });
    const first = await client.anOfflineResult(ended(0));
    const beside = await client.anOfflineResult(ended(1));
    const before = await client.anOfflineResult(ended(first.endedAt));
    for (const result of [first, beside, before])
      expect(await client.accepted(result)).toMatchObject({ score: 105 });
    expect(await rows('answers', beside.runId)).toEqual([]);
    expect((await learnerStatistics(deviceId)).statistics).toMatchObject({
      totalGamesPlayed: 2,
      answers: { given: 6, correct: 6 },
    });
    const progress = await server.get(`/api/user/progress?deviceId=${deviceId}`);
    expect(progress.json()).toMatchObject({ totalScore: 315 });
  });

  test.each([
    ['whose clock was set right meanwhile', 365 * 24 * 60 * minute, 0],
    ['that was away for longer than is looked back', 0, 90 * 24 * 60 * minute],
  ])('LRN-01 several runs of a device %s all count', async (_, ahead, waited) => {
    const deviceId = aDevice();
    const { now } = server.clock;
    for (const run of [1, 2, 3]) {
      const at = now + ahead - waited - run * 10 * minute;
      await client.accepted(await client.anOfflineResult({ deviceId, at, sentAt: now }));
    }
    expect((await learnerStatistics(deviceId)).statistics).toMatchObject({
      totalGamesPlayed: 3,
      answers: { given: 9 },
    });
  });

  test('LRN-01 answers faster than anybody can give them count for nothing', async () => {
    const result = await client.anOfflineResult();
    const hurried = {
      ...result,
      moves: result.moves.map((move, index) => ({ ...move, at: index })),
    };
    await client.accepted(hurried);
    expect((await learnerStatistics(result.deviceId)).statistics.answers).toEqual({ given: 0, correct: 0 });
  });

  test('LRN-01 a run that waited is counted when it was played, by the learner’s own day', async () => {
    const ago = 3 * 24 * 60 * minute;
    const at = 1_000_000_000_000; // the clock of the device is years behind
    const result = await client.anOfflineResult({ at, sentAt: at + ago, utcOffset: -480 });
    await client.accepted(result);
    const [summary] = await rows('run_summaries', result.runId);
    expect(summary).toMatchObject({
      at: server.clock.now - ago,
      day: learnersDay(server.clock.now - ago, -480),
      device_key: deviceKey(result.deviceId),
    });
  });
});
