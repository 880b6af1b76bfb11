import type { ClaimedFigures } from '@michi/contracts/page-data';
import type { KanjiLibrary } from '../../content/kanji-library.ts';
import { cached } from '../../pacing/cached.ts';
import type { ClaimsRepository } from './repository.ts';

/** After this long the database is counted again. */
const freshForMs = 10 * 60_000;

export interface ClaimsParts {
  /** Whose figures the owner has chosen; null for nobody's yet, which are those of the specification. */
  readonly figures: () => Promise<'specified' | 'measured' | null>;
  readonly repository: ClaimsRepository;
  readonly library: KanjiLibrary;
  readonly now: () => number;
}

/** Tells which figures the site claims of itself; those that are measured are at most ten minutes old. */
export function createClaims({
  figures,
  repository,
  library,
  now,
}: ClaimsParts): () => Promise<ClaimedFigures> {
  const counts = cached(() => repository.count(), freshForMs, now);
  const kanji = library.decks.flat();
  const levels = kanji.flatMap((each) => library.entry(each, 'de').jlpt ?? []);
  const ofDecks = {
    kanji: kanji.length,
    jlpt: { easiest: Math.max(...levels), hardest: Math.min(...levels) },
  };
  return async () => ((await figures()) === 'measured' ? { ...ofDecks, ...(await counts()) } : 'specified');
}
