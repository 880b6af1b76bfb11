import { randomBytes } from 'node:crypto';
import type { Database } from './open.ts';

const secretBytes = 32;

/** A secret made once and kept in the database under this name, the same for every process. */
export async function storedSecret(database: Database, key: string): Promise<Buffer> {
  const kept = await database.transaction(async () => {
    await database
      .query()
      .insertInto('meta')
      .values({ key, value: randomBytes(secretBytes).toString('base64url') })
      .onConflict((any) => any.doNothing())
      .execute();
    return database
      .query()
      .selectFrom('meta')
      .select('value')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
  });
  return Buffer.from(kept.value, 'base64url');
}
