import * as z from 'zod/mini';
import { type DayTallies, type DayTally, joined } from './day-tally.ts';
import { latestSpan, nextSeason, type Span, type SpanKind, spanBefore } from './spans.ts';

export const challengeIds = [
  'points_hunter',
  'triple_perfect',
  'speed_run',
  'kanji_master',
  'combo_king',
  'marathon_runner',
  'sakura_festival',
] as const;
export type ChallengeId = (typeof challengeIds)[number];

/** Names and conditions are messages of `challenges`. */
export interface Challenge {
  readonly id: ChallengeId;
  readonly span: SpanKind;
  readonly target: number;
  /** How far somebody has come who has this tally; it may go beyond the target. */
  readonly reached: (tally: DayTally) => number;
  readonly xp: number;
}

/** A level in less than this counts as quick. */
const quickMs = 90_000;

/** Every challenge, in the order of the page. What else their claiming brings, `cosmetics.ts` says. */
export const challenges: readonly Challenge[] = [
  { id: 'points_hunter', span: 'day', target: 500, reached: (tally) => tally.bestScore, xp: 150 },
  { id: 'triple_perfect', span: 'day', target: 3, reached: (tally) => tally.flawless, xp: 200 },
  {
    id: 'speed_run',
    span: 'day',
    target: 1,
    reached: ({ fastestMs }) => Number(fastestMs !== null && fastestMs < quickMs),
    xp: 120,
  },
  { id: 'kanji_master', span: 'week', target: 50, reached: (tally) => [...tally.kanji].length, xp: 400 },
  { id: 'combo_king', span: 'week', target: 100, reached: (tally) => tally.combos, xp: 300 },
  { id: 'marathon_runner', span: 'week', target: 20, reached: (tally) => tally.levels, xp: 500 },
  { id: 'sakura_festival', span: 'season', target: 100, reached: (tally) => tally.perfect, xp: 800 },
];

export const challengeOf = (id: ChallengeId): Challenge =>
  challenges[challengeIds.indexOf(id)] as (typeof challenges)[number];

const count = z.int().check(z.gte(0));

/** How often each challenge was claimed, and for which spans, by their first days; of old ones only that they were. */
export const claimedSchema = z.record(z.string(), z.object({ times: count, starts: z.array(z.int()) }));
export type Claimed = z.infer<typeof claimedSchema>;

/** One reward that was claimed, or is to be. A later build may know more challenges than this one. */
export interface Claim<Id extends string = string> {
  readonly challenge: Id;
  /** The first day of its span. */
  readonly start: number;
}

export const timesClaimed = (claimed: Claimed, id: ChallengeId): number => claimed[id]?.times ?? 0;

export const isClaimed = (claimed: Claimed, { challenge, start }: Claim): boolean =>
  claimed[challenge]?.starts.includes(start) ?? false;

/** What is claimed after these claims as well: each counts once. */
export function withClaims(claimed: Claimed, claims: readonly Claim[]): Claimed {
  let after = claimed;
  for (const claim of claims) {
    if (isClaimed(after, claim)) continue;
    const { times, starts } = after[claim.challenge] ?? { times: 0, starts: [] };
    after = { ...after, [claim.challenge]: { times: times + 1, starts: [...starts, claim.start] } };
  }
  return after;
}

/** The experience that claims have brought. */
export const claimedXp = (claimed: Claimed): number =>
  challenges.reduce((xp, challenge) => xp + timesClaimed(claimed, challenge.id) * challenge.xp, 0);

/** How far a challenge has come in a span. */
export function reachedIn({ reached }: Challenge, days: DayTallies, { start, end }: Span): number {
  const within = Object.entries(days).filter(([day]) => Number(day) >= start && Number(day) <= end);
  return reached(joined(within.map(([, tally]) => tally)));
}

type ChallengeState = 'open' | 'claimable' | 'claimed' | 'expired' | 'coming';

/** A challenge in one of its spans. */
export interface Turn {
  readonly challenge: Challenge;
  readonly span: Span;
  readonly reached: number;
  readonly state: ChallengeState;
}

/** What the runs of a learner have come to, and what they claimed. */
export interface Challenged {
  readonly days: DayTallies;
  readonly claimed: Claimed;
}

/**
 * How a challenge stands on a day: in its present span, and in the two before it as long as a reward lies there that
 * nobody has taken, or just ran out. Of a season only the last one, until the next one is awaited.
 */
export function turnsOf(challenge: Challenge, challenged: Challenged, today: number): Turn[] {
  const { span, id } = challenge;
  const now = latestSpan(span, today);
  if (span === 'season') {
    if (today <= now.claimableUntil) return [turnIn(challenge, now, challenged, today)];
    const next = latestSpan(span, nextSeason(today));
    return [{ challenge, span: next, reached: 0, state: 'coming' }];
  }
  const before = spanBefore(span, now);
  const left = [before, spanBefore(span, before)]
    .map((span) => turnIn(challenge, span, challenged, today))
    .filter(
      ({ reached, span }) =>
        reached >= challenge.target && !isClaimed(challenged.claimed, { challenge: id, start: span.start }),
    );
  return [turnIn(challenge, now, challenged, today), ...left];
}

function turnIn(challenge: Challenge, span: Span, { days, claimed }: Challenged, today: number): Turn {
  const reached = reachedIn(challenge, days, span);
  const isReached = reached >= challenge.target;
  const lasts = today <= (isReached ? span.claimableUntil : span.end);
  const state = isReached ? 'claimable' : 'open';
  if (isClaimed(claimed, { challenge: challenge.id, start: span.start }))
    return { challenge, span, reached, state: 'claimed' };
  return { challenge, span, reached, state: lasts ? state : 'expired' };
}

/** The rewards that lie ready on a day, in the order of the page. */
export const claimable = (challenged: Challenged, today: number): Turn[] =>
  challenges
    .flatMap((challenge) => turnsOf(challenge, challenged, today))
    .filter(({ state }) => state === 'claimable');

/** The first day of which the tally still matters on `today`. */
export function matteringFrom(today: number): number {
  const starts = challenges.map(({ span }) => {
    const now = latestSpan(span, today);
    if (span === 'season') return today <= now.claimableUntil ? now.start : today;
    return spanBefore(span, spanBefore(span, now)).start;
  });
  return Math.min(...starts);
}

/**
 * The span that a claim means which a device has made on `day` by its own clock, on `trueDay` by the server's: the
 * present one or one before it, whatever the date of the device. Else why there is none.
 */
export function claimedSpan(
  { challenge, start }: Claim<ChallengeId>,
  day: number,
  trueDay: number,
): Span | 'notBegun' | 'expired' | 'noStart' {
  const { span } = challengeOf(challenge);
  if (latestSpan(span, start).start !== start) return 'noStart';
  let [said, meant] = [latestSpan(span, day), latestSpan(span, trueDay)];
  if (start > said.start) return 'notBegun';
  while (said.start > start && trueDay <= meant.claimableUntil) {
    said = spanBefore(span, said);
    meant = spanBefore(span, meant);
  }
  return said.start === start && trueDay <= meant.claimableUntil ? meant : 'expired';
}
