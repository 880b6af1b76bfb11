// How long what a profile shows takes among many learners, beside a bare route that sends the same; on both engines
// where TEST_DATABASE_URL says where PostgreSQL is.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMemory } from '@michi/contracts/memory';
import { getStatistics } from '@michi/contracts/statistics';
import { databaseTargets } from '../apps/server/src/db/testing.ts';
import { answerOf } from './compare.ts';
import { median, percentile, print } from './figure.ts';
import { newFolder } from './folder.ts';
import { get, type Headers } from './get.ts';
import { deviceOf, fillWithLearners, learners, results } from './many-learners.ts';
import { startBare, startProduct } from './server.ts';

const wantedMs = 20;
const turns = 400;
const warmUp = 100;

for (const { name, create } of databaseTargets) {
  const target = await create();
  try {
    const database = await target.open();
    await fillWithLearners(database);
    await database.close();
    await measure(name, target.url);
  } finally {
    await target.remove();
  }
}

async function measure(engine: string, url: string): Promise<void> {
  using folder = newFolder();
  await using product = await startProduct(folder.path, { DATABASE_URL: url });
  let turn = 0;
  /** Each time another learner. */
  const nextDevice = () => deviceOf((turn++ * 7_919) % learners);
  const parts: readonly [what: string, path: () => string, headers: () => Headers][] = [
    ['statistics and seals', () => `${getStatistics.path}?deviceId=${nextDevice()}`, () => ({})],
    ['memory', () => getMemory.path, () => ({ 'x-device-id': nextDevice() })],
  ];
  for (const [what, path, headers] of parts) {
    const answerFile = join(folder.path, 'answer.json');
    const sample = path();
    writeFileSync(answerFile, JSON.stringify(await answerOf(product.url, sample, headers())));
    await using bare = await startBare(answerFile);
    const [own, others]: [number[], number[]] = [[], []];
    for (let round = 0; round < warmUp + turns; round++) {
      const ownMs = await timed(product.url + path(), headers());
      const bareMs = await timed(bare.url + sample.replace(/\?.*/, ''), {});
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
