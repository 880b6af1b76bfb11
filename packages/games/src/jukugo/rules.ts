import type { GameEvent } from '@michi/game-kit/events';
import { pausable } from '@michi/game-kit/pausable';
import type { Random } from '@michi/game-kit/random';
import { type PlayContext, type Rules, type Step, silent } from '@michi/game-kit/rules';
import type { Ms } from '@michi/game-kit/time';
import * as z from 'zod/mini';
import { rightAnswer } from '../answer-events.ts';
import { answerWrongly, counted, takeHint } from '../series.ts';
import { hintCost, maxPicked, newWordMs, wrongFeedbackMs } from './constants.ts';
import { deal } from './deal.ts';
import { emptyTotals, type JukugoWord, type Setup, setupSchema, type Totals } from './level.ts';
import { levelBonus, timeBonus, wordPoints } from './scoring.ts';

export interface State {
  readonly setup: Setup;
  readonly side: number;
  /** Kanji by place on the grid. */
  readonly cards: readonly string[];
  /** Index of the word that is sought. */
  readonly target: number;
  /** When each word, by its index, was sought first: put off and sought again, it is worth no more time bonus. */
  readonly soughtAt: Readonly<Partial<Record<number, Ms>>>;
  /** Indexes of the words solved, in the order of solving. */
  readonly solved: readonly number[];
  /** Indexes of the words that a hint was given for. */
  readonly hinted: readonly number[];
  /** Indexes of the words that something else was taken for. */
  readonly missed: readonly number[];
  /** Indexes of the cards picked, in the order of picking. */
  readonly picked: readonly number[];
  readonly totals: Totals;
  /** The same as if this level were the first. The result counts it, for nobody has proved the levels before. */
  readonly own: Totals;
  readonly bestStreak: number;
  readonly mistakes: number;
  /** Points of the word solved last. */
  readonly lastPoints: number;
  readonly lastAnswerAt: Ms;
  /** `right` and `wrong` show how an answer was. */
  readonly phase: 'playing' | 'right' | 'wrong' | 'done';
  /** When the phase ends by itself. */
  readonly until: Ms | null;
}

/** Picks a card or takes it back; empties the slots; asks for a hint; seeks another word. */
export type Move = { readonly pick: number } | { readonly ask: 'reset' | 'hint' | 'newWord' };

function play(state: State, move: Move, { at, random }: PlayContext): Step<State> | null {
  if ('ask' in move && move.ask === 'reset') return reset(state);
  if (state.phase !== 'playing') return null;
  if ('pick' in move) return pick(state, move.pick, at);
  if (move.ask === 'hint') return takeHint(state, 'hints', hintCost);
  const others = unsolved(state).filter((index) => index !== state.target);
  return others.length === 0 ? null : silent(seek(state, others, at, random));
}

/** Empties the slots, of the sign of a mistake too; what is right stays until the next word comes. */
function reset(state: State): Step<State> | null {
  const resettable = state.phase === 'playing' || state.phase === 'wrong';
  return resettable && state.picked.length > 0 ? silent(cleared(state)) : null;
}

const cleared = (state: State): State => ({ ...state, picked: [], phase: 'playing', until: null });

function pick(state: State, index: number, at: Ms): Step<State> | null {
  if (index >= state.cards.length) return null;
  if (state.picked.includes(index))
    return silent({ ...state, picked: state.picked.filter((other) => other !== index) });
  const picked = [...state.picked, index];
  const next: Step<State> = { state: { ...state, picked }, events: [{ type: 'picked', index }] };
  return picked.length < maxPicked ? next : evaluate(next, at);
}

/** Judges two picked cards: both kanji of the word, in either order. */
function evaluate({ state, events }: Step<State>, at: Ms): Step<State> {
  const word = wordOf(state);
  const kanji = state.picked.map((index) => state.cards[index]);
  // What each kanji of the word says: it was seen, or another was taken for it.
  const answers = [...word.jukugo].map(
    (sought): GameEvent => ({
      type: 'kanjiAnswered',
      kanji: sought,
      skill: 'recognition',
      asked: { of: state.cards.length },
      correct: kanji.includes(sought),
      hinted: state.hinted.includes(state.target),
      ms: at - state.lastAnswerAt,
    }),
  );
  const correct = [...word.jukugo].every((sought) => kanji.includes(sought));
  const judged = { ...state, lastAnswerAt: at };
  const step = correct ? solve(judged, word, at) : miss(judged, at);
  return { state: step.state, events: [...events, ...answers, ...step.events] };
}

