import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { copyChecked, moveDurably, requireFile } from './backup.ts';
import { DatabaseError } from './errors.ts';
import { migrations, refuseUnknownHistory } from './migrate.ts';
import {
  companionSuffixes,
  hasDatabaseHeader,
  isDamage,
  makePrivate,
  openUntouched,
  prepareFile,
  readHistory,
} from './sqlite-file.ts';
import { openAlone } from './sqlite-lock.ts';
import { timestamp } from './timestamp.ts';

/**
 * Puts the checked content of `backup` in place of the database `target`, whose server must be stopped.
 * Answers where the previous database, if any, is kept. Nothing changes when it throws: 'missing-file',
 * 'not-a-database', 'foreign-database', 'newer-database', 'damaged-file', 'in-use' or 'not-writable'.
 */
export async function restoreSqlite(backup: string, target: string, now: Date): Promise<string | undefined> {
  requireFile(backup);
  const history = readHistory(backup);
  refuseUnknownHistory(backup, history, migrations);
  if (history.migrations.length === 0) {
    throw new DatabaseError('damaged-file', `The backup ${backup} is empty: use another one.`);
  }
  prepareFile(target);
  const incoming = `${target}.restoring`;
  await rm(incoming, { force: true });
  await copyChecked(openUntouched(backup), incoming);
  try {
    const kept = await moveAside(target, now);
    await moveDurably(incoming, target);
    return kept;
  } finally {
    await rm(incoming, { force: true });
  }
}

/** Renames a database and its log: a log left behind would be taken for that of the next database. */
async function moveAside(file: string, now: Date): Promise<string | undefined> {
  if (existsSync(file)) {
    refuseInUse(file);
    makePrivate(file);
  }
  const present = ['', ...companionSuffixes].filter((suffix) => existsSync(file + suffix));
  const kept = `${file}.before-restore-${timestamp(now)}`;
  for (const suffix of present) await rename(file + suffix, kept + suffix);
  return present.length > 0 ? kept : undefined;
}

/** Throws 'in-use' while another connection has the database open. */
function refuseInUse(file: string): void {
  // Nobody can use what is no database, and opening it would delete its log.
  if (!hasDatabaseHeader(file)) return;
  try {
    openAlone(file).close();
  } catch (error) {
    // A damaged database is what restoring is for.
    if (!isDamage(error)) throw error;
  }
}
