import type { GameEvent } from '@michi/game-kit/events';
import { pausable } from '@michi/game-kit/pausable';
import type { Random } from '@michi/game-kit/random';
import { type PlayContext, type Rules, type Step, silent } from '@michi/game-kit/rules';
import type { Ms } from '@michi/game-kit/time';
import * as z from 'zod/mini';
import { rightAnswer } from '../answer-events.ts';
import { answerWrongly, counted, takeHint } from '../series.ts';
import { choose } from './choice.ts';
import { hintCost, maxChosen, rightFeedbackMs, wrongFeedbackMs } from './constants.ts';
import { firstSeries, type Totals } from './level.ts';
import type { Puzzle } from './puzzle.ts';
import { type PuzzleId, puzzleOf, puzzles } from './puzzles.ts';
import { type RadicalId, radicalIds } from './radicals.ts';
import { puzzlePoints, timeBonus } from './scoring.ts';
import { puzzlesOf, type Setup, setupSchema } from './setup.ts';

export interface State {
  readonly setup: Setup;
  readonly target: PuzzleId;
  /** When each puzzle was opened first: put off and opened again, it is worth no more time bonus. */
  readonly openedAt: Readonly<Partial<Record<PuzzleId, Ms>>>;
  /** The puzzles solved, in the order of solving. */
  readonly solved: readonly PuzzleId[];
  /** The puzzles that a hint was given for. */
  readonly hinted: readonly PuzzleId[];
  /** The radicals chosen, in the order of choosing; one may be chosen more than once. */
  readonly chosen: readonly RadicalId[];
  readonly totals: Totals;
  /** The same for this level alone. The result counts it, for nobody has proved the levels before. */
  readonly own: Totals;
  readonly bestCombo: number;
  readonly mistakes: number;
  /** Points of the kanji completed last. */
  readonly lastPoints: number;
  readonly lastAnswerAt: Ms;
  /** `right` and `wrong` show how an answer was. */
  readonly phase: 'playing' | 'right' | 'wrong' | 'done';
  /** When the phase ends by itself. */
  readonly until: Ms | null;
}

/** Chooses a radical; takes back one by its place among the chosen; takes all back, or asks for something. */
export type Move =
  | { readonly choose: RadicalId }
  | { readonly remove: number }
  | { readonly ask: 'reset' | 'hint' | 'newPuzzle' };

function play(state: State, move: Move, { at, random }: PlayContext): Step<State> | null {
  if ('ask' in move && move.ask === 'reset') return reset(state);
  if (state.phase !== 'playing') return null;
  if ('choose' in move) return chooseRadical(state, move.choose, at);
  if ('remove' in move) {
    const chosen = state.chosen.filter((_, index) => index !== move.remove);
    return move.remove < state.chosen.length ? silent({ ...state, chosen }) : null;
  }
  if (move.ask === 'hint') return takeHint(state, 'hintsUsed', hintCost);
  const others = unsolved(state).filter((id) => id !== state.target);
  return others.length === 0 ? null : silent(open(state, others, at, random));
}

/** Takes everything back, the sign of a mistake too; what is right stays until the next puzzle comes. */
function reset(state: State): Step<State> | null {
  const resettable = state.phase === 'playing' || state.phase === 'wrong';
  return resettable && state.chosen.length > 0 ? silent(cleared(state)) : null;
}

const cleared = (state: State): State => ({ ...state, chosen: [], phase: 'playing', until: null });

function chooseRadical(state: State, radical: RadicalId, at: Ms): Step<State> {
  const chosen = [...state.chosen, radical];
  const next: Step<State> = {
    state: { ...state, chosen },
    events: [{ type: 'picked', index: radicalIds.indexOf(radical) }],
  };
  return chosen.length < puzzleOf(state.target).parts.length ? next : evaluate(next, at);
}

/** Judges as many radicals as the kanji has: the same ones, in any order. */
function evaluate({ state, events }: Step<State>, at: Ms): Step<State> {
  const puzzle = puzzleOf(state.target);
  const correct = isBuiltOf(puzzle, state.chosen);
  const answer: GameEvent = {
    type: 'kanjiAnswered',
    kanji: puzzle.kanji,
    skill: 'recognition',
    asked: { of: radicalIds.length },
    correct,
    hinted: state.hinted.includes(state.target),
    ms: at - state.lastAnswerAt,
  };
  const judged = { ...state, lastAnswerAt: at };
  const step = correct ? solve(judged, puzzle, at) : answerWrongly(judged, 'combo', at + wrongFeedbackMs);
  return { state: step.state, events: [...events, answer, ...step.events] };
}

