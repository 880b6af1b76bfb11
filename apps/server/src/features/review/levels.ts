import { asksRightly } from '@michi/games/review/questions';
import { type Setup, setupSchema, sittingIds } from '@michi/games/review/setup';
import { defaultLocale } from '@michi/messages/locales';
import * as z from 'zod/mini';
import type { KanjiLibrary } from '../../content/kanji-library.ts';

/** A review is played as the device proposes: it knows what is due. Only what is right, it does not decide. */
export function createReviewLevels(library: KanjiLibrary) {
  const known = new Set(library.decks.flat());
  const find = (kanji: string) => (known.has(kanji) ? library.entry(kanji, defaultLocale) : null);

  return async (level: string, proposed: unknown): Promise<{ setup: Setup; ranked: false } | null> => {
    const setup = z.safeParse(setupSchema, proposed).data;
    const isThere = sittingIds.some((id) => id === level);
    return isThere && setup && asksRightly(setup, find) ? { setup, ranked: false } : null;
  };
}
