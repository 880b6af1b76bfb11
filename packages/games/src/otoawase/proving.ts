import * as z from 'zod/mini';
import { type Proving, simpleReactionMs } from '../proving.ts';
import { otoawase } from './rules.ts';
import { setupSchema } from './setup.ts';
import { isSongId } from './songs.ts';

/** A song is its level; which kanji come up in it, the device proposes. */
export const proving: Proving = {
  rules: otoawase,
  fastestAnswerMs: simpleReactionMs,
  setupFor(level, proposed) {
    const setup = z.safeParse(setupSchema, proposed).data;
    return setup && isSongId(level) && setup.song === level ? setup : null;
  },
};
