import { randomUUIDv7 as newId } from 'node:crypto';
import type { GameResult } from '@michi/contracts/game-results';
import { getMemory, maxKnownKanji, type RememberedItem } from '@michi/contracts/memory';
import { kanjiByJlpt } from '@michi/kanji/jlpt';
import { learnersDay } from '@michi/progress/days';
import { kanjiItem, kanjiOfItem } from '@michi/progress/item';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { databaseTargets } from '../../db/testing.ts';
import { createWriteQueue } from '../../db/write-queue.ts';
import { createBackgroundJobs } from '../../pacing/jobs.ts';
import { deviceKey } from '../../secrets/device-key.ts';
import { bearer, openAccount } from '../../testing/account.ts';
import { playOn } from '../../testing/play-on.ts';
import { aDevice, anAddress, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createDevicesRepository } from '../devices/repository.ts';
import { foldAllMemories } from './fold-all.ts';
import { createImportsRepository } from './imports-repository.ts';
import { createMemoryRepository, type MemoryRepository } from './repository.ts';
import { createMemoryService } from './service.ts';

const dayMs = 24 * 60 * 60_000;

describe.each(databaseTargets)('what is remembered, on $name', (target) => {
  let server: TestServer;
  let client: ReturnType<typeof playOn>;
  beforeAll(async () => {
    server = await startTestServer(target);
    client = playOn(server);
  });
  afterAll(() => server.close());

  async function memoryOf(device: string, since?: string) {
    const query = since === undefined ? '' : `?since=${since}`;
    const response = await server.get(`/api/v1/memory${query}`, { 'x-device-id': device });
    return getMemory.responses[200].parse(response.json());
  }
  const sorted = (memories: readonly RememberedItem[]) =>
    memories.toSorted(([one, skill], [other, otherSkill]) =>
      `${one}${skill}` < `${other}${otherSkill}` ? -1 : 1,
    );
  /** All pages of it. */
  async function remembered(device: string) {
    const all: RememberedItem[] = [];
    for (let since: string | undefined; ; ) {
      const { memories, cursor, more } = await memoryOf(device, since);
      all.push(...memories.filter(([, , stability]) => stability !== null));
      if (!more) return sorted(all);
      since = cursor;
    }
  }
  const daysAgo = (days: number) => ({
    at: server.clock.now - days * dayMs,
    sentAt: server.clock.now,
    utcOffset: 0,
  });
  /** Runs of the last weeks, which several devices may send as theirs. */
  const runsOfWeeks = async () => {
    const runs: GameResult[] = [];
    for (const days of [40, 22, 21, 9, 2, 0]) runs.push(await client.anOfflineResult(daysAgo(days)));
    return runs;
  };
  const sendAs = async (deviceId: string, runs: readonly GameResult[]) => {
    for (const run of runs) await client.accepted({ ...run, deviceId, runId: newId() });
  };
  const importOf = (device: string, id: string, kanji: readonly string[]) =>
    server.post('/api/v1/memory/imports', { id, kanji, ...daysAgo(0) }, { 'x-device-id': device });
  const takeBack = (device: string, id: string) =>
    server.app.inject({
      method: 'DELETE',
      url: `/api/v1/memory/imports/${id}`,
      headers: { 'x-device-id': device },
    });

  /** That limit is another one. */
  const isOverTen = (error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
  };
  const joyo = [...kanjiByJlpt.values()].flat();
  /** What the server does, on its own, and tells what is looked through. */
  function aService(more: { playerId?: string; told?: () => void; pause?: () => Promise<unknown> }) {
    const { playerId = '', told = () => {}, pause = async () => {} } = more;
    const repository: MemoryRepository = {
      ...createMemoryRepository(server.database),
      told: (...asked) => {
        told();
        return createMemoryRepository(server.database).told(...asked);
      },
    };
    const queue = createWriteQueue(server.database);
    const memory = createMemoryService({
      ...{ repository, queue, imports: createImportsRepository(server.database) },
      jobs: createBackgroundJobs({
        pause,
        onFailure: (error) => {
          throw error;
        },
      }),
      ...{ now: () => server.clock.now, playerOf: async () => playerId, playing: async () => ({ playerId }) },
    });
    return { memory, repository, queue };
  }

  test('MEM-01 a proved run is remembered, and whoever asks again hears what has changed', async () => {
    const device = aDevice();
    const nothing = { cursor: '', whole: true, more: false, memories: [] };
    expect(await memoryOf(device)).toEqual({ ...nothing, imports: [] });
    const run = await client.anOfflineResult({ ...daysAgo(3), deviceId: device });
    await client.accepted(run);
    const first = await memoryOf(device);
    expect(first.whole).toBe(true);
    const day = learnersDay(server.clock.now - 3 * dayMs, 0);
    expect(first.memories).toHaveLength(3);
    for (const memory of first.memories)
      expect(memory).toEqual([expect.anything(), 'recognition', 2.3065, expect.any(Number), day]);
    expect(await memoryOf(device, first.cursor)).toEqual({ ...first, whole: false, memories: [] });
    await client.accepted(await client.anOfflineResult({ ...daysAgo(0), deviceId: device }));
    const later = await memoryOf(device, first.cursor);
    expect(later.whole).toBe(false);
    expect(later.memories).toHaveLength(3);
    for (const [, , stability] of (await memoryOf(device)).memories) expect(stability).toBeGreaterThan(2);
  });

  test('MEM-03 answers end in the same memory, whatever arrives first', async () => {
    const runs = await runsOfWeeks();
    const [forwards, backwards, mixed] = [aDevice(), aDevice(), aDevice()];
    await sendAs(forwards, runs);
    await sendAs(backwards, runs.toReversed());
    await sendAs(
      mixed,
      [3, 0, 5, 1, 4, 2].flatMap((index) => runs[index] ?? []),
    );
    const memories = await remembered(forwards);
    expect(memories.length).toBeGreaterThan(2);
    expect(await remembered(backwards)).toEqual(memories);
    expect(await remembered(mixed)).toEqual(memories);
  });

  test.each(['the phone first', 'the laptop first'])(
    'MEM-03 two devices that were apart for weeks remember the same once they have joined an account, %s',
    async (joins) => {
      const runs = await runsOfWeeks();
      const [alone, phone, laptop] = [aDevice(), aDevice(), aDevice()];
      await sendAs(alone, runs);
      await sendAs(
        phone,
        runs.filter((_, index) => index % 2 === 0),
      );
      await sendAs(
        laptop,
        runs.filter((_, index) => index % 2 === 1),
      );
      const { cursor } = await memoryOf(laptop);
      const account = await openAccount(server);
      for (const deviceId of joins === 'the phone first' ? [phone, laptop] : [laptop, phone])
        await server.post('/api/v1/devices/join', { deviceId }, bearer(account.token));
      expect(await remembered(phone)).toEqual(await remembered(alone));
      const heard = await memoryOf(laptop, cursor);
      expect(heard.whole).toBe(true);
      expect(sorted(heard.memories)).toEqual(await remembered(alone));
    },
  );

  test('MEM-03 WEB-02 of what a device brings only those items are folded anew that the account has, too', async () => {
    const [account, phone] = [aDevice(), aDevice()];
    const [first, ...others] = await runsOfWeeks();
    await sendAs(account, others);
    if (first) await sendAs(phone, [first]);
    await importOf(phone, newId(), ['鬱']);
    const { database } = server;
    const brought = new Set((await remembered(phone)).map(([item]) => item));
    const known = new Set((await remembered(account)).map(([item]) => item));
    const both = [...brought].filter((item) => known.has(item));
    const devices = createDevicesRepository(database);
    const playerId = (device: string) => devices.playerOf(deviceKey(device), server.clock.now);
    const [into, from] = [(await playerId(account)) ?? '', (await playerId(phone)) ?? ''];
    const { memory, repository } = aService({ pause: () => new Promise(() => {}) });
    await database.transaction(() => memory.markShared(from, into));
    expect((await repository.lateAmong(into, [...brought])).toSorted()).toEqual(both.toSorted());
    expect(brought.size).toBeGreaterThan(both.length);
  });

  test('MEM-03 MEM-01 a clock that is a day ahead or behind, and an answer a month late, change nothing', async () => {
    const runs = await runsOfWeeks();
    const right = aDevice();
    await sendAs(right, runs);
    const memories = await remembered(right);
    for (const shift of [dayMs, -dayMs]) {
      const wrong = aDevice();
      const shifted = runs.map((run) => ({
        ...run,
        at: run.at + shift,
        sentAt: run.sentAt + shift,
      }));
      await sendAs(wrong, shifted);
      expect(await remembered(wrong)).toEqual(memories);
    }
    const late = aDevice();
    const [oldest, ...others] = runs; // of 40 days ago
    await sendAs(late, others);
    if (oldest) await sendAs(late, [oldest]);
    expect(await remembered(late)).toEqual(memories);
  });

  test('MEM-03 LRN-02 a run that goes on after it was abandoned is remembered by its end', async () => {
    const run = await client.anOfflineResult(daysAgo(1));
    const moves = run.moves.slice(0, 4);
    await client.accepted({ ...run, moves, endedAt: moves.at(-1)?.at ?? 0, abandoned: true });
    const { cursor, memories } = await memoryOf(run.deviceId);
    expect(memories).toHaveLength(1);
    await client.accepted(run);
    const whole = aDevice();
    await sendAs(whole, [run]);
    expect(await remembered(run.deviceId)).toEqual(await remembered(whole));
    expect((await memoryOf(run.deviceId, cursor)).memories).toHaveLength(3);
  });

  test('MEM-04 kanji that the learner knows already are taken in once, and taken back', async () => {
    const run = await client.anOfflineResult(daysAgo(5));
    await client.accepted(run);
    const before = await remembered(run.deviceId);
    const known = kanjiOfItem(before[0]?.[0] ?? '');
    if (known === null) throw new Error('nothing is remembered');
    const id = newId();
    const day = learnersDay(server.clock.now, 0);
    const imports = [{ id, at: server.clock.now, kanji: 2, merged: false }];
    for (const _ of ['once', 'twice']) {
      const response = await importOf(run.deviceId, id, ['鬱', known, '鬱']);
      expect([response.statusCode, response.json()]).toEqual([200, { imports }]);
    }
    const { memories, cursor, imports: listed } = await memoryOf(run.deviceId);
    expect(listed).toEqual(imports);
    for (const kanji of ['鬱', known])
      for (const skill of ['recognition', 'meaning', 'reading'])
        expect(memories).toContainEqual([kanjiItem(kanji), skill, 21, 5, day]);
    const back = await takeBack(run.deviceId, id);
    expect([back.statusCode, back.json()]).toEqual([200, { imports: [] }]);
    expect(await remembered(run.deviceId)).toEqual(before);
    expect((await takeBack(run.deviceId, id)).statusCode).toBe(404);
    const { memories: changed } = await memoryOf(run.deviceId, cursor);
    expect(changed).toContainEqual(['k:鬱', 'meaning', null, null, null]);
  });

  test('MEM-04 what is imported as the sign of a radical or as a compatibility form is its kanji, once', async () => {
    const device = aDevice();
    const response = await importOf(device, newId(), ['\u2f2d', '山', '\u2ed1', '\uf90a']);
    expect([response.statusCode, response.json().imports]).toMatchObject([200, [{ kanji: 3 }]]);
    const { memories } = await memoryOf(device);
    expect(new Set(memories.map(([item]) => item))).toEqual(new Set(['k:山', 'k:長', 'k:金']));
    expect((await importOf(device, newId(), ['\u2e80'])).statusCode).toBe(422); // shows no kanji
  });

  test('MEM-04 an import that was made without a network counts for when it was made', async () => {
    const run = await client.anOfflineResult(daysAgo(2));
    await client.accepted(run);
    const known = [
      ...new Set((await memoryOf(run.deviceId)).memories.flatMap(([item]) => kanjiOfItem(item) ?? [])),
    ];
    const headers = { 'x-device-id': run.deviceId };
    const body = { id: newId(), kanji: ['鬱', ...known], ...daysAgo(9) };
    const response = await server.post('/api/v1/memory/imports', body, headers);
    expect(response.json().imports).toMatchObject([{ at: body.at, kanji: 1 + known.length }]);
    const { memories } = await memoryOf(run.deviceId);
    const day = learnersDay(body.at, 0);
    expect(memories).toContainEqual(['k:鬱', 'meaning', 21, 5, day]);
    // What was answered later counts on top of it, though it arrived first.
    const answered = memories.filter(
      ([item, skill]) => known.includes(kanjiOfItem(item) ?? '') && skill === 'recognition',
    );
    for (const [, , stability, , last] of answered) {
      expect(stability).toBeGreaterThan(21);
      expect(last).toBe(learnersDay(server.clock.now - 2 * dayMs, 0));
    }
  });

  test('MEM-04 WEB-02 of a large import the answers are not read, and taken back it leaves no trace', async () => {
    const run = await client.anOfflineResult(daysAgo(5));
    await client.accepted(run);
    const before = await remembered(run.deviceId);
    const playerId =
      (await createDevicesRepository(server.database).playerOf(deviceKey(run.deviceId), server.clock.now)) ??
      '';
    let lookedThrough = 0;
    const { memory } = aService({
      playerId,
      told: () => {
        lookedThrough += 1;
      },
    });
    const id = newId();
    for (const _ of ['once', 'twice'])
      await memory.importKnown(run.deviceId, { id, kanji: joyo, ...daysAgo(0) }, anAddress());
    expect(lookedThrough).toBe(0);
    expect(await remembered(run.deviceId)).toHaveLength(3 * maxKnownKanji);
    expect((await takeBack(run.deviceId, id)).statusCode).toBe(200);
    await expect.poll(() => remembered(run.deviceId), { timeout: 30_000 }).toEqual(before);
  });

  test('MEM-04 WEB-02 from one address no more is imported on a day than a class needs', async () => {
    const device = aDevice();
    await importOf(device, newId(), ['山']);
    const playerId =
      (await createDevicesRepository(server.database).playerOf(deviceKey(device), server.clock.now)) ?? '';
    const { memory } = aService({ playerId });
    const from = anAddress();
    const importAll = (address: string) => {
      // Told so often, it is stored once.
      const sent = { id: newId(), kanji: Array<string>(maxKnownKanji).fill('山'), ...daysAgo(0) };
      return memory.importKnown(aDevice(), sent, address);
    };
    const learners = 40;
    for (let learner = 0; learner < 2 * learners; learner += 1) await importAll(from).catch(isOverTen);
    const rest = async () => {
      for (;;) await importAll(from).catch(isOverTen);
    };
    await expect(rest()).rejects.toMatchObject({ status: 429, retryAfterS: 12 * 60 * 60 });
    await importAll(anAddress()).catch(isOverTen);
  });

  test.each([
    ['letters', ['山', 'a'], 'kanji.1'],
    ['several at once', ['山川'], 'kanji.0'],
    ['kanji beyond the jōyō', ['山', '咖'], 'kanji.1'],
    ['none', [], 'kanji'],
    ['more than there are', Array(maxKnownKanji + 1).fill('山'), 'kanji'],
  ])('MEM-04 an import of %s is refused, and names where', async (_, kanji, field) => {
    const device = aDevice();
    const response = await importOf(device, newId(), kanji);
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, [field]]);
    expect((await memoryOf(device)).imports).toEqual([]);
  });

  test('MEM-02 memories of former rules are folded anew once, also when that is broken off', async () => {
    const runs = await runsOfWeeks();
    const devices = [aDevice(), aDevice()];
    for (const device of devices) await sendAs(device, runs.slice(2));
    const claiming = aDevice();
    await importOf(claiming, newId(), ['鬱']);
    devices.push(claiming);
    const before = await Promise.all(devices.map(remembered));
    const { database } = server;
    await database.query().updateTable('memories').set({ stability: 999, day: 1 }).execute();
    const { memory, repository, queue } = aService({});
    const unused = async () => {
      throw new Error('nobody plays');
    };
    await repository.noteFolded({ version: 0, until: 'somebody' });
    let folds = 0;
    const broken = {
      foldAnew: async (playerId: string, items: readonly string[]) => {
        folds += 1;
        if (folds > 2) throw new Error('broken off');
        await memory.foldAnew(playerId, items);
      },
    };
    await expect(foldAllMemories({ repository, memory: broken, queue })).rejects.toThrow('broken off');
    await foldAllMemories({ repository, memory, queue });
    expect(await Promise.all(devices.map(remembered))).toEqual(before);
    expect(await repository.folded()).toEqual({ version: 1, until: null });
    await foldAllMemories({ repository, memory: { foldAnew: unused }, queue });
  });

  test('MEM-03 a device that joins before its answers were folded brings them all', async () => {
    const runs = await runsOfWeeks();
    const [alone, phone] = [aDevice(), aDevice()];
    for (const device of [alone, phone]) await sendAs(device, runs);
    const { database } = server;
    const repository = createMemoryRepository(database);
    const folded = await repository.folded();
    await repository.noteFolded({ version: 1, until: '' });
    const playerId = await createDevicesRepository(database).playerOf(deviceKey(phone), server.clock.now);
    await database
      .query()
      .deleteFrom('memories')
      .where('player_id', '=', playerId ?? '')
      .execute();
    const account = await openAccount(server);
    await server.post('/api/v1/devices/join', { deviceId: phone }, bearer(account.token));
    expect(await remembered(phone)).toEqual(await remembered(alone));
    if (folded) await repository.noteFolded(folded);
  });

  test('MEM-01 a cursor that nobody gave is no cursor', async () => {
    const run = await client.anOfflineResult(daysAgo(0));
    await client.accepted(run);
    const [mark] = (await memoryOf(run.deviceId)).cursor.split('.');
    for (const since of ['', 'x', '.', `${'a'.repeat(16)}.1`, `${mark}.-1..`, `${mark}.9999999999..`])
      expect(await memoryOf(run.deviceId, since)).toMatchObject({ whole: true });
  });
});
