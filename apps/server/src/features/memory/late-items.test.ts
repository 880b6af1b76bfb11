import { randomUUIDv7 as newId } from 'node:crypto';
import type { Asked } from '@michi/game-kit/events';
import { seededRandom } from '@michi/game-kit/random';
import { textOfAsked } from '@michi/progress/asked';
import { learnersDay } from '@michi/progress/days';
import { type Answer, type Claim, claimsOf, memoryOf } from '@michi/progress/memory';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/open.ts';
import { databaseTargets, type TestDatabase } from '../../db/testing.ts';
import { createWriteQueue } from '../../db/write-queue.ts';
import { createBackgroundJobs } from '../../pacing/jobs.ts';
import { runStore } from '../../testing/store-run.ts';
import { createDevicesRepository } from '../devices/repository.ts';
import { createLearningRepository } from '../learning/repository.ts';
import { createImportsRepository } from './imports-repository.ts';
import { createMemoryRepository } from './repository.ts';
import { createMemoryService } from './service.ts';

const dayMs = 24 * 60 * 60_000;
const start = Date.UTC(2024, 0, 1, 12);
const ways: readonly Asked[] = ['typed', 'drawn', 'copied', 'used', { of: 2 }, { of: 4 }, { of: 12 }];

describe.each(databaseTargets)('kanji with many answers on $name', (target) => {
  let stored: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    stored = await target.lend();
    database = await stored.open();
  });
  afterAll(() => stored.remove());

  /** What a process does; `steps` of its work in the background, then it stops. */
  function aProcess(steps: number) {
    let left = steps;
    const jobs = createBackgroundJobs({
      onFailure: (error) => {
        throw error;
      },
      pause: () => (--left > 0 ? Promise.resolve() : new Promise(() => {})),
    });
    const repository = createMemoryRepository(database);
    const queue = createWriteQueue(database);
    const unused = async () => {
      throw new Error('nobody plays');
    };
    const memory = createMemoryService({
      ...{ repository, queue, jobs, imports: createImportsRepository(database) },
      ...{ now: () => start, playerOf: unused, playing: unused },
    });
    return { memory, repository, queue, jobs };
  }

  /** Answers of one player, in an order by chance, some of them at the same moment. */
  async function answered(playerId: string, item: string, count: number): Promise<Answer[]> {
    const random = seededRandom(7);
    const store = runStore(database);
    const learning = createLearningRepository(database);
    const all: Answer[] = [];
    while (all.length < count) {
      await store({ playerId, score: 1 });
      const run = await database
        .query()
        .selectFrom('game_results')
        .select('id')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      const told = Array.from({ length: 500 }, (_, number): Answer => {
        const at = start + random.int(500) * dayMs;
        const asked = ways[random.int(ways.length)] ?? 'typed';
        const [correct, hinted] = [random.int(5) > 0, random.int(9) === 0];
        const skill = random.int(2) === 0 ? 'meaning' : 'reading';
        return {
          ...{ item, skill, asked, correct, hinted, at },
          ...{ number, runId: run.id, day: learnersDay(at, 0) },
        };
      });
      await database.transaction(() =>
        learning.insertAnswers(
          told.map(({ number, at, skill, asked, correct, hinted }) => ({
            ...{ run_id: run.id, number, player_id: playerId, at, utc_offset: 0, item, skill, ms: 900 },
            ...{ asked: textOfAsked(asked), correct: correct ? 1 : 0, hinted: hinted ? 1 : 0 },
          })),
        ),
      );
      all.push(...told);
    }
    return all;
  }

  const claim = (item: string, at: number) => ({ item, at, day: learnersDay(at, 0) });

  test('WEB-02 MEM-03 many answers are folded step by step to what they add up to, also after stops', async () => {
    const playerId = await createDevicesRepository(database).playerFor(newId(), start);
    const answers = await answered(playerId, 'k:山', 3_000);
    const claims: Claim[] = [];
    for (const days of [10, 250]) {
      const known = claim('k:山', start + days * dayMs);
      claims.push(...claimsOf(known));
      const id = newId();
      await createImportsRepository(database).add(
        { ...{ player_id: playerId, id, at: known.at, day: known.day }, ...{ kanji: 1, state: 'own' } },
        [{ player_id: playerId, import_id: id, ...known }],
      );
    }
    const first = aProcess(3);
    await first.queue.run(() => first.memory.foldAnew(playerId, ['k:山']));
    await expect.poll(() => first.repository.nextLate('')).toMatchObject({ item: 'k:山' });
    expect(await first.repository.of(playerId, ['k:山'])).toEqual([]);

    const next = aProcess(100);
    await next.jobs.settled(60_000);
    expect(await next.repository.nextLate('')).toBeNull();
    const memories = await next.repository.of(playerId, ['k:山']);
    for (const skill of ['meaning', 'reading'] as const) {
      const told = [...answers, ...claims].filter((each) => each.skill === skill);
      expect(memories.find((memory) => memory.skill === skill)).toMatchObject(memoryOf(told) ?? {});
    }
  });

  test('WEB-02 MEM-03 what is told while a kanji is being folded counts, too', async () => {
    const playerId = await createDevicesRepository(database).playerFor(newId(), start);
    const answers = await answered(playerId, 'k:川', 2_500);
    const now = aProcess(3);
    await now.queue.run(() => now.memory.foldAnew(playerId, ['k:川']));
    await now.jobs.settled(1); // some steps, of which none has come to the end
    const known = claim('k:川', start + 3 * dayMs);
    const id = newId();
    await now.queue.run(async () => {
      await createImportsRepository(database).add(
        { ...{ player_id: playerId, id, at: known.at, day: known.day }, ...{ kanji: 1, state: 'own' } },
        [{ player_id: playerId, import_id: id, ...known }],
      );
      await now.memory.remember(playerId, claimsOf(known));
    });
    const next = aProcess(100);
    await next.jobs.settled(60_000);
    const told = [...answers, ...claimsOf(known)].filter(({ skill }) => skill === 'meaning');
    const memories = await next.repository.of(playerId, ['k:川']);
    expect(memories.find(({ skill }) => skill === 'meaning')).toMatchObject(memoryOf(told) ?? {});
  });
});
