// @module-tag sweep
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameResult } from '@michi/contracts/game-results';
import { setupOf } from '@michi/games/mitsukete/level';
import { standardLevels } from '@michi/games/mitsukete/standard-levels';
import { playToVictory } from '@michi/testing/mitsukete';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseUrl } from './db/location.ts';
import { type Database, openDatabase } from './db/open.ts';
import { startServerProcess } from './testing/server-process.ts';
import { aDevice, aResult } from './testing/test-server.ts';

const rounds = 20;
const clients = 8;

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kanji-no-michi-'));
});
afterEach(() => rm(directory, { recursive: true }));

let seed = 0;
/** A run nobody has sent yet, of one of a few devices, so that totals are added to by many requests at once. */
function nextResult(devices: readonly string[]): GameResult {
  seed++;
  const level = standardLevels()[0];
  const deviceId = devices[seed % devices.length];
  if (!level || !deviceId) throw new Error('nothing to play');
  return aResult(playToVictory(setupOf(level), seed), { level: level.id, deviceId });
}

/** Sends results one after the other until the server is gone; tells of each that was acknowledged. */
async function submitUntilDead(
  address: string,
  devices: readonly string[],
  acknowledged: (result: GameResult) => void,
): Promise<void> {
  for (;;) {
    const result = nextResult(devices);
    const status = await submit(address, result);
    if (status === null) return;
    expect(status).toBe(200);
    acknowledged(result);
  }
}

/** The status of the answer, or null when none came. */
async function submit(address: string, result: GameResult): Promise<number | null> {
  try {
    const response = await fetch(`${address}/api/v1/game-results`, {
      method: 'POST',
      // As if from many addresses: nobody plays this much.
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${seed >> 8}.${seed & 255}` },
      body: JSON.stringify(result),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return null;
  }
}

test('API-09 whatever was acknowledged outlives a killed server, wholly and once', {
  timeout: 600_000,
}, async () => {
  const environment = { DATA_DIR: directory, TRUST_PROXY: '1', LOG_LEVEL: 'error' };
  const devices = Array.from({ length: 3 }, aDevice);
  const kept: GameResult[] = [];
  for (let round = 1; round <= rounds; round++) {
    const server = await startServerProcess(environment);
    let left = round * 2;
    const submitting = Array.from({ length: clients }, () =>
      submitUntilDead(server.address, devices, (result) => {
        kept.push(result);
        if (--left === 0) server.child.kill('SIGKILL');
      }),
    );
    await Promise.all(submitting);
    expect(await server.end('SIGKILL')).toBeNull();
  }
  expect(kept.length).toBeGreaterThanOrEqual(rounds * (rounds + 1));

  const database = await openDatabase(databaseUrl({ DATA_DIR: directory }));
  try {
    await expectAllStored(database, kept);
    await expectTotalsToAddUp(database);
  } finally {
    await database.close();
  }
});

async function expectAllStored(database: Database, results: readonly GameResult[]): Promise<void> {
  const rows = await database.query().selectFrom('game_results').select('id').execute();
  const ids = new Set(rows.map(({ id }) => id));
  expect(results.filter(({ runId }) => !ids.has(runId))).toEqual([]);
}

/** Every stored run is in its player's total and plays: none was stored by half. */
async function expectTotalsToAddUp(database: Database): Promise<void> {
  const sums = await database
    .query()
    .selectFrom('game_results')
    .select([
      'player_id',
      ({ fn }) => fn.sum<number>('score').as('total'),
      ({ fn }) => fn.countAll<number>().as('plays'),
    ])
    .groupBy('player_id')
    .orderBy('player_id')
    .execute();
  const totals = await database
    .query()
    .selectFrom('game_totals')
    .innerJoin('level_progress', 'level_progress.player_id', 'game_totals.player_id')
    .select(['game_totals.player_id', 'total_score as total', 'plays'])
    .orderBy('game_totals.player_id')
    .execute();
  expect(totals.map((row) => ({ ...row }))).toEqual(sums.map((row) => ({ ...row })));
}
