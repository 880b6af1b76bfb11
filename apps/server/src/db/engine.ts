import type { Dialect } from 'kysely';

export type DatabaseKind = 'sqlite' | 'postgres';

/** What differs between the two engines; everything else is shared. */
export interface Engine {
  readonly kind: DatabaseKind;
  readonly dialect: Dialect;
}