function miss(state: State, at: Ms): Step<State> {
  const missed = [...new Set([...state.missed, state.target])];
  return answerWrongly({ ...state, missed }, 'streak', at + wrongFeedbackMs);
}

function solve(state: State, word: JukugoWord, at: Ms): Step<State> {
  const { setup, target } = state;
  const bonus = timeBonus(setup.mode, at - soughtAt(state));
  const perfect = !isUnknown(state, target);
  const { totals, own } = counted(state, (before) => ({
    ...before,
    score: before.score + wordPoints(word, bonus, before.streak),
    solved: before.solved + 1,
    perfect: before.perfect + Number(perfect),
    streak: before.streak + 1,
  }));
  const { streak } = totals;
  const points = totals.score - state.totals.score;
  return {
    state: {
      ...state,
      solved: [...state.solved, target],
      totals,
      own,
      bestStreak: Math.max(streak, state.bestStreak),
      lastPoints: points,
      phase: 'right',
      until: at + newWordMs,
    },
    events: rightAnswer(word.jukugo, points, streak),
  };
}

function ring(state: State, at: Ms, random: Random): Step<State> {
  if (state.phase === 'wrong') return silent(cleared(state));
  const open = unsolved(state);
  return open.length === 0 ? complete(state) : silent(seek(state, open, at, random));
}

function complete(state: State): Step<State> {
  const { setup, totals, own, mistakes, bestStreak } = state;
  const bonus = levelBonus(setup.level, totals);
  const done: State = {
    ...cleared(state),
    totals: { ...totals, score: totals.score + bonus },
    own: { ...own, score: own.score + levelBonus(1, own) },
    phase: 'done',
  };
  return {
    state: done,
    events: [
      { type: 'scoreGained', points: bonus, combo: totals.streak },
      {
        type: 'levelCompleted',
        score: gained(done),
        mistakes,
        bestCombo: bestStreak,
        ms: state.lastAnswerAt,
      },
    ],
  };
}

/** Seeks one of these words. */
function seek(state: State, words: readonly number[], at: Ms, random: Random): State {
  const target = random.pick(words);
  const soughtAt = { [target]: at, ...state.soughtAt };
  return { ...cleared(state), target, soughtAt };
}

/** When the word that is sought was sought first. */
export const soughtAt = ({ soughtAt, target }: State): Ms => soughtAt[target] ?? 0;

/** By how much the level raises the score: each word brings more than its hint costs, so it always does. */
const gained = ({ totals, setup }: State): number => totals.score - setup.totals.score;

/** Whether a word was not known: it was missed, or needed a hint. */
const isUnknown = ({ hinted, missed }: State, index: number): boolean =>
  hinted.includes(index) || missed.includes(index);

/** The words of the level that were not known. */
export const unknownWords = (state: State): string[] =>
  state.setup.words.filter((_, index) => isUnknown(state, index)).map(({ jukugo }) => jukugo);

/** Whether the readings of the cards are shown: always in a tutorial, else once the word was missed or hinted. */
export const readingsShown = (state: State): boolean =>
  state.setup.mode === 'tutorial' || isUnknown(state, state.target);

const wordOf = (state: State): JukugoWord => state.setup.words[state.target] as JukugoWord;

const unsolved = ({ setup, solved }: State): number[] =>
  [...setup.words.keys()].filter((index) => !solved.includes(index));

const rulesInActiveTime: Rules<Setup, State, Move> = {
  id: 'jukugo',
  version: 3,
  eventsVersion: 2,
  seats: 1,
  setup: setupSchema,
  move: z.union([
    z.strictObject({ pick: z.int().check(z.gte(0), z.lt(64)) }),
    z.strictObject({ ask: z.enum(['reset', 'hint', 'newWord']) }),
  ]),
  start(setup, random) {
    const { side, cards } = deal(setup.words, random);
    const target = random.int(setup.words.length);
    return {
      setup,
      side,
      cards,
      target,
      soughtAt: { [target]: 0 },
      solved: [],
      hinted: [],
      missed: [],
      picked: [],
      totals: setup.totals,
      own: emptyTotals,
      bestStreak: setup.totals.streak,
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

/** Jukugo: find the two kanji of each word. */
export const jukugo = pausable(rulesInActiveTime);
