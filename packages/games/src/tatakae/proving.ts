import * as z from 'zod/mini';
import { type Proving, simpleReactionMs } from '../proving.ts';
import { strokeMs, withoutWay } from './ink.ts';
import { strokeMove, tatakae } from './rules.ts';
import { setupOf } from './setup.ts';

/**
 * A battle needs nothing but its rules. None ranks: by the classic ones accuracy is drawn by lot, and whoever handed in
 * single dots would lead every list.
 */
export const proving: Proving = {
  rules: tatakae,
  fastestAnswerMs: simpleReactionMs,
  setupFor: setupOf,
  storedMove(move) {
    const { data } = z.safeParse(strokeMove, move);
    return data && strokeMs(data.stroke) === 0 ? { stroke: withoutWay(data.stroke) } : move;
  },
};
