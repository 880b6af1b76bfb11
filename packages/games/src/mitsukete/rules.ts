import type { GameEvent } from '@michi/game-kit/events';
import { pausable } from '@michi/game-kit/pausable';
import type { PlayContext, Rules, Step } from '@michi/game-kit/rules';
import type { Ms } from '@michi/game-kit/time';
import * as z from 'zod/mini';
import { rightAnswer, wrongAnswer } from '../answer-events.ts';
import { copiesPerTarget, maxPicked, victoryDelayMs, wrongFeedbackMs } from './constants.ts';
import { type BoardCard, deal } from './deal.ts';
import { type Setup, setupSchema } from './level.ts';
import { matchPoints, timePoints } from './scoring.ts';

interface Target {
  readonly kanji: string;
  readonly found: number;
}

export interface State {
  readonly setup: Setup;
  readonly cards: readonly BoardCard[];
  readonly targets: readonly Target[];
  /** Indexes of the cards picked, in the order of picking. */
  readonly picked: readonly number[];
  readonly matched: readonly number[];
  /** Set while three wrong cards are shown; then they are laid back. */
  readonly wrongUntil: Ms | null;
  readonly score: number;
  readonly combo: number;
  readonly bestCombo: number;
  readonly correctMatches: number;
  readonly wrongMatches: number;
  readonly lastMatch: { readonly kanji: string; readonly points: number; readonly combo: number } | null;
  readonly lastAnswerAt: Ms;
  /** When the last target was found or the time was up; the clock stops here. */
  readonly stoppedAt: Ms | null;
  readonly phase: 'playing' | 'found' | 'victory' | 'gameOver';
}

/** Picks a card, or lays back one that is picked. */
export interface Move {
  readonly pick: number;
}

function play(state: State, { pick }: Move, { at }: PlayContext): Step<State> | null {
  if (state.phase !== 'playing' || state.wrongUntil !== null) return null;
  if (pick >= state.cards.length || state.matched.includes(pick)) return null;
  if (state.picked.includes(pick))
    return { state: { ...state, picked: state.picked.filter((index) => index !== pick) }, events: [] };

  const picked = [...state.picked, pick];
  const next: Step<State> = { state: { ...state, picked }, events: [{ type: 'picked', index: pick }] };
  return picked.length < maxPicked ? next : evaluate(next, at);
}

/** Judges three picked cards: three of the same kanji, at least one of them a target card. */
function evaluate({ state, events }: Step<State>, at: Ms): Step<State> {
  const cards = state.picked.map((index) => state.cards[index] as BoardCard);
  const asked = (cards.find((card) => card.isTarget) ?? cards[0]) as BoardCard;
  const correct = asked.isTarget && cards.every((card) => card.kanji === asked.kanji);
  const kanji = correct ? asked.kanji : misfit(cards, asked);
  const answers: GameEvent[] =
    kanji === null
      ? []
      : [
          {
            type: 'kanjiAnswered',
            kanji,
            skill: 'recognition',
            asked: { of: state.cards.length - state.matched.length },
            correct,
            hinted: false,
            ms: at - state.lastAnswerAt,
          },
        ];
  const judged = { ...state, lastAnswerAt: at };
  const step = correct ? match(judged, asked.kanji, at) : miss(judged, at);
  return { state: step.state, events: [...events, ...answers, ...step.events] };
}

/**
 * The kanji of three wrong cards that was taken for another: the one beside a pair, else the sought one. Null for
 * three that are the same: they were told apart from all others, only nobody asked for them.
 */
function misfit(cards: readonly BoardCard[], asked: BoardCard): string | null {
  const same = (kanji: string) => cards.filter((card) => card.kanji === kanji).length;
  const [single, another] = cards.filter(({ kanji }) => same(kanji) === 1);
  if (!single) return null;
  return another ? asked.kanji : single.kanji;
}

function miss(state: State, at: Ms): Step<State> {
  return {
    state: { ...state, combo: 0, wrongMatches: state.wrongMatches + 1, wrongUntil: at + wrongFeedbackMs },
    events: wrongAnswer(state.combo),
  };
}

function match(state: State, kanji: string, at: Ms): Step<State> {
  const points = matchPoints(state.setup, state.combo);
  const combo = state.combo + 1;
  const targets = state.targets.map((target) =>
    target.kanji === kanji ? { kanji, found: copiesPerTarget } : target,
  );
  const allFound = targets.every((target) => target.found === copiesPerTarget);
  return {
    state: {
      ...state,
      targets,
      picked: [],
      matched: [...state.matched, ...state.picked],
      score: state.score + points,
      combo,
      bestCombo: Math.max(combo, state.bestCombo),
      correctMatches: state.correctMatches + 1,
      lastMatch: { kanji, points, combo },
      phase: allFound ? 'found' : 'playing',
      stoppedAt: allFound ? at : null,
    },
    events: rightAnswer(kanji, points, combo),
  };
}

function nextAlarm(state: State): Ms | null {
  if (state.phase === 'found') return (state.stoppedAt ?? 0) + victoryDelayMs;
  if (state.phase !== 'playing') return null;
  const limit = state.setup.timeLimitS === null ? null : state.setup.timeLimitS * 1000;
  if (limit === null || state.wrongUntil === null) return state.wrongUntil ?? limit;
  return Math.min(limit, state.wrongUntil);
}

function ring(state: State, at: Ms): Step<State> {
  if (state.phase === 'found') return win(state);
  if (state.setup.timeLimitS !== null && at >= state.setup.timeLimitS * 1000) {
    const over: State = { ...state, phase: 'gameOver', stoppedAt: at, picked: [], wrongUntil: null };
    return { state: over, events: [{ type: 'levelFailed', reason: 'timeUp' }] };
  }
  return { state: { ...state, picked: [], wrongUntil: null }, events: [] };
}

function win(state: State): Step<State> {
  const ms = state.stoppedAt ?? 0;
  const bonus = timePoints(state.setup, ms);
  const score = state.score + bonus;
  const mistakes = state.wrongMatches;
  return {
    state: { ...state, phase: 'victory', score },
    events: [
      ...(bonus > 0 ? [{ type: 'scoreGained', points: bonus, combo: state.combo } as const] : []),
      { type: 'levelCompleted', score, mistakes, bestCombo: state.bestCombo, ms },
    ],
  };
}

const rulesInActiveTime: Rules<Setup, State, Move> = {
  id: 'mitsukete',
  version: 2,
  eventsVersion: 2,
  seats: 1,
  setup: setupSchema,
  move: z.strictObject({ pick: z.int().check(z.gte(0), z.lt(64)) }),
  start(setup, random) {
    const { cards, targets } = deal(setup, random);
    return {
      setup,
      cards,
      targets: targets.map((kanji) => ({ kanji, found: 0 })),
      picked: [],
      matched: [],
      wrongUntil: null,
      score: 0,
      combo: 0,
      bestCombo: 0,
      correctMatches: 0,
      wrongMatches: 0,
      lastMatch: null,
      lastAnswerAt: 0,
      stoppedAt: null,
      phase: 'playing',
    };
  },
  play,
  nextAlarm,
  ring,
  result: (state) =>
    state.phase === 'victory' || state.phase === 'gameOver'
      ? { won: state.phase === 'victory', scores: [state.score] }
      : null,
};

/** Mitsukete: find three cards of each sought kanji. */
export const mitsukete = pausable(rulesInActiveTime);
