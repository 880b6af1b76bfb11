import * as z from 'zod/mini';
import { type Proving, simpleReactionMs } from '../proving.ts';
import { tokyoquest } from './rules.ts';
import { levelIdOf, setupSchema } from './setup.ts';

export const proving: Proving = {
  rules: tokyoquest,
  fastestAnswerMs: simpleReactionMs,
  setupFor(level, proposed) {
    const { data: setup } = z.safeParse(setupSchema, proposed);
    return setup && levelIdOf(setup) === level ? setup : null;
  },
};
