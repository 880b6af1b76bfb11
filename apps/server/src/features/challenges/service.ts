import type { postChallengeClaim } from '@michi/contracts/challenges';
import type { AnswerOf, BodyOf } from '@michi/contracts/contract';
import {
  type ChallengeId,
  type Claimed,
  challengeOf,
  claimedSpan,
  matteringFrom,
  reachedIn,
} from '@michi/progress/challenges';
import type { DayTallies } from '@michi/progress/day-tally';
import { learnersDay } from '@michi/progress/days';
import { ApiError, fieldError } from '../../api/api-error.ts';
import type { Ms } from '../../db/schema.ts';
import type { WriteQueue } from '../../db/write-queue.ts';
import { deviceKey } from '../../secrets/device-key.ts';
import type { ChallengesRepository } from './repository.ts';

const dayMs: Ms = 24 * 60 * 60 * 1000;

type SentClaim = BodyOf<typeof postChallengeClaim>;
type Reward = AnswerOf<typeof postChallengeClaim>;

export interface ChallengesParts {
  readonly repository: ChallengesRepository;
  readonly queue: WriteQueue;
  readonly now: () => Ms;
  /** When something was done on a device, as far as it can be believed. */
  toldTime(told: Pick<SentClaim, 'at' | 'sentAt'>, receivedAt: Ms, earliest: Ms | null): { readonly at: Ms };
  /** Who plays on the device of a key; null when nothing was ever heard of it. */
  playerOf(deviceKey: string): Promise<string | null>;
  /** The same; keeps everybody else from writing for this player until the commit. */
  playerFor(deviceKey: string, at: Ms): Promise<string>;
  /** What the proved runs of a player add up to, of the learner's days from one on, up to another. */
  daysOf(playerId: string, from: number, to: number): Promise<DayTallies>;
}

export interface ChallengesService {
  /** Throws ApiError 422 for a span that cannot be claimed now, 409 for one in which the challenge is not reached. */
  claim(deviceId: string, challenge: ChallengeId, sent: SentClaim): Promise<Reward>;
  claimedBy(playerId: string): Promise<Claimed>;
  /** The first of the learner's days that may still matter to a challenge, wherever the learner is. */
  matteringFrom(): number;
  /** Hands over all that one player has claimed to another. Part of the caller's transaction. */
  merge(from: string, into: string): Promise<void>;
}

export function createChallengesService(parts: ChallengesParts): ChallengesService {
  const { repository, queue, now } = parts;

  // Somewhere it is still yesterday.
  const mattering = () => matteringFrom(Math.floor(now() / dayMs) - 1);

  function spanOf(challenge: ChallengeId, { date, ...told }: SentClaim) {
    const start = Math.floor(Date.parse(date) / dayMs);
    const { at } = parts.toldTime(told, now(), null);
    const [day, trueDay] = [told.at, at].map((at) => learnersDay(at, told.utcOffset)) as [number, number];
    const span = claimedSpan({ challenge, start }, day, trueDay);
    if (typeof span === 'string') throw fieldError(422, 'date', `challenge.${span}`);
    return span;
  }

  return {
    async claim(deviceId, id, sent) {
      const challenge = challengeOf(id);
      const span = spanOf(id, sent);
      const key = deviceKey(deviceId);
      const notReached = () => new ApiError(409, { sentence: { key: 'challenge.notReached' } });
      if ((await parts.playerOf(key)) === null) throw notReached();
      await queue.run(async () => {
        const at = now();
        const playerId = await parts.playerFor(key, at);
        const claim = { challenge: id, start: span.start };
        if (await repository.isClaimed(playerId, claim)) return;
        const days = await parts.daysOf(playerId, span.start, span.end);
        if (reachedIn(challenge, days, span) < challenge.target) throw notReached();
        await repository.insert(playerId, claim, at);
      });
      const date = new Date(span.start * dayMs).toISOString().slice(0, 10);
      return { challenge: id, date, xp: challenge.xp };
    },

    claimedBy: (playerId) => repository.claimed(playerId, mattering()),
    matteringFrom: mattering,
    merge: repository.merge,
  };
}
