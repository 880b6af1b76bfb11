import { randomUUIDv7 as newId } from 'node:crypto';
import { getMemory, mostImports, mostImportsADay, postKanjiImport } from '@michi/contracts/memory';
import { kanjiByJlpt } from '@michi/kanji/jlpt';
import { learnersDay } from '@michi/progress/days';
import { kanjiItem, kanjiOfItem } from '@michi/progress/item';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { bearer, openAccount } from '../../testing/account.ts';
import { playOn } from '../../testing/play-on.ts';
import { aDevice, anAddress, startTestServer, type TestServer } from '../../testing/test-server.ts';

const dayMs = 24 * 60 * 60_000;
const joyo = [...kanjiByJlpt.values()].flat().filter((kanji) => !'山川月鬱'.includes(kanji));

describe.each(databaseTargets)('imports on $name', (target) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(target);
  });
  afterAll(() => server.close());

  const send = (
    device: string,
    kanji: readonly string[],
    id: string = newId(),
    at = server.clock.now,
    utcOffset = 0,
  ) =>
    server.post(
      '/api/v1/memory/imports',
      { id, kanji, utcOffset, at, sentAt: server.clock.now },
      { 'x-device-id': device },
    );
  const listOf = (response: Awaited<ReturnType<typeof send>>) =>
    postKanjiImport.responses[200].parse(response.json()).imports;
  const takeBack = (device: string, id: string) =>
    server.app.inject({
      ...{ method: 'DELETE', url: `/api/v1/memory/imports/${id}` },
      ...{ headers: { 'x-device-id': device }, remoteAddress: anAddress() },
    });
  const heard = async (device: string) => {
    const response = await server.get('/api/v1/memory', { 'x-device-id': device });
    return getMemory.responses[200].parse(response.json());
  };
  const daysOf = async (device: string, kanji: string) =>
    (await heard(device)).memories.flatMap(([item, , , , day]) => (item === kanjiItem(kanji) ? day : []));

  /** Six imports a day: each of the kanji of its number and of 山. */
  async function importMany(device: string, count: number) {
    const sent: string[] = [];
    for (let number = 0; number < count; number += 1) {
      if (number % 6 === 5) server.clock.now += dayMs;
      const id = newId();
      sent.push(id);
      const response = await send(device, ['山', joyo[number] ?? ''], id);
      expect(response.statusCode).toBe(200);
    }
    return sent;
  }

  test('MEM-04 WEB-02 a learner imports ten times on a day of the server, whatever day the device names, and tomorrow again', async () => {
    const device = aDevice();
    const first = newId();
    await send(device, ['山'], first);
    expect((await takeBack(device, first)).statusCode).toBe(200);
    const { now } = server.clock;
    for (let number = 1; number < mostImportsADay; number += 1)
      expect((await send(device, [joyo[number] ?? ''], newId(), now - number * dayMs)).statusCode).toBe(200);
    const refused = await send(device, ['川']);
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('10')]);
    for (const [at, utcOffset] of [
      [now - 30 * dayMs, 0],
      [now, 900],
      [now, -900],
    ])
      expect((await send(device, ['川'], newId(), at, utcOffset)).statusCode).toBe(409);
    expect((await send(device, ['山'], first)).statusCode).toBe(200); // the same again, which stays taken back
    expect((await heard(device)).imports).toHaveLength(mostImportsADay - 1);
    server.clock.now += dayMs;
    expect((await send(device, ['月'])).statusCode).toBe(200);
  });

  test('MEM-04 WEB-02 of more than fifty imports the oldest are merged into one, of which the latest word of a kanji stays', async () => {
    const device = aDevice();
    const sent = await importMany(device, mostImports + 3);
    const { imports } = await heard(device);
    expect(imports).toHaveLength(mostImports);
    expect(imports.filter(({ merged }) => merged)).toEqual([imports.at(-1)]);
    // Of four imports: their own kanji, and 山 once.
    expect(imports.at(-1)?.kanji).toBe(5);
    const latest = learnersDay(server.clock.now, 0);
    expect(await daysOf(device, '山')).toEqual([latest, latest, latest]);

    const single = await takeBack(device, sent[0] ?? '');
    expect([single.statusCode, single.json().message]).toEqual([409, expect.any(String)]);
    const repeated = await send(device, ['鬱'], sent[0]);
    expect(listOf(repeated)).toEqual(imports);
    expect(await daysOf(device, '鬱')).toEqual([]);

    const merged = await takeBack(device, imports.at(-1)?.id ?? '');
    expect(listOf(merged)).toEqual(imports.slice(0, -1));
    expect(await daysOf(device, joyo[1] ?? '')).toEqual([]);
    expect(await daysOf(device, '山')).toEqual([latest, latest, latest]);
  });

  test('MEM-04 WEB-02 an answer between two imports that were merged counts as if they had not been', async () => {
    const client = playOn(server);
    const [merging, apart] = [aDevice(), aDevice()];
    const before = server.clock.now - 49 * dayMs;
    const after = server.clock.now - 47 * dayMs;
    const run = await client.anOfflineResult({
      at: (before + after) / 2,
      sentAt: server.clock.now,
      utcOffset: 0,
    });
    for (const deviceId of [merging, apart]) await client.accepted({ ...run, deviceId, runId: newId() });
    const answered = kanjiOfItem((await heard(apart)).memories[0]?.[0] ?? '');
    if (answered === null) throw new Error('nothing was answered');
    for (const at of [before, after])
      for (const device of [apart, merging]) await send(device, [answered], newId(), at);
    const later = aDevice();
    await client.accepted({ ...run, deviceId: later, runId: newId() });
    await send(later, [answered], newId(), after);
    for (let number = 0; number < mostImports - 1; number += 1) {
      if (number % 6 === 5) server.clock.now += dayMs;
      await send(merging, ['鬱']);
    }
    const { imports } = await heard(merging);
    expect(imports.at(-1)).toMatchObject({ merged: true, kanji: 1 });
    const of = async (device: string) =>
      (await heard(device)).memories.filter(([item]) => item === kanjiItem(answered)).toSorted();
    // Of the two words only the later one is left, which says the same after the answer.
    expect(await of(merging)).toEqual(await of(later));
  });

  test('MEM-04 AUT-12 the imports of a device are the account’s once it has joined, and fifty in all', async () => {
    const [phone, laptop] = [aDevice(), aDevice()];
    const account = await openAccount(server);
    const [first] = await importMany(phone, 30);
    await importMany(laptop, 30);
    for (const deviceId of [phone, laptop])
      await server.post('/api/v1/devices/join', { deviceId }, bearer(account.token));
    await expect.poll(async () => (await heard(phone)).imports.length, { timeout: 30_000 }).toBe(mostImports);
    expect((await heard(laptop)).imports).toEqual((await heard(phone)).imports);
    expect((await takeBack(laptop, first ?? '')).statusCode).toBe(409);
  });
});
