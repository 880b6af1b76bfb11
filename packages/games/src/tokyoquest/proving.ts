import * as z from 'zod/mini';
import { type FormerProving, type Proving, simpleReactionMs } from '../proving.ts';
import { formerTokyoquest, tokyoquest } from './rules.ts';
import { levelIdOf, setupSchema } from './setup.ts';

export const proving: Proving = {
  rules: tokyoquest,
  fastestAnswerMs: simpleReactionMs,
  setupFor(level, proposed) {
    const { data: setup } = z.safeParse(setupSchema, proposed);
    return setup && levelIdOf(setup) === level ? setup : null;
  },
};

export const former: readonly FormerProving[] = [
  { ...proving, rules: formerTokyoquest, replacedAt: 1_795_651_200_000 }, // 26 November 2026
];
