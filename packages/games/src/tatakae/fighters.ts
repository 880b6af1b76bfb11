/** What one of the two has reached in a battle. */
export interface Fighter {
  readonly score: number;
  readonly combo: number;
  readonly bestCombo: number;
  /** In whole percent; null before the first submission. */
  readonly accuracy: number | null;
}

/** Kumo-Sensei, whose accuracy is the share of submissions that hit. */
export interface Rival extends Fighter {
  readonly submissions: number;
  readonly hits: number;
}

export const newFighter: Fighter = { score: 0, combo: 0, bestCombo: 0, accuracy: null };
export const newRival: Rival = { ...newFighter, submissions: 0, hits: 0 };

/** A fighter with so many points more. */
export const gaining = <Side extends Fighter>(fighter: Side, points: number, combo: number): Side => ({
  ...fighter,
  score: fighter.score + points,
  combo,
  bestCombo: Math.max(combo, fighter.bestCombo),
});

/** The rival after a submission: a hit raises its combo, one that brings no points ends it. */
export function afterSubmission(rival: Rival, points: number): Rival {
  const hit = points > 0;
  const submissions = rival.submissions + 1;
  const hits = rival.hits + Number(hit);
  const accuracy = Math.round((100 * hits) / submissions);
  return { ...gaining(rival, points, hit ? rival.combo + 1 : 0), submissions, hits, accuracy };
}
