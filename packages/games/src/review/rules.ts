import type { GameEvent } from '@michi/game-kit/events';
import { pausable } from '@michi/game-kit/pausable';
import { type PlayContext, type Rules, type Step, silent } from '@michi/game-kit/rules';
import type { Ms } from '@michi/game-kit/time';
import { isAnswer } from '@michi/kanji/judge';
import * as z from 'zod/mini';
import { contestedReading } from '../answer-events.ts';
import { judgeAnswer, type ReviewQuestion, type Setup, setupSchema } from './setup.ts';

/** One answer, as long as it may be taken back and after that. */
export interface Given {
  /** The kanji that was chosen, or what was typed; null for "I don't know". */
  readonly answer: string | null;
  readonly correct: boolean;
  /** It was refused, and the learner says that it was right. */
  readonly contested?: true;
  /** Thinking time. */
  readonly ms: Ms;
}

export interface State {
  readonly setup: Setup;
  /** By place in the order of `askedIn`. */
  readonly given: readonly Given[];
  /** How many of them were reported as events: all but the last, which may be taken back. */
  readonly reported: number;
  /** `shown` is the answer given last, with what was right. */
  readonly phase: 'asking' | 'shown' | 'done';
  /** Since when the question is asked. */
  readonly since: Ms;
}

export type Move =
  | { readonly choose: string }
  | { readonly type: string }
  | { readonly ask: 'unknown' | 'next' | 'undo' | 'wasRight' };

/** What is asked, in order: all questions, then those that were missed, once more. */
export function askedIn({ setup, given }: Pick<State, 'setup' | 'given'>): readonly ReviewQuestion[] {
  const { questions, again } = setup;
  const missed = questions.filter((_, place) => given[place]?.correct === false);
  return again ? [...questions, ...missed] : questions;
}

/** The place of the question that is asked, or whose answer is shown. */
export const placeOf = ({ given, phase }: State): number => given.length - Number(phase !== 'asking');

export const currentQuestion = (state: State): ReviewQuestion =>
  askedIn(state)[placeOf(state)] as ReviewQuestion;

/** Whether it was shown before in this sitting, with its answer. */
export const isRepeat = (state: State): boolean => placeOf(state) >= state.setup.questions.length;

/** Whether the last answer can be taken back. */
export const mayUndo = ({ given, reported, phase }: State): boolean =>
  phase !== 'done' && given.length > reported;

/** Whether the answer that is shown was typed and refused. */
export function mayContest(state: State): boolean {
  const last = state.given.at(-1);
  return (
    state.phase === 'shown' && 'readings' in currentQuestion(state) && !last?.correct && last?.answer != null
  );
}

/** How many questions were known the first time. */
export const knownCount = ({ setup, given }: State): number =>
  given.slice(0, setup.questions.length).filter(({ correct }) => correct).length;

function play(state: State, move: Move, { at }: PlayContext): Step<State> | null {
  if ('ask' in move) {
    if (move.ask === 'undo') return mayUndo(state) ? silent(undo(state, at)) : null;
    if (move.ask === 'wasRight') return mayContest(state) ? silent(contest(state)) : null;
    if (move.ask === 'next') return state.phase === 'shown' ? next(state, at) : null;
    return state.phase === 'asking' ? answer(state, null, at) : null;
  }
  if (state.phase !== 'asking') return null;
  const question = currentQuestion(state);
  if ('choose' in move)
    return 'options' in question && question.options.includes(move.choose)
      ? answer(state, move.choose, at)
      : null;
  return 'readings' in question && isAnswer(move.type) ? answer(state, move.type, at) : null;
}

/** Takes the answer in; with it the one before is final, and reported. One of another kind than was asked is none. */
function answer(state: State, answer: string | null, at: Ms): Step<State> | null {
  const verdict = answer === null ? 'wrong' : judgeAnswer(currentQuestion(state), answer);
  if (verdict === 'otherKind') return null;
  const given = [...state.given, { answer, correct: verdict !== 'wrong', ms: at - state.since }];
  return {
    state: { ...state, given, phase: 'shown', reported: state.given.length },
    events: reportUpTo(state, state.given.length),
  };
}

const undo = (state: State, at: Ms): State => ({
  ...state,
  given: state.given.slice(0, -1),
  phase: 'asking',
  since: at,
});

/** The answer counts as right in this sitting. */
const contest = (state: State): State => ({
  ...state,
  given: state.given.with(-1, { ...(state.given.at(-1) as Given), correct: true, contested: true }),
});

/** The next question, or the end. */
function next(state: State, at: Ms): Step<State> {
  if (state.given.length < askedIn(state).length) return silent({ ...state, phase: 'asking', since: at });
  const reported = state.given.length;
  return { state: { ...state, phase: 'done', reported }, events: reportUpTo(state, reported) };
}

/** The answers that were not reported yet, up to a place. One whose answer was shown before is copied. */
function reportUpTo(state: State, upTo: number): GameEvent[] {
  const asked = askedIn(state);
  return state.given.slice(state.reported, upTo).flatMap(({ answer, correct, contested, ms }, index) => {
    const place = state.reported + index;
    const { kanji, skill, ...how } = asked[place] as ReviewQuestion;
    const openly = 'options' in how ? { of: how.options.length } : 'typed';
    const answered: GameEvent = {
      ...{ type: 'kanjiAnswered', kanji, skill, correct: correct && !contested, hinted: false, ms },
      asked: place < state.setup.questions.length ? openly : 'copied',
    };
    return contested ? [answered, contestedReading(kanji, answer ?? '')] : [answered];
  });
}

const rulesInActiveTime: Rules<Setup, State, Move> = {
  id: 'review',
  version: 3,
  eventsVersion: 1,
  seats: 1,
  setup: setupSchema,
  move: z.union([
    z.strictObject({ choose: z.string().check(z.minLength(1), z.maxLength(2)) }),
    z.strictObject({ type: z.string().check(z.minLength(1), z.maxLength(40)) }),
    z.strictObject({ ask: z.enum(['unknown', 'next', 'undo', 'wasRight']) }),
  ]),
  start: (setup) => ({ setup, given: [], reported: 0, phase: 'asking', since: 0 }),
  play,
  nextAlarm: () => null,
  ring: silent,
  result: ({ phase }) => (phase === 'done' ? { won: true, scores: [0] } : null),
};

/** The quick review: what is due, typed and chosen, without points. */
export const review = pausable(rulesInActiveTime);
