import { postChallengeClaim } from '@michi/contracts/challenges';
import { getExport } from '@michi/contracts/profile';
import { getStatistics } from '@michi/contracts/statistics';
import { learnersDay } from '@michi/progress/days';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { bearer, callAs, openAccount } from '../../testing/account.ts';
import { playOn } from '../../testing/play-on.ts';
import { aDevice, startTestServer, type TestServer } from '../../testing/test-server.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
/** In days since 1970-01-01; the server's clock stands at noon, UTC. */
const dateOf = (day: number): string => new Date(day * 24 * hour).toISOString().slice(0, 10);

describe.each(databaseTargets)('challenges on $name', (target) => {
  let server: TestServer;
  let client: ReturnType<typeof playOn>;
  beforeAll(async () => {
    server = await startTestServer(target);
    client = playOn(server);
  });
  beforeEach(() => {
    server.clock.now = Math.ceil(server.clock.now / day) * day + 12 * hour;
  });
  afterAll(() => server.close());

  const today = (utcOffset = 0) => learnersDay(server.clock.now, utcOffset);
  /** `ahead`: how far the clock of the device is. */
  const claim = (
    deviceId: string,
    challenge = 'speed_run',
    start = today(),
    { ahead = 0, utcOffset = 0, ago = 0 } = {},
  ) => {
    const sentAt = server.clock.now + ahead;
    const body = { date: dateOf(start), at: sentAt - ago, utcOffset, sentAt };
    return server.post(`/api/v1/challenges/${challenge}/claims`, body, { 'x-device-id': deviceId });
  };
  const claimed = async (...asked: Parameters<typeof claim>) => {
    const response = await claim(...asked);
    expect(response.statusCode, response.body).toBe(200);
    return postChallengeClaim.responses[200].parse(response.json());
  };
  const refused = async (...asked: Parameters<typeof claim>) => {
    const response = await claim(...asked);
    const { message, errors } = response.json();
    return [response.statusCode, errors?.date?.[0] ?? message];
  };
  const learnerStatistics = async (deviceId: string) =>
    getStatistics.responses[200].parse(
      (await server.get(`/api/user/statistics?deviceId=${deviceId}`)).json(),
    );
  const join = (deviceId: string, token: string) =>
    server.post('/api/v1/devices/join', { deviceId }, bearer(token));
  /** A level won without a mistake in a few seconds, on a device. */
  const wins = async (deviceId: string, times = 1, { ago = 0, utcOffset = 0 } = {}) => {
    for (let time = 0; time < times; time++) {
      server.clock.now += 60_000; // nobody plays twice at once
      const told = { at: server.clock.now - ago, utcOffset, sentAt: server.clock.now };
      await client.accepted(await client.anOfflineResult({ deviceId, ...told }));
    }
  };

  test('ACH-03 a reward is claimed once its challenge is reached, and no earlier', async () => {
    const device = aDevice();
    expect(await refused(device)).toEqual([409, expect.stringContaining('Herausforderung')]);
    expect(await server.database.query().selectFrom('players').selectAll().execute()).toEqual([]);
    await wins(device, 2);
    expect(await claimed(device)).toEqual({ challenge: 'speed_run', date: dateOf(today()), xp: 120 });
    expect((await refused(device, 'triple_perfect'))[0]).toBe(409);
    await wins(device);
    expect(await claimed(device, 'triple_perfect')).toMatchObject({ xp: 200 });
    const { days, claimed: all } = await learnerStatistics(device);
    expect(days[today()]).toMatchObject({ levels: 3, flawless: 3, perfect: 9, combos: 9 });
    expect([...(days[today()]?.kanji ?? '')].length).toBeGreaterThanOrEqual(3);
    expect(all).toEqual({
      speed_run: { times: 1, starts: [today()] },
      triple_perfect: { times: 1, starts: [today()] },
    });
  });

  test('ACH-03 claimed twice, by two devices at once, it counts once, and all get the same answer', async () => {
    const account = await openAccount(server);
    const [phone, laptop] = [aDevice(), aDevice()];
    for (const device of [phone, laptop]) await join(device, account.token);
    await wins(phone);
    const answers = await Promise.all([claimed(phone), claimed(laptop), claimed(phone)]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await learnerStatistics(laptop)).claimed).toEqual({ speed_run: { times: 1, starts: [today()] } });
  });

  test('ACH-03 what a guest has claimed joins the account, each once', async () => {
    const account = await openAccount(server);
    const [phone, laptop] = [aDevice(), aDevice()];
    for (const device of [phone, laptop]) {
      await wins(device, 3);
      await claimed(device);
    }
    await claimed(laptop, 'triple_perfect');
    for (const device of [phone, laptop]) await join(device, account.token);
    expect((await learnerStatistics(phone)).claimed).toEqual({
      speed_run: { times: 1, starts: [today()] },
      triple_perfect: { times: 1, starts: [today()] },
    });
    const exported = getExport.responses[200].parse(
      (await callAs(server, account.token, 'GET', 'export')).json(),
    );
    expect(exported.challenge_claims.map(({ challenge }) => challenge)).toEqual([
      'speed_run',
      'triple_perfect',
    ]);
    const count = async () =>
      (await server.database.query().selectFrom('challenge_claims').selectAll().execute()).length;
    const before = await count();
    await server.database.query().deleteFrom('users').where('id', '=', account.user.id).execute();
    expect(await count()).toBe(before - 2);
  });

  test('ACH-03 it lies ready until the next day is over; what was claimed offline in time counts later', async () => {
    const device = aDevice();
    await wins(device);
    const start = today();
    server.clock.now += day;
    expect(await refused(device, 'speed_run', start + 2)).toEqual([422, expect.stringContaining('begonnen')]);
    expect(await claimed(device, 'speed_run', start)).toMatchObject({ date: dateOf(start) });
    const late = aDevice();
    await wins(late, 1, { ago: day });
    server.clock.now += day;
    expect(await refused(late, 'speed_run', start)).toEqual([422, expect.stringContaining('verfallen')]);
    expect(await claimed(late, 'speed_run', start, { ago: day })).toMatchObject({ date: dateOf(start) });
  });

  test('ACH-03 a clock that is a day off shifts nothing', async () => {
    for (const ahead of [day, -day, 400 * day]) {
      const device = aDevice();
      await wins(device);
      const start = today() + ahead / day;
      expect(await claimed(device, 'speed_run', start, { ahead })).toMatchObject({ date: dateOf(today()) });
    }
  });

  test('ACH-03 a run after midnight belongs to the day before, up to 4 in the morning', async () => {
    const device = aDevice();
    server.clock.now = Math.ceil(server.clock.now / day) * day + 3.5 * hour;
    await wins(device);
    const before = today();
    server.clock.now += hour;
    expect(today()).toBe(before + 1);
    expect((await refused(device))[0]).toBe(409);
    expect(await claimed(device, 'speed_run', before)).toMatchObject({ date: dateOf(before) });
  });

  test('ACH-03 who flies over the date line claims a day once, and loses none', async () => {
    const device = aDevice();
    const [auckland, honolulu] = [13 * 60, -10 * 60];
    await wins(device, 1, { utcOffset: auckland });
    const start = today(auckland);
    await claimed(device, 'speed_run', start, { utcOffset: auckland });
    expect(today(honolulu)).toBe(start - 1);
    await wins(device, 1, { utcOffset: honolulu });
    await claimed(device, 'speed_run', start - 1, { utcOffset: honolulu });
    server.clock.now += day; // the same date once more
    await wins(device, 1, { utcOffset: honolulu });
    await claimed(device, 'speed_run', start, { utcOffset: honolulu });
    expect((await learnerStatistics(device)).claimed).toEqual({
      speed_run: { times: 2, starts: [start - 1, start] },
    });
  });

  test('ACH-03 API-08 what is forged gives nothing', async () => {
    const [device, other] = [aDevice(), aDevice()];
    await wins(other, 3);
    expect((await refused(device))[0]).toBe(409);
    const send = (body: unknown, challenge = 'speed_run') =>
      server.post(`/api/v1/challenges/${challenge}/claims`, body as object, { 'x-device-id': other });
    const right = { date: dateOf(today()), at: server.clock.now, utcOffset: 0, sentAt: server.clock.now };
    expect((await send(right, 'emperor')).statusCode).toBe(404);
    const cases: [unknown, string?][] = [
      [null],
      [{ ...right, date: '2026-02-30' }],
      [{ ...right, date: 'today' }],
      [{ ...right, utcOffset: 5_000 }],
      [{ ...right, at: -1 }],
      [{ ...right, sentAt: 'now' }],
      [{ ...right, date: '0001-01-01' }],
      [{ ...right, date: '9999-12-31' }],
      [{ ...right, date: dateOf(today() + 1) }, 'kanji_master'],
    ];
    for (const [body, challenge] of cases) expect((await send(body, challenge)).statusCode).toBe(422);
    expect((await learnerStatistics(other)).claimed).toEqual({});
  });

  test('ACH-03 runs and the claim that rests on them may go together', async () => {
    const deviceId = aDevice();
    const run = await client.anOfflineResult({
      deviceId,
      at: server.clock.now,
      utcOffset: 0,
      sentAt: server.clock.now,
    });
    const body = { date: dateOf(today()), at: server.clock.now, utcOffset: 0, sentAt: server.clock.now };
    const claim = { operation: 'postChallengeClaim', params: { challenge: 'speed_run' }, deviceId, body };
    const response = await server.post('/api/v1/batch', {
      calls: [{ operation: 'postGameResult', body: run }, claim, claim],
    });
    const { answers } = response.json();
    expect(answers.map(({ status }: { status: number }) => status)).toEqual([200, 200, 200]);
    expect(answers[1].body).toEqual(answers[2].body);
  });
});
