// What sharing a commit is worth: results stored durably through the write queue against one transaction each.
import { randomUUIDv7 as newId } from 'node:crypto';
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase } from '../apps/server/src/db/open.ts';
import { createWriteQueue } from '../apps/server/src/db/write-queue.ts';
import { median, print } from './figure.ts';
import { newFolder } from './folder.ts';
import { deviceOf, fill, former, type Learner, storeIn } from './learners.ts';

const clients = 64;
const roundMs = 2_000;
const rounds = 5;
const syncs = 200;

type Run = (job: () => Promise<void>) => Promise<void>;

const queued: number[] = [];
const alone: number[] = [];
const newcomers: number[] = [];
const veterans: number[] = [];
using folder = newFolder();
const filled = join(folder.path, 'filled.db');
await fill(filled, clients);
for (let round = 0; round < rounds; round++) {
  queued.push(await resultsPerSecond(newDatabase(), shared));
  alone.push(await resultsPerSecond(newDatabase(), (database) => database.transaction));
  newcomers.push(await resultsPerSecond(filled, shared, 'newcomer'));
  veterans.push(await resultsPerSecond(filled, shared, 'veteran'));
}
print({
  name: `durable results/s through the write queue against a transaction each, ${clients} clients`,
  value: median(queued) / median(alone),
  digits: 2,
  wanted: { atLeast: 3 },
  note: `${median(queued).toFixed(0)}/s against ${median(alone).toFixed(0)}/s in ${folder.path}, where writing through takes ${syncMs(folder.path).toFixed(2)} ms`,
});
print({
  name: `results/s of learners with ${former} answers against those of newcomers beside them`,
  value: median(veterans) / median(newcomers),
  digits: 2,
  wanted: { atLeast: 0.9 },
  note: `${median(veterans).toFixed(0)}/s against ${median(newcomers).toFixed(0)}/s`,
});

function shared(database: Database): Run {
  return createWriteQueue(database).run;
}

function newDatabase(): string {
  return join(folder.path, `${newId()}.db`);
}

/** Lets all clients store one result after the other, each for a learner of its own. */
async function resultsPerSecond(
  path: string,
  runOf: (database: Database) => Run,
  learner: Learner = 'veteran',
): Promise<number> {
  const database = await openDatabase(path);
  const run = runOf(database);
  const { store } = storeIn(database);
  const startedAt = performance.now();
  let stored = 0;
  const client = async (_: unknown, id: number) => {
    for (; performance.now() - startedAt < roundMs; stored++) await run(() => store(deviceOf(learner, id)));
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - startedAt) / 1000;
  await database.close();
  return stored / seconds;
}

/** How long a small write takes to reach the disk of a folder, in ms. */
function syncMs(path: string): number {
  const file = openSync(join(path, 'sync'), 'w');
  const page = Buffer.alloc(4096);
  const times = Array.from({ length: syncs }, () => {
    writeSync(file, page);
    const startedAt = performance.now();
    fdatasyncSync(file);
    return performance.now() - startedAt;
  });
  closeSync(file);
  return median(times);
}
