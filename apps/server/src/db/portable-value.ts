import { DatabaseError } from './errors.ts';

/** What both engines store alike. */
export type PortableValue = string | number | bigint | Uint8Array | null;

/**
 * The same value, if both engines would store it alike: PostgreSQL would turn an object into JSON, while SQLite
 * would take it for named parameters. Throws TypeError, or 'nul-in-text'.
 */
export function portable(value: unknown): PortableValue {
  if (value === null || typeof value === 'bigint' || value instanceof Uint8Array) return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value === 'string') {
    if (!value.includes('\0')) return value;
    throw new DatabaseError(
      'nul-in-text',
      'Text must not contain a NUL character: remove it before storing.',
    );
  }
  throw new TypeError(
    `The database cannot store ${Object.prototype.toString.call(value)}: give text, a number (0 or 1 for a truth value) or null.`,
  );
}
