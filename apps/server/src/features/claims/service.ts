import type { ClaimedFigures } from '@michi/contracts/page-data';
import type { Settings } from '../../config.ts';
import type { KanjiLibrary } from '../../content/kanji-library.ts';
import { cached } from '../../pacing/cached.ts';
import type { ClaimsRepository } from './repository.ts';

/** After this long the database is counted again. */
const freshForMs = 10 * 60_000;

export interface ClaimsParts {
  /** Whose figures the owner has chosen; null for nobody's yet, which are those of the specification. */
  readonly figures: Settings['claimedFigures'];
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
  if (figures !== 'measured') return async () => 'specified';
  const counts = cached(() => repository.count(), freshForMs, now);
  const kanji = library.decks.flat();
  const levels = kanji.flatMap((each) => library.entry(each, 'de').jlpt ?? []);
  const ofDecks = {
    kanji: kanji.length,
    jlpt: { easiest: Math.max(...levels), hardest: Math.min(...levels) },
  };
  return async () => ({ ...ofDecks, ...(await counts()) });
}
