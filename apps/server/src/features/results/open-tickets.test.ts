import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { bearer, openAccount } from '../../testing/account.ts';
import { playOn } from '../../testing/play-on.ts';
import { aDevice, startTestServer, type TestServer } from '../../testing/test-server.ts';

const dayMs = 24 * 60 * 60_000;
const points = 105;

describe.each(databaseTargets)('the ticket that is good on $name', (target) => {
  let server: TestServer;
  let client: ReturnType<typeof playOn>;
  beforeAll(async () => {
    server = await startTestServer(target);
    client = playOn(server);
  });
  afterAll(() => server.close());

  const join = async (deviceId: string, token: string) =>
    expect((await server.post('/api/v1/devices/join', { deviceId }, bearer(token))).json()).toEqual({
      joined: true,
    });
  const kept = () => server.database.query().selectFrom('game_tickets').selectAll().execute();

  test('API-09 a new ticket of a level makes the former one worthless: its run counts for progress alone', async () => {
    const deviceId = aDevice();
    const former = await client.aTicketedResult({ deviceId });
    const latter = await client.aTicketedResult({ deviceId });
    expect(await client.accepted(former)).toMatchObject({
      won: true,
      ranked: false,
      progress: { totalScore: points },
    });
    expect(await client.boardOf(deviceId)).toBeNull();
    expect((await client.accepted(latter)).ranked).toBe(true);
    expect(await client.boardOf(deviceId)).toMatchObject({ score: points });
  });

  test('API-09 tickets of other levels, and of other learners, change nothing', async () => {
    const [deviceId, other] = [aDevice(), aDevice()];
    const one = await client.aTicketedResult({ deviceId });
    const two = await client.aTicketedResult({ deviceId, level: 'one-to-ten' }, 'one-to-ten');
    const theirs = await client.aTicketedResult({ deviceId: other });
    for (const result of [one, two, theirs]) expect((await client.accepted(result)).ranked).toBe(true);
  });

  test('API-09 the devices of an account have one good ticket of a level between them', async () => {
    const { token } = await openAccount(server);
    const [phone, laptop] = [aDevice(), aDevice()];
    for (const device of [phone, laptop]) await join(device, token);
    const onPhone = await client.aTicketedResult({ deviceId: phone });
    const onLaptop = await client.aTicketedResult({ deviceId: laptop });
    expect((await client.accepted(onPhone)).ranked).toBe(false);
    expect((await client.accepted(onLaptop)).ranked).toBe(true);
  });

  test('API-09 a guest’s ticket is the account’s once the device joins it, unless that has one of its own', async () => {
    const { token } = await openAccount(server);
    const [phone, laptop, tablet] = [aDevice(), aDevice(), aDevice()];
    const asGuest = await client.aTicketedResult({ deviceId: phone });
    await join(phone, token);
    expect((await client.accepted(asGuest)).ranked).toBe(true);

    await join(laptop, token);
    const studied = await client.aTicketedResult({ deviceId: tablet });
    const own = await client.aTicketedResult({ deviceId: laptop });
    await join(tablet, token);
    expect((await client.accepted(studied)).ranked).toBe(false);
    expect((await client.accepted(own)).ranked).toBe(true);
  });

  test('a ticket is forgotten once it is good no more', async () => {
    const deviceId = aDevice();
    await client.aTicketedResult({ deviceId });
    const before = await kept();
    expect(before.length).toBeGreaterThan(0);
    server.clock.now += dayMs + 60_000;
    await client.aTicketedResult({ deviceId: aDevice() });
    expect(await kept()).toHaveLength(1);
  });

  test('a level that never ranks has tickets without a note', async () => {
    const before = await kept();
    await client.aTicketedResult({ deviceId: aDevice(), level: 'standard-1' }, 'standard-1');
    expect(await kept()).toEqual(before);
  });
});
