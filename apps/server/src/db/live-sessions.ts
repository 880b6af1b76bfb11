import type { Ms } from './schema.ts';

const dayMs = 24 * 60 * 60_000;
/** A session that is not used for so long has ended, and so has one that began so long ago, however much it is used. */
const mostUnusedMs = 30 * dayMs;
const sessionLifeMs = 180 * dayMs;

/** Which sessions are alive: those used and begun at these times or later. */
export interface Alive {
  readonly usedSince: Ms;
  readonly begunSince: Ms;
}

export const aliveAt = (at: Ms): Alive => ({ usedSince: at - mostUnusedMs, begunSince: at - sessionLifeMs });
