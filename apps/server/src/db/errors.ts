/** Every way the database layer refuses to go on for a reason the operator or the caller can act upon. */
const databaseErrorCodes = [
  'bad-address',
  'not-a-database',
  'foreign-database',
  'newer-database',
  'older-database',
  'other-history',
  'not-writable',
  'unreachable',
  'lost',
  'locked',
  'in-use',
  'missing-file',
  'file-exists',
  'damaged-file',
  'not-empty',
  'not-identical',
  'not-supported',
  'nul-in-text',
  'overloaded',
  'shutting-down',
] as const;
export type DatabaseErrorCode = (typeof databaseErrorCodes)[number];

/** An expected failure: `code` is for programs, `message` is one sentence that tells a person what to do. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: DatabaseErrorCode;

  constructor(code: DatabaseErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** True when `error` is a DatabaseError, of the given code if one is given. */
export function isDatabaseError(error: unknown, code?: DatabaseErrorCode): error is DatabaseError {
  return error instanceof DatabaseError && (code === undefined || error.code === code);
}

/** SQLite's extended result code, when `error` comes from node:sqlite. */
export function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return typeof error.errcode === 'number' ? error.errcode : undefined;
}

/** The error code as text: a system code such as ENOENT or PostgreSQL's SQLSTATE. */
export function textCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

const postgresConflicts = ['40P01', '40001'];

/** True when PostgreSQL gave this transaction up for another one (deadlock, serialization): it may be run again. */
export function isConflict(error: unknown): boolean {
  return postgresConflicts.includes(textCode(error) ?? '');
}

/** Its own codes for that, and for a transaction that was idle for too long. */
const postgresGone = /^(08...|57P..|25P03)$/;

/**
 * True when the connection to PostgreSQL was lost, so that nothing of a transaction is kept whose commit was not sent. Codes of
 * the system alone do not say so: a client that breaks off its upload has the same.
 */
export function isLostConnection(error: unknown): boolean {
  if (isDatabaseError(error)) return error.code === 'lost';
  const code = textCode(error);
  if (code !== undefined) return postgresGone.test(code);
  // What the pg package says of a connection that has gone while nothing was asked of it.
  const said = error instanceof Error ? error.message : '';
  return /^(Connection terminated|Client (has encountered a connection error|was closed))/.test(said);
}

/** Busy, read-only, input or output failed, disk full, cannot be opened. */
const sqliteUnavailable = [5, 8, 10, 13, 14];
/** Disk or memory full, too many connections; a lock not had in time; read-only. */
const postgresUnavailable = /^(53...|55P03|25006)$/;

const unavailable: readonly DatabaseErrorCode[] = ['locked', 'unreachable', 'lost'];

/** True when the database cannot serve anybody for now, through no fault of the statement: it may be sent again later. */
export function isUnavailable(error: unknown): boolean {
  if (isDatabaseError(error)) return unavailable.includes(error.code);
  const code = sqliteCode(error);
  if (code !== undefined) return sqliteUnavailable.includes(code & 0xff);
  return isLostConnection(error) || postgresUnavailable.test(textCode(error) ?? '');
}

const sqliteUnique = 2067;
const sqlitePrimaryKey = 1555;
const postgresUnique = '23505';

/** True for a violated unique or primary key on either engine. It ends a PostgreSQL transaction: prefer `doNothing()`. */
export function isUniqueViolation(error: unknown): boolean {
  const code = sqliteCode(error);
  return code === sqliteUnique || code === sqlitePrimaryKey || textCode(error) === postgresUnique;
}
