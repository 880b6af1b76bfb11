import { type RawBuilder, sql } from 'kysely';
import { likePattern } from './change-log.ts';

/** Whether one of some columns has a text in it, in capitals or small letters. Each engine needs to be told what escapes. */
export const contains = (search: string, columns: readonly string[]): RawBuilder<boolean> =>
  sql`(${sql.join(
    columns.map((column) => sql`lower(${sql.ref(column)}) like ${likePattern(search)} escape '\\'`),
    sql` or `,
  )})`;
