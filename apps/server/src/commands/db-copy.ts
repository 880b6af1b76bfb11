import { sqliteFile } from '../db/backup.ts';
import { copyToPostgres } from '../db/copy.ts';
import { DatabaseError } from '../db/errors.ts';
import { databaseUrl, parseDatabaseUrl } from '../db/location.ts';
import { runCommand } from './run-command.ts';

// node apps/server/src/commands/db-copy.ts postgres://user:password@host/name
await runCommand(async ([url]) => {
  if (!url) {
    throw new DatabaseError(
      'bad-address',
      'Say where to copy the database: npm run db:copy -- postgres://user:password@host/name.',
    );
  }
  const source = sqliteFile(parseDatabaseUrl(databaseUrl(process.env)));
  const tables = await copyToPostgres(source, url);
  const lines = tables.map(({ table, rows }) => `${table}: ${rows} rows, identical`);
  return [
    ...lines,
    `Copied ${source}. Now set DATABASE_URL to the new database and restart the server.`,
  ].join('\n');
});
