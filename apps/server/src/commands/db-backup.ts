import { join } from 'node:path';
import { backupSqlite, sqliteFile } from '../db/backup.ts';
import { databaseUrl, dataDirectory, parseDatabaseUrl } from '../db/location.ts';
import { timestamp } from '../db/timestamp.ts';
import { runCommand } from './run-command.ts';

// node apps/server/src/commands/db-backup.ts [file]
await runCommand(async ([file]) => {
  const source = sqliteFile(parseDatabaseUrl(databaseUrl(process.env)));
  const name = `kanji-no-michi-${timestamp(new Date())}.db`;
  const target = file ?? join(dataDirectory(process.env), 'backups', name);
  await backupSqlite(source, target);
  return `Backed up ${source} to ${target}.`;
});
