import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../apps/server/src/db/open.ts';
import { databaseTargets } from '../apps/server/src/db/testing.ts';
import { answerOf } from './compare.ts';
import { median, percentile, print } from './figure.ts';
import { newFolder } from './folder.ts';
import { get, type Headers } from './get.ts';
import { deviceOf, fillWithLearners, learners, results } from './many-learners.ts';
import { startBare, startProduct } from './server.ts';

const turns = 400;
const warmUp = 100;

/** What one learner asks for. */
export interface Asked {
  readonly what: string;
  /** For the device of a learner. */
  readonly path: (deviceId: string) => string;
  readonly headers: (deviceId: string) => Headers;
}

/**
 * Prints how long answers take among many learners, each time another one's, beside a bare route that sends the same:
 * the two take turns. On every engine that tests run on. `fill` adds to the learners what is asked for.
 */
export async function printLatency(
  asked: readonly Asked[],
  wantedMs: number,
  fill: (database: Database) => Promise<void> = async () => {},
): Promise<void> {
  for (const { name, create } of databaseTargets) {
    const target = await create();
    try {
      const database = await target.open();
      await fillWithLearners(database, fill);
      await database.close();
      await measure(asked, wantedMs, name, target.url);
    } finally {
      await target.remove();
    }
  }
}

async function measure(
  asked: readonly Asked[],
  wantedMs: number,
  engine: string,
  url: string,
): Promise<void> {
  using folder = newFolder();
  await using product = await startProduct(folder.path, { DATABASE_URL: url });
  let turn = 0;
  const nextDevice = () => deviceOf((turn++ * 7_919) % learners);
  for (const { what, path, headers } of asked) {
    const answerFile = join(folder.path, 'answer.json');
    const sample = nextDevice();
    const answer = await answerOf(product.url, path(sample), headers(sample));
    writeFileSync(answerFile, JSON.stringify(answer));
    await using bare = await startBare(answerFile);
    const [own, others]: [number[], number[]] = [[], []];
    for (let round = 0; round < warmUp + turns; round++) {
      const device = nextDevice();
      const ownMs = await timed(product.url + path(device), headers(device));
      const bareMs = await timed(bare.url + answer.path, {});
      if (round < warmUp) continue;
      own.push(ownMs);
      others.push(bareMs);
    }
    const told = (values: readonly number[]) =>
      `median ${median(values).toFixed(2)}, p95 ${percentile(values, 95).toFixed(2)} ms`;
    print({
      name: `${what} of one of ${learners} learners with ${results} results, ${engine}, p95`,
      value: percentile(own, 95),
      unit: 'ms',
      wanted: { atMost: wantedMs },
      note: `${told(own)}; a bare route ${told(others)}`,
    });
  }
}

async function timed(url: string, headers: Headers): Promise<number> {
  const startedAt = performance.now();
  await get(url, headers);
  return performance.now() - startedAt;
}
