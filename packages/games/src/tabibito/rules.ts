import type { GameEvent } from '@michi/game-kit/events';
import { pausable } from '@michi/game-kit/pausable';
import type { Random } from '@michi/game-kit/random';
import { type PlayContext, type Rules, type Step, silent } from '@michi/game-kit/rules';
import type { Ms } from '@michi/game-kit/time';
import { isAnswer, judge, type Verdict } from '@michi/kanji/judge';
import * as z from 'zod/mini';
import { contestedReading, rightAnswer, wrongAnswer } from '../answer-events.ts';
import {
  exercisePoints,
  hintedPoints,
  passPercent,
  quizLimitMs,
  rightFeedbackMs,
  struckByHint,
} from './constants.ts';
import { deal, type ModuleQuestion } from './deal.ts';
import { type RunKind, type Setup, setupSchema } from './setup.ts';

export interface State {
  readonly setup: Setup;
  /** What is asked, in order; a practice asks again at its end what was wrong. */
  readonly questions: readonly ModuleQuestion[];
  /** Index of the question that is asked, or whose answer is shown. */
  readonly current: number;
  /** `right` and `wrong` show how the answer was. */
  readonly phase: 'asking' | 'right' | 'wrong' | 'done';
  /** What was answered last: a kanji that stands for its meaning or reading, or a text. */
  readonly given: string | null;
  readonly hinted: boolean;
  /** Options that a hint took away. */
  readonly struck: readonly string[];
  /** Questions answered rightly the first time. */
  readonly right: number;
  /** The kanji of those questions. */
  readonly rightKanji: readonly string[];
  readonly mistakes: number;
  /** How many of the questions were answered with a refused answer that was right, as the learner says. */
  readonly contested: number;
  /** What was before the answer that is shown, if it was typed and refused. */
  readonly before: State | null;
  readonly score: number;
  readonly streak: number;
  readonly bestStreak: number;
  readonly answeredAt: Ms;
  /** When a right answer gives way to the next question. */
  readonly until: Ms | null;
  readonly timeUp: boolean;
}

/** Chooses an option by its place; types a reading; asks for a hint or for the next question. */
export type Move =
  | { readonly choose: number }
  | { readonly type: string }
  | { readonly ask: 'hint' | 'next' | 'wasRight' };

const skills = { meaning: 'meaning', kanji: 'recognition', reading: 'reading', typed: 'reading' } as const;
const hintKinds: readonly RunKind[] = ['practice', 'review'];

/** The question that is asked now, or whose answer is shown. */
export const currentQuestion = ({ questions, current }: State): ModuleQuestion =>
  questions[current] as ModuleQuestion;

/** Whether a hint can be had for the present question. */
export const mayHint = ({ setup, phase, hinted }: State): boolean =>
  phase === 'asking' && !hinted && hintKinds.includes(setup.kind);

/** How many questions say something about the learner: all but those whose answer was contested. */
export const judgedQuestions = ({ setup, contested }: State): number => setup.questions - contested;

/** In percent of those, the ones that were right the first time; rounded down, as passing is judged by it. */
export const rightPercent = (state: State): number =>
  Math.floor((state.right / Math.max(1, judgedQuestions(state))) * 100);

/** When the run is over by itself, in active time; null without a limit. */
export const limitOf = ({ kind }: Setup): Ms | null => (kind === 'quiz' ? quizLimitMs : null);

/** Whether enough was right, and half of all questions in any case; a practice is passed by going through it. */
const hasPassed = (state: State): boolean =>
  state.setup.kind === 'practice' ||
  (rightPercent(state) >= passPercent && state.right * 2 >= state.setup.questions);

function play(state: State, move: Move, { at, random }: PlayContext): Step<State> | null {
  if ('ask' in move) {
    if (move.ask === 'hint') return mayHint(state) ? silent(hint(state, random)) : null;
    if (move.ask === 'wasRight') return state.before && contest(state, state.before, at);
    return state.phase === 'wrong' || state.phase === 'right' ? next(state, at) : null;
  }
  if (state.phase !== 'asking') return null;
  const question = currentQuestion(state);
  if ('type' in move) {
    if (question.kind !== 'typed' || !isAnswer(move.type)) return null;
    const verdict = judgeReading(state.setup, question.kanji, move.type);
    return verdict === 'otherKind' ? null : take(state, move.type, verdict !== 'wrong', at);
  }
  const chosen = question.options[move.choose];
  if (chosen === undefined || state.struck.includes(chosen)) return null;
  return take(state, chosen, chosen === question.kanji, at);
}

function judgeReading({ prompts }: Setup, kanji: string, typed: string): Verdict {
  const asked = prompts.find((prompt) => prompt.kanji === kanji);
  return asked ? judge('reading', asked, typed) : 'wrong';
}

