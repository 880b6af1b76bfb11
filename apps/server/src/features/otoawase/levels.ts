import { type Setup, setupSchema } from '@michi/games/otoawase/setup';
import { isSongId } from '@michi/games/otoawase/songs';
import { asksRightly, type FindKanji } from '@michi/games/typed-prompts';
import * as z from 'zod/mini';

/** A song is its level; which kanji come up in it, the device proposes. Only what is right, it does not decide. */
export const createOtoawaseLevels =
  (find: FindKanji) =>
  async (level: string, proposed: unknown): Promise<{ setup: Setup; ranked: false } | null> => {
    const setup = z.safeParse(setupSchema, proposed).data;
    const isRight =
      isSongId(level) && setup?.song === level && asksRightly(setup.prompts, setup.language, find);
    return isRight ? { setup, ranked: false } : null;
  };
