import { expect, test } from 'vitest';
import { DatabaseError, isLostConnection, isUnavailable } from './errors.ts';

const postgres = (code: string) => Object.assign(new Error('of PostgreSQL'), { code });
const sqlite = (errcode: number) =>
  Object.assign(new Error('of SQLite'), { code: 'ERR_SQLITE_ERROR', errcode });

test.each([
  ['08006', postgres('08006'), true, true],
  ['administrator command', postgres('57P01'), true, true],
  ['starting up', postgres('57P03'), true, true],
  ['idle in a transaction for too long', postgres('25P03'), true, true],
  ['a connection reset', new DatabaseError('lost', ''), true, true],
  ['ECONNRESET of anybody', postgres('ECONNRESET'), false, false],
  ['EPIPE of anybody', postgres('EPIPE'), false, false],
  ['cut between two queries', new Error('Connection terminated unexpectedly'), true, true],
  ['PostgreSQL’s disk is full', postgres('53100'), false, true],
  ['too many connections', postgres('53300'), false, true],
  ['lock not had in time', postgres('55P03'), false, true],
  ['a standby', postgres('25006'), false, true],
  ['a taken key', postgres('23505'), false, false],
  ['a broken statement', postgres('42601'), false, false],
  ['an interrupted statement', postgres('57014'), false, false],
  ['SQLite busy, extended', sqlite(5 | (2 << 8)), false, true],
  ['SQLite read-only', sqlite(8), false, true],
  ['SQLite fsync failed', sqlite(10 | (4 << 8)), false, true],
  ['SQLite’s disk is full', sqlite(13), false, true],
  ['SQLite cannot open', sqlite(14), false, true],
  ['SQLite’s taken key', sqlite(2067), false, false],
  ['SQLite damaged', sqlite(11), false, false],
  ['locked', new DatabaseError('locked', ''), false, true],
  ['unreachable', new DatabaseError('unreachable', ''), false, true],
  ['NUL in a text', new DatabaseError('nul-in-text', ''), false, false],
  ['another error', new Error('57P01'), false, false],
  ['no error', '57P01', false, false],
])(
  '%s: whether the connection is lost, and whether the database is unavailable',
  (_name, error, lost, unavailable) => {
    expect([isLostConnection(error), isUnavailable(error)]).toEqual([lost, unavailable]);
  },
);
