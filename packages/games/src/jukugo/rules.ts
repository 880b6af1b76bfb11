import type { GameEvent } from '@michi/game-kit/events';
import { pausable } from '@michi/game-kit/pausable';
import type { Random } from '@michi/game-kit/random';
import type { Ms, PlayContext, Rules, Step } from '@michi/game-kit/rules';
import * as z from 'zod/mini';
import { celebrationMs, maxPicked, newWordMs, wrongFeedbackMs } from './constants.ts';
import { deal } from './deal.ts';
import { type Setup, setupSchema, type Tally, type Word } from './level.ts';
import { afterHint, levelBonus, timeBonus, wordPoints } from './scoring.ts';

export interface State {
  readonly setup: Setup;
  readonly side: number;
  /** Kanji by place on the grid. */
  readonly cards: readonly string[];
  /** Index of the word that is sought, and since when. */
  readonly target: number;
  readonly targetSince: Ms;
  /** Indexes of the words solved, in the order of solving. */
  readonly solved: readonly number[];
  /** Indexes of the words that a hint was given for. */
  readonly hinted: readonly number[];
  /** Indexes of the cards picked, in the order of picking. */
  readonly picked: readonly number[];
  readonly tally: Tally;
  readonly bestStreak: number;
  readonly mistakes: number;
  /** Points of the word solved last. */
  readonly lastPoints: number;
  readonly lastAnswerAt: Ms;
  /** `right` and `wrong` show how an answer was, `celebrating` that the level is done. */
  readonly phase: 'playing' | 'right' | 'wrong' | 'celebrating' | 'done';
  /** When the phase ends by itself. */
  readonly until: Ms | null;
}

/** Picks a card or takes it back; empties the slots; asks for a hint; seeks another word. */
export type Move = { readonly pick: number } | { readonly ask: 'reset' | 'hint' | 'newWord' };

function play(state: State, move: Move, { at, random }: PlayContext): Step<State> | null {
  if (state.phase !== 'playing') return null;
  if ('pick' in move) return pick(state, move.pick, at);
  switch (move.ask) {
    case 'reset':
      return state.picked.length === 0 ? null : silent({ ...state, picked: [] });
    case 'hint':
      return hint(state);
    case 'newWord': {
      const others = unsolved(state).filter((index) => index !== state.target);
      return others.length === 0 ? null : silent(seek(state, others, at, random));
    }
  }
}

const silent = (state: State): Step<State> => ({ state, events: [] });

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

function solve(state: State, word: Word, at: Ms): Step<State> {
  const { setup, target, tally } = state;
  const points = wordPoints(word, timeBonus(setup.mode, at - state.targetSince), tally.streak);
  const streak = tally.streak + 1;
  return {
    state: {
      ...state,
      solved: [...state.solved, target],
      tally: {
        ...tally,
        score: tally.score + points,
        solved: tally.solved + 1,
        perfect: tally.perfect + Number(!state.hinted.includes(target)),
        streak,
      },
      bestStreak: Math.max(streak, state.bestStreak),
      lastPoints: points,
      phase: 'right',
      until: at + newWordMs,
    },
    events: [
      { type: 'kanjiCompleted', kanji: word.jukugo },
      { type: 'scoreGained', points, combo: streak },
      { type: 'comboChanged', combo: streak },
    ],
  };
}

function miss(state: State, at: Ms): Step<State> {
  const { tally } = state;
  return {
    state: {
      ...state,
      tally: { ...tally, streak: 0 },
      mistakes: state.mistakes + 1,
      phase: 'wrong',
      until: at + wrongFeedbackMs,
    },
    events: [
      { type: 'mistakeMade' },
      ...(tally.streak > 0 ? [{ type: 'comboChanged', combo: 0 } as const] : []),
    ],
  };
}

function hint(state: State): Step<State> | null {
  const { target, hinted, tally } = state;
  if (hinted.includes(target)) return null;
  return silent({
    ...state,
    hinted: [...hinted, target],
    tally: { ...tally, hints: tally.hints + 1, score: afterHint(tally.score) },
  });
}

function ring(state: State, at: Ms, random: Random): Step<State> {
  switch (state.phase) {
    case 'right': {
      const open = unsolved(state);
      return open.length === 0 ? complete(state, at) : silent(seek(state, open, at, random));
    }
    case 'celebrating':
      return silent({ ...state, phase: 'done', until: null });
    default:
      return silent({ ...state, picked: [], phase: 'playing', until: null });
  }
}

function complete(state: State, at: Ms): Step<State> {
  const { setup, tally, mistakes, bestStreak } = state;
  const bonus = levelBonus(setup.level, tally);
  const done: State = {
    ...state,
    picked: [],
    tally: { ...tally, score: tally.score + bonus },
    phase: 'celebrating',
    until: at + celebrationMs,
  };
  return {
    state: done,
    events: [
      { type: 'scoreGained', points: bonus, combo: tally.streak },
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
  return { ...state, target, targetSince: at, picked: [], phase: 'playing', until: null };
}

/** The points of this level alone: each word brings more than its hint costs, so there are always some. */
const gained = ({ tally, setup }: State): number => tally.score - setup.tally.score;

const wordOf = (state: State): Word => state.setup.words[state.target] as Word;

const unsolved = ({ setup, solved }: State): number[] =>
  [...setup.words.keys()].filter((index) => !solved.includes(index));

const rulesInActiveTime: Rules<Setup, State, Move> = {
  id: 'jukugo',
  version: 1,
  seats: 1,
  setup: setupSchema,
  move: z.union([
    z.strictObject({ pick: z.int().check(z.gte(0), z.lt(64)) }),
    z.strictObject({ ask: z.enum(['reset', 'hint', 'newWord']) }),
  ]),
  start(setup, random) {
    const { side, cards } = deal(setup.words, random);
    return {
      setup,
      side,
      cards,
      target: random.int(setup.words.length),
      targetSince: 0,
      solved: [],
      hinted: [],
      picked: [],
      tally: setup.tally,
      bestStreak: setup.tally.streak,
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
  result: (state) => (state.phase === 'done' ? { won: true, scores: [gained(state)] } : null),
};

/** Jukugo: find the two kanji of each word. */
export const jukugo = pausable(rulesInActiveTime);