/** Takes wrong options away; for a reading to type the screen shows how it begins. */
function hint(state: State, random: Random): State {
  const { kanji, options } = currentQuestion(state);
  const wrong = random.shuffle(options.filter((option) => option !== kanji));
  return { ...state, hinted: true, struck: wrong.slice(0, Math.min(struckByHint, wrong.length - 1)) };
}

function take(state: State, given: string, correct: boolean, at: Ms): Step<State> {
  const question = currentQuestion(state);
  const answered: GameEvent = {
    type: 'kanjiAnswered',
    kanji: question.kanji,
    skill: skills[question.kind],
    asked: question.kind === 'typed' ? 'typed' : { of: question.options.length - state.struck.length },
    correct,
    hinted: state.hinted,
    ms: at - state.answeredAt,
  };
  const judged = { ...state, given, answeredAt: at };
  const before = question.kind === 'typed' ? state : null;
  const step = correct ? hit(judged, at) : miss({ ...judged, before });
  return { state: step.state, events: [answered, ...step.events] };
}

function hit(state: State, at: Ms): Step<State> {
  const { current, setup, hinted } = state;
  const isFirstTry = current < setup.questions;
  const points = isFirstTry ? (hinted ? hintedPoints : exercisePoints) : 0;
  const streak = state.streak + 1;
  return {
    state: {
      ...state,
      phase: 'right',
      until: at + rightFeedbackMs,
      right: state.right + Number(isFirstTry),
      rightKanji: isFirstTry ? [...state.rightKanji, currentQuestion(state).kanji] : state.rightKanji,
      score: state.score + points,
      streak,
      bestStreak: Math.max(streak, state.bestStreak),
    },
    events: rightAnswer(currentQuestion(state).kanji, points, streak),
  };
}

function miss(state: State): Step<State> {
  const again = state.setup.kind === 'practice' ? [currentQuestion(state)] : [];
  return {
    state: {
      ...state,
      phase: 'wrong',
      questions: [...state.questions, ...again],
      mistakes: state.mistakes + 1,
      streak: 0,
    },
    events: wrongAnswer(state.streak),
  };
}

/** The run goes on as if the answer had been right, but brings nothing for it. */
function contest({ given, answeredAt }: State, before: State, at: Ms): Step<State> {
  const contested = before.contested + 1;
  const until = at + rightFeedbackMs;
  return {
    state: { ...before, phase: 'right', given, answeredAt, contested, until },
    events: [contestedReading(currentQuestion(before).kanji, given ?? '')],
  };
}

/** The next question, or the end. */
function next(state: State, at: Ms): Step<State> {
  const current = state.current + 1;
  if (current === state.questions.length) return finish(state, at);
  const fresh = {
    phase: 'asking',
    given: null,
    hinted: false,
    struck: [],
    before: null,
    until: null,
  } as const;
  return silent({ ...state, ...fresh, current, answeredAt: at });
}

function finish(state: State, at: Ms, timeUp = false): Step<State> {
  const done: State = { ...state, phase: 'done', until: null, timeUp };
  const { score, mistakes, bestStreak: bestCombo } = done;
  return {
    state: done,
    events: [
      hasPassed(done)
        ? { type: 'levelCompleted', score, mistakes, bestCombo, ms: at }
        : { type: 'levelFailed', reason: timeUp ? 'timeUp' : 'notPassed' },
    ],
  };
}

function nextAlarm({ setup, until }: State): Ms | null {
  const limit = limitOf(setup);
  return until !== null && limit !== null ? Math.min(until, limit) : (until ?? limit);
}

function ring(state: State, at: Ms): Step<State> {
  const limit = limitOf(state.setup);
  return limit !== null && at >= limit ? finish(state, at, true) : next(state, at);
}

const rulesInActiveTime: Rules<Setup, State, Move> = {
  id: 'tabibito',
  version: 3,
  eventsVersion: 2,
  seats: 1,
  setup: setupSchema,
  move: z.union([
    z.strictObject({ choose: z.int().check(z.gte(0), z.lt(8)) }),
    z.strictObject({ type: z.string().check(z.minLength(1), z.maxLength(40)) }),
    z.strictObject({ ask: z.enum(['hint', 'next', 'wasRight']) }),
  ]),
  start: (setup, random) => ({
    setup,
    questions: deal(setup, random),
    current: 0,
    phase: 'asking',
    given: null,
    hinted: false,
    struck: [],
    right: 0,
    rightKanji: [],
    mistakes: 0,
    contested: 0,
    before: null,
    score: 0,
    streak: 0,
    bestStreak: 0,
    answeredAt: 0,
    until: null,
    timeUp: false,
  }),
  play,
  nextAlarm,
  ring,
  result: (state) => (state.phase === 'done' ? { won: hasPassed(state), scores: [state.score] } : null),
};

/** Tabibito: a module of a path as a run of questions about its kanji. */
export const tabibito = pausable(rulesInActiveTime);
