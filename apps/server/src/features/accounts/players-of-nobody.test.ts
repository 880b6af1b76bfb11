import { randomUUIDv7 as newId } from 'node:crypto';
import { deviceRevoked } from '@michi/contracts/contract';
import { endsOnReceipt } from '@michi/testing/ends-on-receipt';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tableNames } from '../../db/schema.ts';
import { databaseTargets } from '../../db/testing.ts';
import { sampleRows } from '../../db/testing-rows.ts';
import { bearer, openAccount } from '../../testing/account.ts';
import { playOn } from '../../testing/play-on.ts';
import { aDevice, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createPlayersOfNobody } from './players-of-nobody.ts';
import { createAccountsRepository } from './repository.ts';

const ofPlayers = tableNames.filter((table) => 'player_id' in (sampleRows[table][0] ?? {}));

describe.each(databaseTargets)('what is left of deleted accounts on $name', (target) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(target);
  });
  afterAll(() => server.close());

  const board = async () =>
    (await server.get('/api/v1/leaderboards/mitsukete?period=all')).json().top as { name: string | null }[];
  /** An account whose device has run, import and place. */
  async function aPlayer() {
    const device = aDevice();
    const run = await playOn(server).aTicketedResult({ deviceId: device });
    await playOn(server).accepted(run);
    await server.post(
      '/api/v1/memory/imports',
      { id: newId(), kanji: ['山', '川'], ...endsOnReceipt },
      { 'x-device-id': device },
    );
    const account = await openAccount(server);
    await server.post('/api/v1/devices/join', { deviceId: device }, bearer(account.token));
    return { device, ...account };
  }
  const playersOf = async (userId: string) => {
    const query = server.database.query().selectFrom('players').select('id').where('user_id', '=', userId);
    return (await query.execute()).map(({ id }) => id);
  };
  const rowsOf = async (players: readonly string[]) => {
    let count = 0;
    for (const table of ofPlayers as readonly 'documents'[]) {
      const rows = server.database
        .query()
        .selectFrom(table)
        .select('player_id')
        .where('player_id', 'in', players);
      count += (await rows.execute()).length;
    }
    return count;
  };

  test('AUT-11 WEB-02 at once nothing leads to a deleted account and it stands on no list; step by step all rows go, also after a stop', async () => {
    const { device, user } = await aPlayer();
    const players = await playersOf(user.id);
    expect(players).toHaveLength(2);
    expect(await board()).toContainEqual(expect.objectContaining({ name: user.username }));
    const { database } = server;
    await database.transaction(async () => {
      await createPlayersOfNobody(database).leave(user.id);
      await createAccountsRepository(database).remove(user.id);
    });
    const left = await rowsOf(players);
    expect(left).toBeGreaterThan(10);
    expect(await board()).toEqual([]);
    const heard = await server.get('/api/v1/memory', { 'x-device-id': device });
    expect([heard.statusCode, heard.json().code]).toEqual([401, deviceRevoked]);
    const again = await openAccount(server, { email: user.email, username: user.username });
    expect(again.user.username).toBe(user.username);

    const step = () => database.transaction(createPlayersOfNobody(database).forgetSome);
    expect(await step()).toBe(true);
    expect(await rowsOf(players)).toBeLessThan(left);
    // What goes on is another process, which knows of nothing but the database.
    while (await step());
    expect(await rowsOf(players)).toBe(0);
    const stored = database.query().selectFrom('players').select('id').where('id', 'in', players);
    expect(await stored.execute()).toEqual([]);
  });

  test('AUT-11 WEB-02 whatever stands in any table goes with its player, and nothing of others', async () => {
    const [gone, stays] = [await aPlayer(), await aPlayer()];
    const [players, others] = [await playersOf(gone.user.id), await playersOf(stays.user.id)];
    const [first = ''] = players;
    const { database } = server;
    for (const table of ofPlayers) {
      if (['game_results', 'run_summaries', 'answers'].includes(table)) continue;
      const [row] = sampleRows[table];
      await database
        .query()
        .insertInto(table as 'documents')
        .values({ ...(row as (typeof sampleRows.documents)[number]), player_id: first })
        .onConflict((any) => any.doNothing())
        .execute();
    }
    const before = await rowsOf(others);
    await database.transaction(() => createPlayersOfNobody(database).leave(gone.user.id));
    while (await database.transaction(createPlayersOfNobody(database).forgetSome));
    expect(await rowsOf(players)).toBe(0);
    expect(await rowsOf(others)).toBe(before);
  });
});
