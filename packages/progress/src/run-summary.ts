import type { EventOf, GameEvent } from '@michi/game-kit/events';
import * as z from 'zod/mini';

const count = z.int().check(z.gte(0));

/** How one kanji went: right, wrong, and with a hint. */
const kanjiCount = z.object({ correct: count, wrong: count, hinted: count });
export type KanjiCount = z.infer<typeof kanjiCount>;

const featsByName = z.record(z.string(), count);
/** What a run did that achievements of its game ask for: the highest of each, and what adds up. */
const feats = z.object({
  best: featsByName,
  sum: featsByName,
  /** What was done, each of which counts once over all runs. */
  different: z.record(z.string(), z.array(z.string())),
});

/** What one run tells statistics. */
export const runSummarySchema = z.object({
  runId: z.string(),
  game: z.string(),
  level: z.string(),
  /** When it ended, or was abandoned: epoch ms. */
  at: count,
  /** The learner's day, in days since 1970-01-01: see `learnersDay`. */
  day: z.int(),
  outcome: z.enum(['won', 'lost', 'abandoned']),
  /** Points of a run that was won, else 0. */
  score: count,
  /** Of a run that was won. */
  mistakes: z.nullable(count),
  /** How long the game itself was played, in a run that was won. */
  activeMs: z.nullable(count),
  /** How many kanji or words were solved. */
  solved: count,
  bestCombo: count,
  /** Answers, and the right ones among them; what was copied is none, for it cannot be told from not knowing. */
  given: count,
  correct: count,
  /** Right answers in a row: from the first one on, up to the last one, and at most. */
  firstRow: count,
  lastRow: count,
  bestRow: count,
  /** The learner's hour when it ended, 0 to 23. */
  hour: z.int(),
  /** How long was answered without a mistake. */
  clean: z.object({
    /** Up to the first mistake, or to the end. */
    firstMs: count,
    /** Since the last mistake; null without one. */
    lastMs: z.nullable(count),
    bestMs: count,
  }),
  /** Only of a run that did any. */
  feats: z.optional(feats),
  kanji: z.record(z.string(), kanjiCount),
});
export type RunSummary = z.infer<typeof runSummarySchema>;

/** Which run is meant, and when it was played. */
export type RunPlayed = Pick<RunSummary, 'runId' | 'game' | 'level' | 'at' | 'day' | 'hour'>;

/** An answer that took longer counts as this long: somebody was away. */
const longestAnswerMs = 60_000;

/** What a run tells by its events so far; one that has not ended counts as left. */
export function summaryOf(events: readonly GameEvent[], played: RunPlayed): RunSummary {
  const summary = {
    ...played,
    outcome: 'abandoned' as RunSummary['outcome'],
    score: 0,
    mistakes: null as number | null,
    activeMs: null as number | null,
    solved: 0,
    bestCombo: 0,
    given: 0,
    correct: 0,
    firstRow: 0,
    lastRow: 0,
    bestRow: 0,
    clean: { firstMs: 0, lastMs: null as number | null, bestMs: 0 },
    feats: undefined as RunSummary['feats'],
    kanji: {} as Record<string, KanjiCount>,
  };
  for (const event of events) {
    switch (event.type) {
      case 'kanjiAnswered': {
        const { kanji, asked, correct, hinted } = event;
        const before = summary.kanji[kanji] ?? { correct: 0, wrong: 0, hinted: 0 };
        summary.kanji[kanji] = {
          correct: before.correct + Number(correct),
          wrong: before.wrong + Number(!correct),
          hinted: before.hinted + Number(hinted),
        };
        if (asked === 'copied') break;
        summary.given += 1;
        summary.correct += Number(correct);
        summary.lastRow = correct ? summary.lastRow + 1 : 0;
        summary.bestRow = Math.max(summary.bestRow, summary.lastRow);
        if (summary.correct === summary.given) summary.firstRow = summary.given;
        summary.clean = correct ? longer(summary.clean, event.ms) : broken(summary.clean);
        break;
      }
      case 'mistakeMade':
        summary.clean = broken(summary.clean);
        break;
      case 'kanjiCompleted':
        summary.solved += 1;
        break;
      case 'comboChanged':
        summary.bestCombo = Math.max(summary.bestCombo, event.combo);
        break;
      case 'featDone':
        summary.feats = withFeat(summary.feats ?? { best: {}, sum: {}, different: {} }, event);
        break;
      case 'levelCompleted':
        summary.outcome = 'won';
        summary.score = event.score;
        summary.mistakes = event.mistakes;
        summary.activeMs = event.ms;
        break;
      case 'levelFailed':
        summary.outcome = 'lost';
        break;
      default:
    }
  }
  return summary;
}

type Feats = NonNullable<RunSummary['feats']>;

function withFeat(feats: Feats, done: EventOf<'featDone'>): Feats {
  const { feat, by } = done;
  if (by === 'different') {
    const before = feats.different[feat] ?? [];
    return { ...feats, different: { ...feats.different, [feat]: [...new Set([...before, done.what])] } };
  }
  const { amount } = done;
  const before = feats[by][feat] ?? 0;
  return {
    ...feats,
    [by]: { ...feats[by], [feat]: by === 'sum' ? before + amount : Math.max(before, amount) },
  };
}

type Clean = RunSummary['clean'];

function longer({ firstMs, lastMs, bestMs }: Clean, answerMs: number): Clean {
  const ms = Math.min(answerMs, longestAnswerMs);
  const now = (lastMs ?? firstMs) + ms;
  return {
    firstMs: lastMs === null ? now : firstMs,
    lastMs: lastMs === null ? null : now,
    bestMs: Math.max(bestMs, now),
  };
}

const broken = (clean: Clean): Clean => ({ ...clean, lastMs: 0 });
