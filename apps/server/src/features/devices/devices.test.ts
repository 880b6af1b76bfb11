import type { GameResult } from '@michi/contracts/game-results';
import { playToVictory } from '@michi/testing/mitsukete';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { bearer, openAccount, type TestAccount } from '../../testing/account.ts';
import { playOn } from '../../testing/play-on.ts';
import {
  aDevice,
  aResult,
  aTicketRequest,
  startTestServer,
  type TestServer,
} from '../../testing/test-server.ts';

describe.each(databaseTargets)('devices on $name', (target) => {
  let server: TestServer;
  let client: ReturnType<typeof playOn>;
  beforeAll(async () => {
    server = await startTestServer(target);
    client = playOn(server);
  });
  afterAll(() => server.close());

  const join = (deviceId: string, token: string, at = server) =>
    at.post('/api/v1/devices/join', { deviceId }, token === '' ? {} : bearer(token));
  const progressOf = async (device: string) =>
    (await server.get(`/api/user/progress?deviceId=${device}`)).json();

  async function joined(account: TestAccount, deviceId = aDevice()): Promise<string> {
    expect((await join(deviceId, account.token)).json()).toEqual({ joined: true });
    return deviceId;
  }

  test('AUT-12 what a guest has reached joins the account, and what any of its devices reaches then', async () => {
    const account = await openAccount(server);
    const phone = aDevice();
    await client.accepted(await client.aTicketedResult({ deviceId: phone }));
    await joined(account, phone);
    const laptop = await joined(account);
    expect((await progressOf(laptop)).totalScore).toBe(105);
    const outcome = await client.accepted(await client.aTicketedResult({ deviceId: laptop }));
    expect(outcome.progress.totalScore).toBe(210);
    expect(await progressOf(phone)).toEqual(await progressOf(laptop));
    expect(await client.boardOf(phone)).toMatchObject({ name: account.user.username, score: 105 });
  });

  test('AUT-12 joining again changes nothing', async () => {
    const account = await openAccount(server);
    const device = aDevice();
    await client.accepted(await client.aTicketedResult({ deviceId: device }));
    await joined(account, device);
    const before = await client.everything();
    expect((await join(device, account.token)).json()).toEqual({ joined: false });
    expect(await client.everything()).toBe(before);
  });

  test('AUT-12 a device joins many times at once, and once', async () => {
    const account = await openAccount(server);
    const device = aDevice();
    await client.accepted(await client.aTicketedResult({ deviceId: device }));
    const answers = await Promise.all(Array.from({ length: 6 }, () => join(device, account.token)));
    expect(answers.filter((answer) => answer.json().joined)).toHaveLength(1);
    expect((await progressOf(device)).totalScore).toBe(105);
  });

  test('AUT-12 no other account gets a device that has joined one: 409', async () => {
    const device = await joined(await openAccount(server));
    const other = await openAccount(server);
    await client.accepted(await client.aTicketedResult({ deviceId: device }));
    const before = await client.everything();
    const response = await join(device, other.token);
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([409, ['deviceId']]);
    expect(await client.everything()).toBe(before);
  });

  test('AUT-12 a guest joins nothing: 401', async () => {
    const device = aDevice();
    expect((await join(device, '')).statusCode).toBe(401);
    expect((await join('robot', (await openAccount(server)).token)).statusCode).toBe(422);
  });

  test('AUT-12 API-09 a run that was sent before joining is answered again and counted once', async () => {
    const account = await openAccount(server);
    const result = await client.aTicketedResult();
    const outcome = await client.accepted(result);
    await joined(account, result.deviceId);
    expect(await client.accepted(result)).toEqual(outcome);
    expect((await progressOf(result.deviceId)).totalScore).toBe(105);
    await client.refused({ ...result, deviceId: aDevice() }, 409, 'runId');
  });

  test('AUT-12 a ticket that was given before joining is good after it', async () => {
    const account = await openAccount(server);
    const result = await client.aTicketedResult();
    await joined(account, result.deviceId);
    expect(await client.accepted(result)).toMatchObject({ ranked: true, progress: { totalScore: 105 } });
  });

  test('AUT-12 a device that joins while another process takes its results loses none', async () => {
    const stored = await target.lend('built-in');
    const shared = { ...target, lend: async () => ({ ...stored, remove: async () => {} }) };
    const servers = [await startTestServer(shared), await startTestServer(shared)] as const;
    const [one, two] = [playOn(servers[0]), playOn(servers[1])];
    try {
      for (let round = 0; round < 5; round++) {
        const account = await openAccount(servers[0]);
        const devices = [aDevice(), aDevice()];
        const results: GameResult[] = [];
        const levels = [
          ['first-strokes', 'sky-and-earth'],
          ['one-to-ten', 'positions'],
        ] as const;
        for (const [index, deviceId] of devices.entries())
          for (const level of levels[index] ?? []) {
            const request = aTicketRequest({ level, deviceId });
            const { ticket, seed, setup } = await one.ticketFor(request);
            results.push(aResult(playToVictory(setup, seed), { ...request, ticket }));
          }
        for (const { clock } of servers) clock.now += 120_000;
        const outcomes = await Promise.all([
          ...results.map((result, index) => (index % 2 === 0 ? one : two).accepted(result)),
          ...devices.map(async (device, index) => {
            const joining = await join(device, account.token, servers[index === 0 ? 1 : 0]);
            expect(joining.json()).toEqual({ joined: true });
            return null;
          }),
        ]);
        const scores = outcomes.flatMap((outcome) => outcome?.score ?? []);
        const [device = ''] = devices;
        const read = await servers[0].get(`/api/user/progress?deviceId=${device}`);
        const sum = scores.reduce((before, score) => before + score, 0);
        expect([read.json().totalScore, (await one.boardOf(device)).score]).toEqual([sum, sum]);
      }
    } finally {
      for (const { app } of servers) await app.close();
      await stored.remove();
    }
  });
});
