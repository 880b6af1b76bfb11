import { type RawBuilder, sql } from 'kysely';

/** Whether one of some columns has a text in it, in capitals or small letters. Each engine needs to be told what escapes. */
export const contains = (search: string, columns: readonly string[]): RawBuilder<boolean> =>
  sql`(${sql.join(
    columns.map((column) => sql`lower(${sql.ref(column)}) like ${likePattern(search)} escape '\\'`),
    sql` or `,
  )})`;

/** What `like` finds anywhere in a text of small letters; nothing in it stands for anything else. */
const likePattern = (search: string): string =>
  `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
