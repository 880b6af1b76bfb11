import * as z from 'zod/mini';
import { type Proving, simpleReactionMs } from '../proving.ts';
import { kotodama } from './rules.ts';
import { isPossible, levelOf, setupSchema } from './setup.ts';

/** A poem says itself what it is worth; the level, which decides about words, is a claim of the device. None ranks. */
export const proving: Proving = {
  rules: kotodama,
  fastestAnswerMs: simpleReactionMs,
  setupFor(level, proposed) {
    const setup = z.safeParse(setupSchema, proposed).data;
    return setup && isPossible(setup) && levelOf(setup) === level ? setup : null;
  },
};
