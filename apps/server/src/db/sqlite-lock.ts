import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseError, isDatabaseError, sqliteCode } from './errors.ts';

const busyCode = 5;
const pauseMs = 20;

/** Does what takes a lock, without waiting for it. Throws 'locked' while another program holds it. */
export function takeLock<T>(take: () => T): T {
  try {
    return take();
  } catch (error) {
    if (!isBusy(error)) throw error;
    throw new DatabaseError(
      'locked',
      'The database is locked by another program: wait until that is done, or end it.',
      { cause: error },
    );
  }
}

/**
 * Begins again for `limitMs` what throws 'locked'. SQLite's own waiting would stop the event loop, and with it every
 * request; here the others go on.
 */
export async function whileLocked<T>(limitMs: number, begin: () => T | Promise<T>): Promise<T> {
  for (let left = Math.ceil(limitMs / pauseMs); ; left--) {
    try {
      return await begin();
    } catch (error) {
      if (!isDatabaseError(error, 'locked') || left <= 0) throw error;
    }
    await pause(pauseMs);
  }
}

/** Opens a database that nobody else has open, and keeps others out until it is closed. Throws 'in-use'. */
export function openAlone(file: string): DatabaseSync {
  const connection = new DatabaseSync(file, { timeout: 0 });
  try {
    connection.exec('pragma locking_mode = exclusive; begin exclusive');
    return connection;
  } catch (error) {
    connection.close();
    if (!isBusy(error)) throw error;
    throw new DatabaseError('in-use', `The database ${file} is in use: stop the server, then try again.`, {
      cause: error,
    });
  }
}

function isBusy(error: unknown): boolean {
  return ((sqliteCode(error) ?? 0) & 0xff) === busyCode;
}
