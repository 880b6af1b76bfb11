/**
 * The levels of a challenge that the server deals whole, so that it can rank: each is a run of its own, into which
 * nothing is carried.
 */
export const rankedLevels = [1, 2, 3, 4, 5] as const;

/** The id by which results know such a level. */
export const rankedId = (level: number): string => `ranked-${level}`;

/** The number of such a level; null for any other id. */
export const rankedLevelOf = (id: string): number | null =>
  rankedLevels.find((level) => rankedId(level) === id) ?? null;

/** Whether nothing has been reached yet. */
export const isNothing = (totals: Readonly<Record<string, number>>): boolean =>
  Object.values(totals).every((count) => count === 0);
