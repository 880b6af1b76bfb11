import type { Asked, EventOf, GameEvent } from '@michi/game-kit/events';
import type { Recording } from '@michi/game-kit/recording';
import { learnersDay } from '@michi/progress/days';
import { summaryOf } from '@michi/progress/run-summary';
import { noStanding, type Standing, standingAfter } from '@michi/progress/standing';
import type { Ms } from '../../db/schema.ts';
import { deviceKey } from '../../secrets/device-key.ts';
import type { LearningRepository, Span } from './repository.ts';

/** A proved run, as far as it tells what was answered. */
export interface AnsweredRun {
  readonly runId: string;
  readonly playerId: string;
  readonly game: string;
  readonly level: string;
  readonly events: readonly GameEvent[];
  readonly recording: Pick<Recording, 'moves' | 'endedAt'>;
  /** When it ended, and how many minutes the learner's clock is east of UTC. */
  readonly at: Ms;
  readonly utcOffset: number;
  /** The device that played it, if it said when. */
  readonly deviceKey: string | null;
  /** An answer that took less is not somebody's who knows. */
  readonly fastestAnswerMs: Ms;
}

export interface LearningService {
  /** Notes what was answered in a run, and answers how many kanji that were. Part of the caller's transaction. */
  note(run: AnsweredRun): Promise<number>;
  /** Takes that back, and answers how many kanji that were. Part of the caller's transaction. */
  forget(runId: string, playerId: string): Promise<number>;
  /** The statistics and seals of whoever plays on a device; those of nobody for an unknown one. */
  ofDevice(deviceId: string): Promise<Standing>;
  /** Hands over all that one player has answered to another. Part of the caller's transaction. */
  merge(from: string, into: string): Promise<void>;
}

/** Two runs of one device may seem to have been played at once for so long: clocks are set, and pages take their time. */
const overlapMs: Ms = 2_000;

/** `playerOf` tells who plays on the device of a key. */
export function createLearningService(
  repository: LearningRepository,
  playerOf: (deviceKey: string) => Promise<string | null>,
): LearningService {
  /** Nobody plays twice at once: what a device played meanwhile counts once. */
  async function isPlayedBeside(span: Span | null, at: Ms): Promise<boolean> {
    if (!span || at - span.since <= 2 * overlapMs) return false;
    return repository.hasPlayed(span.deviceKey, span.since + overlapMs, at - overlapMs);
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
      const summary = summaryOf(credible, { runId, game, level, at, day });
      await repository.insertSummary(playerId, summary, span);
      const answers = credible.filter(
        (event): event is EventOf<'kanjiAnswered'> => event.type === 'kanjiAnswered',
      );
      const whole = answers.reduce((sum, { ms }) => sum + ms, 0);
      let played = 0;
      await repository.insertAnswers(
        answers.map(({ kanji, skill, asked, correct, hinted, ms }, number) => {
          played += ms;
          return {
            run_id: runId,
            number,
            at: at - (whole - played),
            utc_offset: utcOffset,
            kanji,
            skill,
            asked: textOf(asked),
            correct: correct ? 1 : 0,
            hinted: hinted ? 1 : 0,
            ms,
          };
        }),
      );
      await repository.raiseKanji(playerId, summary.kanji, at);
      return answers.length;
    },

    forget: repository.forget,

    async ofDevice(deviceId) {
      const playerId = await playerOf(deviceKey(deviceId));
      if (playerId === null) return noStanding;
      const { statistics, seals } = standingAfter(noStanding, await repository.summaries(playerId));
      return { statistics: { ...statistics, kanji: await repository.kanji(playerId) }, seals };
    },

    merge: repository.merge,
  };
}

/** How long a run went on without a break up to its end. */
function lastStretch({ moves, endedAt }: AnsweredRun['recording']): Ms {
  const resumed = moves.findLast(({ move }) => move === 'resume');
  return endedAt - (resumed?.at ?? 0);
}

const textOf = (asked: Asked): string => (typeof asked === 'string' ? asked : `of ${asked.of}`);
