import { type Proving, simpleReactionMs } from '../proving.ts';
import { proposedSetup } from '../sitting.ts';
import { isReachable } from './reachable.ts';
import { puzzle } from './rules.ts';
import { setupSchema } from './setup.ts';

export const proving: Proving = {
  rules: puzzle,
  fastestAnswerMs: simpleReactionMs,
  setupFor(level, proposed) {
    const setup = proposedSetup(setupSchema, level, proposed);
    return setup && isReachable(setup) ? setup : null;
  },
};
