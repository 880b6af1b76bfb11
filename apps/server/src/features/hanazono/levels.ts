import { type Setup, setupSchema } from '@michi/games/hanazono/setup';
import { asksRightly, type FindKanji } from '@michi/games/hanazono/sitting-setup';
import { locales } from '@michi/messages/locales';
import * as z from 'zod/mini';
import type { KanjiLibrary } from '../../content/kanji-library.ts';

/** A sitting is played as the device proposes: it knows the garden. Only what is right, it does not decide. */
export function createHanazonoLevels(library: KanjiLibrary) {
  const known = new Set(library.decks.flat());
  const find: FindKanji = (kanji) => {
    if (!known.has(kanji)) return null;
    const [entry, ...others] = locales.map((locale) => library.entry(kanji, locale));
    return entry ? { ...entry, glosses: [entry, ...others].flatMap(({ glosses }) => glosses) } : null;
  };

  return async (level: string, proposed: unknown): Promise<{ setup: Setup; ranked: false } | null> => {
    const setup = z.safeParse(setupSchema, proposed).data;
    return level === 'garden' && setup && asksRightly(setup, find) ? { setup, ranked: false } : null;
  };
}
