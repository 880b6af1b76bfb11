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

/**
 * Understands `postgres://…`, `postgresql://…`, `file:…`, `:memory:` and a path that ends as databases do or leads
 * through a folder. Throws 'bad-address' for what can only be a mistake.
 */
export function parseDatabaseUrl(url: string): Location {
  if (isPostgresUrl(url)) {
    if (hasStrayPassword(url)) throw badAddress();
    return { kind: 'postgres', url };
  }
  if (/^file:\/\//i.test(url)) return { kind: 'sqlite', file: pathOfFileUrl(url) };
  if (/^file:/i.test(url)) return { kind: 'sqlite', file: url.slice('file:'.length) };
  if (url !== inMemory && !looksLikeFile(url)) throw badAddress();
  return { kind: 'sqlite', file: url };
}

export const isPostgresUrl = (url: string): boolean => /^postgres(ql)?:\/\//i.test(url);

/** What a person may read of a location: of PostgreSQL host and name, never user or password. */
export function nameOf(location: Location): string {
  if (location.kind === 'sqlite') return location.file;
  const url = URL.parse(location.url);
  return url ? `postgres://${url.host}${url.pathname}` : 'postgres://';
}

/** An unencoded #, ? or / in a password ends the host too early: the rest would be taken for the name. */
function hasStrayPassword(url: string): boolean {
  const [, authority = '', rest = ''] = /^\w+:\/\/([^/?#]*)(.*)$/s.exec(url) ?? [];
  // Where the user is told already, or no host, values of parameters may have an @.
  const beforeValues = /^[^?]*@|[?&][^=&]*@/;
  return authority === '' || authority.includes('@') ? beforeValues.test(rest) : rest.includes('@');
}

function looksLikeFile(path: string): boolean {
  // One letter and a colon is a drive; a word is the protocol, or the user, of an address that lost its slashes.
  if (/^[a-z][a-z0-9+.-]+:/i.test(path) || /:[^/\\]*@/.test(path)) return false;
  return /[/\\]|\.(db|sqlite3?)$/i.test(path);
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
    'DATABASE_URL is not understood: use postgres://user:password@host/name, with special characters of the password percent-encoded, or the path of a file such as data/michi.db.',
    { cause },
  );
}
