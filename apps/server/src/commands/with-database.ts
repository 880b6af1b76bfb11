import { requireFile } from '../db/backup.ts';
import { databaseUrl, inMemory, parseDatabaseUrl } from '../db/location.ts';
import { type Database, openDatabase } from '../db/open.ts';

/** Does something with the database of the settings, beside the server if it runs. Throws 'missing-file'. */
export async function withDatabase(work: (database: Database) => Promise<string>): Promise<string> {
  const url = databaseUrl(process.env);
  const location = parseDatabaseUrl(url);
  if (location.kind === 'sqlite' && location.file !== inMemory) requireFile(location.file);
  const database = await openDatabase(url);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
