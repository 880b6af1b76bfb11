import { type Proving, simpleReactionMs } from '../proving.ts';
import { proposedSetup } from '../sitting.ts';
import { setupSchema } from './level.ts';
import { isReachable } from './reachable.ts';
import { puzzle } from './rules.ts';

export const proving: Proving = {
  rules: puzzle,
  fastestAnswerMs: simpleReactionMs,
  setupFor(level, proposed) {
    const setup = proposedSetup(setupSchema, level, proposed);
    return setup && isReachable(setup) ? setup : null;
  },
};
