import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DatabaseError } from './errors.ts';

/** Where the data live: a PostgreSQL server, or one SQLite file (`:memory:` lives and dies with the process). */
export type Location = { kind: 'postgres'; url: string } | { kind: 'sqlite'; file: string };

export const inMemory = ':memory:';

/** The environment's database: DATABASE_URL, else the file in DATA_DIR (default ./data). */
export function databaseUrl(environment: NodeJS.ProcessEnv): string {
  return environment.DATABASE_URL || join(dataDirectory(environment), 'kanji-no-michi.db');
}

/** The directory for everything the server keeps in files. */
export function dataDirectory(environment: NodeJS.ProcessEnv): string {
  return environment.DATA_DIR || 'data';
}

/** Understands `postgres://…`, `postgresql://…`, `file:…`, a plain path and `:memory:`. Throws 'bad-address'. */
export function parseDatabaseUrl(url: string): Location {
  if (/^postgres(ql)?:\/\//i.test(url)) return { kind: 'postgres', url };
  if (/^file:\/\//i.test(url)) return { kind: 'sqlite', file: pathOfFileUrl(url) };
  if (/^file:/i.test(url)) return { kind: 'sqlite', file: url.slice('file:'.length) };
  if (url === '' || /^[a-z][a-z0-9+.-]*:\/\//i.test(url)) throw badAddress();
  return { kind: 'sqlite', file: url };
}

function pathOfFileUrl(url: string): string {
  try {
    return fileURLToPath(url);
  } catch (error) {
    throw badAddress(error);
  }
}

// The address may hold a password, so it is not repeated.
function badAddress(cause?: unknown): DatabaseError {
  return new DatabaseError(
    'bad-address',
    'The database address is not understood: use postgres://user:password@host/name or the path of a file.',
    { cause },
  );
}
