import { type Setup, setupSchema } from '@michi/games/hanazono/setup';
import { asksRightly, type FindKanji } from '@michi/games/typed-prompts';
import * as z from 'zod/mini';

/** A visit is played as the device proposes: it knows the garden. Only what is right, it does not decide. */
export const createHanazonoLevels =
  (find: FindKanji) =>
  async (level: string, proposed: unknown): Promise<{ setup: Setup; ranked: false } | null> => {
    const setup = z.safeParse(setupSchema, proposed).data;
    const isRight = level === 'garden' && setup && asksRightly(setup.prompts, setup.language, find);
    return isRight ? { setup, ranked: false } : null;
  };
