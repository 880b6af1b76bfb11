import type { Database } from './open.ts';
import { prepared } from './prepared.ts';

/** The ids under which what a player has said is stored: its own, and of an account those of the devices that joined it. */
export type OwnersOf = (playerId: string) => Promise<string[]>;

export function createOwnersOf(database: Database): OwnersOf {
  const owners = prepared(database, (query, { playerId }: { playerId: string }) =>
    query
      .selectFrom('players')
      .select('id')
      .where('id', '=', playerId)
      .union(
        query
          .selectFrom('players as account')
          .innerJoin('players as device', 'device.user_id', 'account.user_id')
          .select('device.id as id')
          .where('account.id', '=', playerId)
          .where('account.device_key', 'is', null),
      ),
  );
  return async (playerId) => (await owners({ playerId })).map(({ id }) => id);
}

/** Keeps everybody else from writing for this player until the commit. */
export async function lockPlayer(database: Database, playerId: string): Promise<void> {
  // Writing what is there already locks the row on both engines.
  await database
    .query()
    .updateTable('players')
    .set((row) => ({ created_at: row.ref('created_at') }))
    .where('id', '=', playerId)
    .execute();
}
