import * as z from 'zod/mini';
import { failure } from './contract.ts';
import { epochMs, line, text, wholeNumber } from './fields.ts';

/** How many rows a page of a list has. */
export const rowsOfPage = 25;
const mostPages = 100_000;

/** What every list of the administration is asked by; `sorts` are the columns that it can be sorted by, the first by default. */
export const listQuery = <const Sort extends readonly [string, ...string[]]>(sorts: Sort) => ({
  search: z._default(text(100), ''),
  sort: z._default(z.enum(sorts), sorts[0]),
  direction: z._default(z.enum(['asc', 'desc']), 'asc'),
  page: z._default(wholeNumber(1, mostPages), 1),
});

/** A page of a list, and how many rows there are in all. */
export const listOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), total: z.int(), page: z.int() });

/**
 * Tells a record as it was read from what it has become: a change names the version that it is based on, and is refused with
 * 409 if another admin was faster.
 */
export const version = z.string().check(z.regex(/^[\w-]{16,64}$/));

/** Why something was changed; it stands in the change log. */
export const reason = z._default(line(200), '');

/** What every call of the administration may be refused with. */
export const adminRefusals = { 403: failure, 404: failure, 422: failure, 429: failure } as const;
/** Enough for somebody who works quickly. */
export const adminPerMinute = 240;

/** Something that an admin did. */
export const adminChange = z.object({
  id: z.string(),
  at: epochMs,
  /** Null when the account is gone. */
  admin_name: z.nullable(z.string()),
  action: z.string(),
  subject_kind: z.string(),
  subject_id: z.string(),
  /** What the subject was called. */
  subject_name: z.string(),
  reason: z.string(),
  /** The changed fields as they were and as they became; null where nothing was changed, or what was personal is gone. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  /** Whether it can be taken back. */
  can_undo: z.boolean(),
  /** When it was taken back. */
  undone_at: z.nullable(epochMs),
});
export type AdminChange = z.infer<typeof adminChange>;
