import {
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  PostgresQueryCompiler,
} from 'kysely';
import pg from 'pg';
import type { Engine } from './engine.ts';
import { DatabaseError, textCode } from './errors.ts';
import { nameOf } from './location.ts';
import { portable } from './portable-value.ts';
import { pathOf } from './stand-in.ts';

const connectTimeoutMs = 10_000;
const statementTimeoutMs = 30_000;
const idleInTransactionTimeoutMs = 60_000;
const connections = 10;

const int8 = 20;
const numeric = 1700;

/** Connects to PostgreSQL. Throws 'unreachable' or 'bad-address'. */
export async function openPostgres(url: string, lockTimeoutMs: number): Promise<Engine> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    lock_timeout: lockTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
    types: { getTypeParser: typeParser },
  });
  // Without listeners a lost connection would end this process, be it idle or in use. The pool drops it, a query
  // under way rejects, and the next one opens another.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const connect = () =>
    pool.connect().catch((error: unknown) => {
      throw unreachable(url, error);
    });
  try {
    (await connect()).release();
  } catch (error) {
    await pool.end();
    throw error;
  }
  const dialect = new PortablePostgresDialect({
    pool: { connect, end: () => pool.end(), options: pool.options },
  });
  return { kind: 'postgres', dialect };
}

/** Kysely's PostgreSQL dialect, refusing values that SQLite would refuse, and telling of lost connections as ours. */
class PortablePostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver(): PostgresDriver {
    return new TellingDriver(this.#config);
  }
  override createQueryCompiler(): PostgresQueryCompiler {
    return new PortableCompiler();
  }
}

const lostCodes = ['ECONNABORTED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'];

class TellingDriver extends PostgresDriver {
  readonly #telling = new WeakSet<DatabaseConnection>();

  override async acquireConnection(
    ...options: Parameters<PostgresDriver['acquireConnection']>
  ): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection(...options);
    if (this.#telling.has(connection)) return connection;
    this.#telling.add(connection);
    const executeQuery = connection.executeQuery.bind(connection);
    connection.executeQuery = async (...query) => {
      try {
        return await executeQuery(...query);
      } catch (error) {
        if (!lostCodes.includes(textCode(error) ?? '')) throw error;
        throw new DatabaseError('lost', 'The connection to the database was lost.', { cause: error });
      }
    };
    return connection;
  }
}

class PortableCompiler extends PostgresQueryCompiler {
  protected override addParameter(value: unknown): void {
    super.addParameter(pathOf(value) ? value : portable(value));
  }
}

function typeParser(oid: number, format?: 'text' | 'binary') {
  if ((oid === int8 || oid === numeric) && format !== 'binary') return parseNumber;
  return pg.types.getTypeParser(oid, format);
}

/** A number from its decimal digits. Throws RangeError where a JavaScript number would lose digits. */
export function parseNumber(digits: string): number {
  const value = Number(digits);
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new RangeError(`PostgreSQL returned ${digits}, which is too large for an exact number.`);
  }
  return value;
}

function unreachable(url: string, cause: unknown): DatabaseError {
  const why = textCode(cause) ?? (cause instanceof Error ? cause.message : String(cause));
  const name = nameOf({ kind: 'postgres', url });
  return new DatabaseError(
    'unreachable',
    `The database ${name} cannot be used (${why}): check DATABASE_URL and that the server is running.`,
    { cause },
  );
}