/** Whether a kanji is built of these radicals, in any order. */
const isBuiltOf = ({ parts }: Puzzle, chosen: readonly RadicalId[]): boolean =>
  parts
    .map(({ radical }) => radical)
    .toSorted()
    .join() === chosen.toSorted().join();

/** The puzzle, of whatever set, that these radicals solve; null if they make none. */
export const solvedBy = (chosen: readonly RadicalId[]): (typeof puzzles)[number] | null =>
  puzzles.find((puzzle) => isBuiltOf(puzzle, chosen)) ?? null;

function solve(state: State, { kanji, points }: Puzzle, at: Ms): Step<State> {
  const { setup, target } = state;
  const bonus = timeBonus(setup.mode, at - openedAt(state));
  const perfect = !state.hinted.includes(target);
  const { totals, own } = counted(state, (before) => ({
    ...before,
    score: before.score + puzzlePoints(points, bonus, before.combo),
    completedKanji: before.completedKanji + 1,
    perfectCombos: before.perfectCombos + Number(perfect),
    combo: before.combo + 1,
  }));
  const { combo } = totals;
  const gainedNow = totals.score - state.totals.score;
  return {
    state: {
      ...state,
      solved: [...state.solved, target],
      totals,
      own,
      bestCombo: Math.max(combo, state.bestCombo),
      lastPoints: gainedNow,
      phase: 'right',
      until: at + rightFeedbackMs,
    },
    events: rightAnswer(kanji, gainedNow, combo),
  };
}

function ring(state: State, at: Ms, random: Random): Step<State> {
  if (state.phase === 'wrong') return silent(cleared(state));
  const others = unsolved(state);
  return others.length === 0 ? complete(state) : silent(open(state, others, at, random));
}

function complete(state: State): Step<State> {
  const done: State = { ...cleared(state), phase: 'done' };
  const { mistakes, bestCombo, lastAnswerAt: ms } = state;
  return {
    state: done,
    events: [{ type: 'levelCompleted', score: gained(done), mistakes, bestCombo, ms }],
  };
}

/** Opens one of these puzzles. */
function open(state: State, ids: readonly PuzzleId[], at: Ms, random: Random): State {
  const target = choose(state.setup, ids, random);
  return { ...cleared(state), target, openedAt: { [target]: at, ...state.openedAt } };
}

/** When the puzzle that lies open was opened first. */
export const openedAt = ({ openedAt, target }: State): Ms => openedAt[target] ?? 0;

/** By how much the level raises the score: each kanji brings more than its hint costs, so it always does. */
const gained = ({ totals, setup }: State): number => totals.score - setup.totals.score;

/** The puzzles that the level still has, the one that lies open among them. */
export const unsolved = ({ setup, solved }: Pick<State, 'setup' | 'solved'>): PuzzleId[] =>
  puzzlesOf(setup)
    .map(({ id }) => id)
    .filter((id) => !solved.includes(id));

const rulesInActiveTime: Rules<Setup, State, Move> = {
  id: 'puzzle',
  version: 3,
  eventsVersion: 2,
  seats: 1,
  setup: setupSchema,
  move: z.union([
    z.strictObject({ choose: z.enum(radicalIds) }),
    z.strictObject({ remove: z.int().check(z.gte(0), z.lt(maxChosen)) }),
    z.strictObject({ ask: z.enum(['reset', 'hint', 'newPuzzle']) }),
  ]),
  start(setup, random) {
    const target = choose(setup, unsolved({ setup, solved: [] }), random);
    return {
      setup,
      target,
      openedAt: { [target]: 0 },
      solved: [],
      hinted: [],
      chosen: [],
      totals: setup.totals,
      own: firstSeries.totals,
      bestCombo: setup.totals.combo,
      mistakes: 0,
      lastPoints: 0,
      lastAnswerAt: 0,
      phase: 'playing',
      until: null,
    };
  },
  play,
  nextAlarm: (state) => state.until,
  ring,
  result: (state) => (state.phase === 'done' ? { won: true, scores: [state.own.score] } : null),
};

/** Kanji Puzzle: build each kanji of its radicals. */
export const puzzle = pausable(rulesInActiveTime);
