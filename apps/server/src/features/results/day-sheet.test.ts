import { daySheet, utcDayOf } from '@michi/games/mitsukete/day-sheet';
import { setupOf } from '@michi/games/mitsukete/level';
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

const dayMs = 24 * 60 * 60_000;
const { level, seed, day } = daySheet(utcDayOf(testTime));

describe.each(databaseTargets)('the sheet of the day on $name', (target) => {
  let server: TestServer;
  let client: ReturnType<typeof playOn>;
  beforeAll(async () => {
    server = await startTestServer(target);
    client = playOn(server);
  });
  afterAll(() => server.close());

  /** A device of somebody with an account. */
  async function aUsersDevice(token?: string): Promise<string> {
    const deviceId = aDevice();
    await server.post(
      '/api/v1/devices/join',
      { deviceId },
      bearer(token ?? (await openAccount(server)).token),
    );
    return deviceId;
  }
  const ask = (deviceId: string, id = level.id) =>
    server.post('/api/v1/game-tickets', aTicketRequest({ level: id, deviceId }));
  async function played(deviceId: string) {
    const request = aTicketRequest({ level: level.id, deviceId });
    const given = await client.ticketFor(request);
    const recording = playToVictory(given.setup, given.seed);
    server.clock.now += recording.endedAt;
    return aResult(recording, { ...request, ticket: given.ticket });
  }

  test('API-09 everybody with an account is dealt the same, as anybody can deal it', async () => {
    for (const device of [await aUsersDevice(), await aUsersDevice()])
      expect((await ask(device)).json()).toMatchObject({ seed, setup: setupOf(level) });
  });

  test('API-09 the first run ranks; then there is no ticket any more, on no device of the account', async () => {
    const { token } = await openAccount(server);
    const [phone, laptop] = [await aUsersDevice(token), await aUsersDevice(token)];
    expect((await client.accepted(await played(phone))).ranked).toBe(true);
    for (const device of [phone, laptop]) expect((await ask(device)).statusCode).toBe(409);
  });

  test('API-09 a ticket asked for again is the same one, so that two runs of it are one too many', async () => {
    const device = await aUsersDevice();
    const [one, two] = [await played(device), await played(device)];
    expect((await client.accepted(one)).ranked).toBe(true);
    expect((await client.submit({ ...two, endedAt: two.endedAt + 1 })).statusCode).toBe(409);
  });

  test('API-09 a run without a ticket is the try, and ranks on no list', async () => {
    const device = await aUsersDevice();
    const offline = aResult(playToVictory(setupOf(level), seed), { level: level.id, deviceId: device });
    expect((await client.accepted(offline)).ranked).toBe(false);
    expect((await ask(device)).statusCode).toBe(409);
  });

  test('API-06 MIT-12 a try that was abandoned is used, and every device of the account hears so', async () => {
    const { token } = await openAccount(server);
    const [phone, laptop] = [await aUsersDevice(token), await aUsersDevice(token)];
    const run = await played(phone);
    const left = { ...run, moves: run.moves.slice(0, 6), endedAt: run.moves[5]?.at, abandoned: true };
    const answered = await server.post('/api/v1/game-results', left);
    expect([answered.statusCode, answered.json().won]).toEqual([200, false]);
    expect((await ask(laptop)).statusCode).toBe(409);
    const { levels } = (await server.get(`/api/user/progress?deviceId=${laptop}`)).json();
    expect(levels).toEqual({ [level.id]: { completed: false, highScore: 0 } });
  });

  test('API-09 guests get no ticket, nor does anybody for the sheet of another day', async () => {
    expect((await ask(aDevice())).statusCode).toBe(422);
    const device = await aUsersDevice();
    for (const other of [day - 1, day + 1]) expect((await ask(device, `day-${other}`)).statusCode).toBe(422);
  });

  test('API-09 without a ticket only its own deal is taken', async () => {
    const other = aResult(playToVictory(setupOf(level), seed + 1), { level: level.id });
    await client.refused(other, 422, 'seed');
  });

  test('API-09 a run that ends after midnight counts for its sheet', async () => {
    const device = await aUsersDevice();
    const run = await played(device);
    server.clock.now = (day + 1) * dayMs + 1_000;
    expect((await client.accepted(run)).ranked).toBe(true);
    const url = `/api/v1/leaderboards/mitsukete?level=${level.id}`;
    expect((await server.get(url, { 'x-device-id': device })).json().own).toMatchObject({ own: true });
    expect(await client.boardOf(device)).toBeNull();
  });
});
