import type { GameEvent } from '@michi/game-kit/events';
import type { Recording } from '@michi/game-kit/recording';
import { type Achievements, earned, kanjiCollected, type Title } from '@michi/progress/achievements';
import { answersOf } from '@michi/progress/answers';
import { textOfAsked } from '@michi/progress/asked';
import type { Claimed } from '@michi/progress/challenges';
import { type DayTallies, withRuns } from '@michi/progress/day-tally';
import { learnersDay, learnersHour } from '@michi/progress/days';
import {
  type LearnerStatistics,
  learnerStatisticsAfter,
  noLearnerStatistics,
} from '@michi/progress/learner-statistics';
import type { Answer } from '@michi/progress/memory';
import { summaryOf } from '@michi/progress/run-summary';
import type { Ms } from '../../db/schema.ts';
import { deviceKey } from '../../secrets/device-key.ts';
import type { LearningRepository, PlayedSpan } from './repository.ts';

/** A proved run, as far as it tells what was answered. */
interface AnsweredRun {
  readonly runId: string;
  readonly playerId: string;
  readonly game: string;
  readonly level: string;
  readonly events: readonly GameEvent[];
  readonly recording: Pick<Recording, 'moves' | 'endedAt'>;
  /** When it ended, and how many minutes the learner's clock is east of UTC. */
  readonly at: Ms;
  readonly utcOffset: number;
  /** The device that played it, if it is sure when. */
  readonly deviceKey: string | null;
  /** An answer that took less is not somebody's who knows. */
  readonly fastestAnswerMs: Ms;
}

export interface LearningService {
  /** Notes what was answered in a run, and answers how many kanji that were. Part of the caller's transaction. */
  note(run: AnsweredRun): Promise<number>;
  /** Takes that back, and answers how many kanji that were. Part of the caller's transaction. */
  forget(runId: string, playerId: string): Promise<number>;
  /** Statistics, achievements and challenges of whoever plays on a device; those of nobody for an unknown one. */
  ofDevice(deviceId: string): Promise<LearnerStatistics>;
  /** What a player's runs add up to, of the learner's days from one on, up to another. */
  daysOf(playerId: string, from: number, to: number): Promise<DayTallies>;
  /** The titles that a player has earned; nobody has none. */
  titlesOf(playerId: string | null): Promise<readonly Title[]>;
  /** Hands over how some kanji of one player stand to another; false when there is none. Part of the caller's transaction. */
  handOverKanji(from: string, into: string): Promise<boolean>;
}

/** Two runs of one device may seem to have been played at once for so long: clocks are set, and pages take their time. */
const overlapMs: Ms = 2_000;

export interface LearningParts {
  readonly repository: LearningRepository;
  /** Who plays on the device of a key. */
  playerOf(deviceKey: string): Promise<string | null>;
  /** Takes answers into what their player remembers, once they are stored. */
  remember(playerId: string, answers: readonly Answer[]): Promise<void>;
  /** Folds anew what is remembered of items of which answers were taken back. */
  foldAnew(playerId: string, items: readonly string[]): Promise<void>;
  /** What a player has claimed, and the first of the learner's days that matters to challenges. */
  claimedBy(playerId: string): Promise<Claimed>;
  matteringFrom(): number;
}

export function createLearningService({
  repository,
  playerOf,
  remember,
  foldAnew,
  claimedBy,
  matteringFrom,
}: LearningParts): LearningService {
  /** Nobody plays twice at once: what a device played meanwhile counts once. */
  async function isPlayedBeside(span: PlayedSpan | null, at: Ms): Promise<boolean> {
    if (!span || at - span.since <= 2 * overlapMs) return false;
    return repository.hasPlayed(span.deviceKey, span.since + overlapMs, at - overlapMs);
  }

  /** The achievement for kanji, which summaries of stored runs know nothing of. */
  async function collected(playerId: string): Promise<Achievements> {
    const at = await repository.rightAt(playerId, kanjiCollected.condition.target);
    return at === null ? {} : { [kanjiCollected.id]: at };
  }

  /** All but what is known of each kanji. */
  async function runsOf(playerId: string): Promise<Pick<LearnerStatistics, 'statistics' | 'achievements'>> {
    let learnerStatistics = noLearnerStatistics;
    for await (const runs of repository.summaries(playerId))
      learnerStatistics = learnerStatisticsAfter(learnerStatistics, runs);
    const { statistics, achievements } = learnerStatistics;
    return { statistics, achievements: { ...achievements, ...(await collected(playerId)) } };
  }

  async function daysOf(playerId: string, from: number, to: number): Promise<DayTallies> {
    let days: DayTallies = {};
    for await (const runs of repository.summariesOfDays(playerId, from, to)) days = withRuns(days, runs);
    return days;
  }

  return {
    async note(run) {
      const { runId, playerId, game, level, at, utcOffset, recording } = run;
      const span =
        run.deviceKey === null ? null : { deviceKey: run.deviceKey, since: at - lastStretch(recording) };
      if (await isPlayedBeside(span, at)) return 0;
      const credible = run.events.filter(
        (event) => event.type !== 'kanjiAnswered' || event.ms >= run.fastestAnswerMs,
      );
      const day = learnersDay(at, utcOffset);
      const hour = learnersHour(at, utcOffset);
      const summary = summaryOf(credible, { runId, game, level, at, day, hour });
      await repository.insertSummary(playerId, summary, span);
      const told = answersOf(credible, { runId, at, utcOffset });
      await repository.insertAnswers(
        told.map(({ number, at, item, skill, asked, correct, hinted, ms }) => ({
          ...{ run_id: runId, number, player_id: playerId, at, utc_offset: utcOffset, item, skill, ms },
          ...{ asked: textOfAsked(asked), correct: correct ? 1 : 0, hinted: hinted ? 1 : 0 },
        })),
      );
      await remember(playerId, told);
      await repository.raiseKanji(playerId, summary.kanji, at);
      return told.length;
    },

    async forget(runId, playerId) {
      const { items, answers } = await repository.forget(runId, playerId);
      await foldAnew(playerId, items);
      return answers;
    },

    async ofDevice(deviceId) {
      const playerId = await playerOf(deviceKey(deviceId));
      if (playerId === null) return noLearnerStatistics;
      const { statistics, achievements } = await runsOf(playerId);
      return {
        statistics: { ...statistics, kanji: await repository.kanji(playerId) },
        achievements,
        days: await daysOf(playerId, matteringFrom(), endOfDays),
        claimed: await claimedBy(playerId),
      };
    },

    daysOf,

    async titlesOf(playerId) {
      return playerId === null ? [] : earned((await runsOf(playerId)).achievements).titles;
    },

    handOverKanji: repository.handOverKanji,
  };
}

/** Later than any day. */
const endOfDays = 2 ** 31 - 1;

/** How long a run went on without a break up to its end. */
function lastStretch({ moves, endedAt }: AnsweredRun['recording']): Ms {
  const resumed = moves.findLast(({ move }) => move === 'resume');
  return endedAt - (resumed?.at ?? 0);
}
