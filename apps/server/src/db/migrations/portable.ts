import { type CreateTableBuilder, sql } from 'kysely';
import type { DatabaseKind } from '../engine.ts';
import type { MigrationDatabase } from '../migration.ts';

/**
 * Column types that mean the same on both engines. Migrations rely on them: add to them, never change one.
 * @public for migrations that alter a table
 */
export function columnTypes(kind: DatabaseKind) {
  const postgres = kind === 'postgres';
  return {
    /** Text ordered and compared by its bytes, as SQLite does. */
    text: postgres ? sql`text collate "C"` : sql`text`,
    /** 32 bits in PostgreSQL. */
    integer: sql`integer`,
    /** Whole numbers up to 2^53, times in ms among them. */
    bigint: postgres ? sql`bigint` : sql`integer`,
    /** 64 bits with a point. */
    real: postgres ? sql`double precision` : sql`real`,
    /** 0 or 1; the column needs its check. */
    flag: postgres ? sql`smallint` : sql`integer`,
  } as const;
}
export type ColumnTypes = ReturnType<typeof columnTypes>;

/** Creates a table from a builder; in SQLite a strict one, which keeps to its column types. */
export async function createTable(
  database: MigrationDatabase,
  kind: DatabaseKind,
  name: string,
  build: (table: CreateTableBuilder<string>, types: ColumnTypes) => CreateTableBuilder<string, string>,
): Promise<void> {
  const table = build(database.schema.createTable(name), columnTypes(kind));
  await (kind === 'sqlite' ? table.modifyEnd(sql`strict`) : table).execute();
}
