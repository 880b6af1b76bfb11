import { sqliteFile } from '../db/backup.ts';
import { DatabaseError } from '../db/errors.ts';
import { databaseUrl, parseDatabaseUrl } from '../db/location.ts';
import { restoreSqlite } from '../db/restore.ts';
import { runCommand } from './run-command.ts';

// node apps/server/src/commands/db-restore.ts <backup>
await runCommand(async ([backup]) => {
  if (!backup) {
    throw new DatabaseError('missing-file', 'Say which backup to restore: npm run db:restore -- <file>.');
  }
  const target = sqliteFile(parseDatabaseUrl(databaseUrl(process.env)));
  const kept = await restoreSqlite(backup, target, new Date());
  return kept
    ? `Restored ${backup} to ${target}; the previous database is kept as ${kept}.`
    : `Restored ${backup} to ${target}.`;
});
