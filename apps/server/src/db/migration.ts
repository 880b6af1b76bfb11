import type { Kysely } from 'kysely';
import type { DatabaseKind } from './engine.ts';
import type { Ms } from './schema.ts';

/** What a migration sees: the tables are whatever the history made them, so it names them itself. */
export type MigrationDatabase = Kysely<MigrationLog>;
export type MigrationLog = { schema_migrations: { name: string; applied_at: Ms } };

/** One step of the schema. Once released it never changes; a correction is a new step. */
export interface Migration {
  /** Its number in the history and what it brings, `2-titles`; the name of its file. */
  readonly name: string;
  up(database: MigrationDatabase, kind: DatabaseKind): Promise<void>;
}
