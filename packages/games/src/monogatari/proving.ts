import * as z from 'zod/mini';
import { type Proving, simpleReactionMs } from '../proving.ts';
import { monogatari } from './rules.ts';
import { levelOf, setupSchema } from './setup.ts';

/** A story says itself what it is worth. None ranks. */
export const proving: Proving = {
  rules: monogatari,
  fastestAnswerMs: simpleReactionMs,
  setupFor(level, proposed) {
    const setup = z.safeParse(setupSchema, proposed).data;
    return setup && levelOf(setup) === level ? setup : null;
  },
};
