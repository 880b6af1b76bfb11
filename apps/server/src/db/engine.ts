import type { Dialect } from 'kysely';

export type DatabaseKind = 'sqlite' | 'postgres';

/** What differs between the two engines; everything else is shared. */
export interface Engine {
  readonly kind: DatabaseKind;
  readonly dialect: Dialect;
  /** Runs built statements past the dialect; only where the database is in this process. */
  readonly direct?: DirectStatements;
}

interface DirectStatements {
  /** Runs a statement in the transaction under way, which must be the caller's. */
  inTransaction(text: string, parameters: readonly unknown[]): unknown[];
  /** Asks for what is committed, on a connection that no transaction keeps busy; a database in memory has none. */
  readonly read?: (text: string, parameters: readonly unknown[]) => unknown[];
}
