import type { EventOf, GameEvent, Skill } from '@michi/game-kit/events';
import { pausable } from '@michi/game-kit/pausable';
import { type PlayContext, type Rules, type Step, silent } from '@michi/game-kit/rules';
import type { Ms } from '@michi/game-kit/time';
import { isAnswer, judge } from '@michi/kanji/judge';
import * as z from 'zod/mini';
import { contestedReading, rightAnswer, wrongAnswer } from '../answer-events.ts';
import { answerNamedAfter, feedbackMs, harderOptionCount, wrongCost } from './constants.ts';
import { answerOf, type Dealt, deal } from './deal.ts';
import { maxHealthOf } from './level.ts';
import { lastQuest, questOf } from './quests.ts';
import { type Setup, setupSchema } from './setup.ts';

export interface State {
  readonly setup: Setup;
  readonly questions: readonly Dealt[];
  readonly current: number;
  /** `resting`: the health was used up; it is full again, and the question waits. */
  readonly phase: 'asking' | 'right' | 'wrong' | 'resting' | 'done';
  /** Which option is chosen, and not yet checked. */
  readonly chosen: number | null;
  /** What was answered last to the present question; it stays until another answer is checked. */
  readonly given: string | null;
  /** What was answered wrongly to the present question: no option of them can be chosen again. */
  readonly failed: readonly string[];
  readonly health: number;
  readonly rests: number;
  readonly mistakes: number;
  /** How many refused answers were right, as the learner says. */
  readonly contested: number;
  /** What was before the last answer, if it was typed and refused; until the next one. */
  readonly before: State | null;
  /** Right answers in a row. */
  readonly streak: number;
  readonly bestStreak: number;
  /** When thinking about the present question began, or went on. */
  readonly askedAt: Ms;
  /** When the feedback ends. */
  readonly until: Ms | null;
}

export type Move =
  | { readonly choose: number }
  | { readonly type: string }
  | { readonly ask: 'check' | 'rise' | 'wasRight' };

const skills: Readonly<Record<Dealt['kind'], Skill>> = {
  meaning: 'meaning',
  kanji: 'recognition',
  reading: 'reading',
  typed: 'reading',
  sign: 'recognition',
  fit: 'use',
};

export const currentQuestion = ({ questions, current }: State): Dealt => questions[current] as Dealt;

/** Whether an answer can be checked: one is chosen. */
export const mayCheck = ({ phase, chosen }: State): boolean => phase === 'asking' && chosen !== null;

/** Whether the right answer has been named, so that the next answer only copies it. */
export const isAnswerNamed = ({ failed }: State): boolean => failed.length >= answerNamedAfter;

function play(state: State, move: Move, { at }: PlayContext): Step<State> | null {
  const { phase, chosen } = state;
  if ('ask' in move && move.ask === 'rise')
    return phase === 'resting' ? silent({ ...state, phase: 'asking', askedAt: at }) : null;
  if ('ask' in move && move.ask === 'wasRight') return state.before && contest(state, state.before, at);
  if (phase !== 'asking') return null;
  const question = currentQuestion(state);
  if ('type' in move) {
    if (question.kind !== 'typed' || !isAnswer(move.type)) return null;
    const { word, reading } = question;
    const verdict = judge('reading', { kanji: word, readings: [reading] }, move.type);
    return verdict === 'otherKind' ? null : take(state, move.type, verdict !== 'wrong', at);
  }
  if ('choose' in move) {
    const option = question.options[move.choose];
    return option === undefined || state.failed.includes(option)
      ? null
      : silent({ ...state, chosen: move.choose });
  }
  const given = chosen === null ? undefined : question.options[chosen];
  return given === undefined ? null : take(state, given, given === answerOf(question), at);
}

function take(state: State, given: string, correct: boolean, at: Ms): Step<State> {
  const { kind, word, options } = currentQuestion(state);
  const left = options.length - state.failed.length;
  const answers = (word.match(/\p{Script=Han}/gu) ?? []).map(
    (kanji): GameEvent => ({
      type: 'kanjiAnswered',
      kanji,
      skill: skills[kind],
      asked: isAnswerNamed(state) ? 'copied' : kind === 'typed' ? 'typed' : { of: left },
      correct,
      hinted: false,
      ms: at - state.askedAt,
    }),
  );
  const asking = { ...state, before: null };
  const judged = { ...asking, given, until: at + feedbackMs };
  const step = correct
    ? hit(judged, word)
    : miss({ ...judged, before: kind === 'typed' ? asking : null, failed: [...state.failed, given] });
  return { state: step.state, events: [...answers, ...step.events] };
}

function hit(state: State, word: string): Step<State> {
  const streak = state.streak + 1;
  const bestStreak = Math.max(streak, state.bestStreak);
  return { state: { ...state, phase: 'right', streak, bestStreak }, events: rightAnswer(word, 0, streak) };
}

const miss = (state: State): Step<State> => ({
  state: {
    ...state,
    phase: 'wrong',
    health: Math.max(0, state.health - wrongCost),
    mistakes: state.mistakes + 1,
    streak: 0,
  },
  events: wrongAnswer(state.streak),
});

/** The quest goes on as if the answer had been right, but brings nothing for it. */
function contest({ given }: State, before: State, at: Ms): Step<State> {
  const { word } = currentQuestion(before);
  const contested = before.contested + 1;
  return {
    state: { ...before, phase: 'right', contested, before: null, given, until: at + feedbackMs },
    events: [contestedReading(word, given ?? '')],
  };
}

/** The feedback is over. */
function ring(state: State, at: Ms): Step<State> {
  const next = { ...state, until: null, chosen: null, askedAt: at };
  if (state.phase === 'right') return goOn(next, at);
  if (state.health > 0) return silent({ ...next, phase: 'asking' });
  const health = maxHealthOf(state.setup.level);
  return silent({ ...next, phase: 'resting', health, rests: state.rests + 1 });
}

/** The next question, or the reward. */
function goOn(state: State, at: Ms): Step<State> {
  const current = state.current + 1;
  if (current < state.questions.length)
    return silent({ ...state, phase: 'asking', current, given: null, failed: [] });
  const { setup, mistakes, bestStreak: bestCombo } = state;
  const score = questOf(setup.quest).xp;
  return {
    state: { ...state, phase: 'done' },
    events: [
      { type: 'scoreGained', points: score, combo: state.streak },
      ...featsOf(setup, mistakes + state.contested),
      { type: 'levelCompleted', score, mistakes, bestCombo, ms: at },
    ],
  };
}

const rules: Rules<Setup, State, Move> = {
  id: 'tokyoquest',
  version: 4,
  eventsVersion: 1,
  seats: 1,
  setup: setupSchema,
  move: z.union([
    z.strictObject({ choose: z.int().check(z.gte(0), z.lt(harderOptionCount)) }),
    z.strictObject({ type: z.string().check(z.minLength(1), z.maxLength(40)) }),
    z.strictObject({ ask: z.enum(['check', 'rise', 'wasRight']) }),
  ]),
  start: (setup, random) => ({
    setup,
    questions: deal(setup, random),
    current: 0,
    phase: 'asking',
    chosen: null,
    given: null,
    failed: [],
    health: setup.health,
    rests: 0,
    mistakes: 0,
    contested: 0,
    before: null,
    streak: 0,
    bestStreak: 0,
    askedAt: 0,
    until: null,
  }),
  play,
  nextAlarm: ({ until }) => until,
  ring,
  result: ({ phase, setup }) => (phase === 'done' ? { won: true, scores: [questOf(setup.quest).xp] } : null),
};

/** Tokyo Quest: one quest of the story, from its first question to its reward. */
export const tokyoquest = pausable(rules);

/** What achievements of the story ask for. */
const done = (feat: string): EventOf<'featDone'> => ({
  type: 'featDone',
  feat: `tokyoquest.${feat}`,
  by: 'best',
  amount: 1,
});

/** What a finished quest tells of the story as a whole, after so many answers that were refused. */
function featsOf({ quest, walk }: Setup, refused: number): EventOf<'featDone'>[] {
  const { opens } = questOf(quest);
  if (quest !== lastQuest) return opens ? [done(opens)] : [];
  return [done('summit'), ...(refused === 0 ? [done('clear')] : []), ...(walk === 2 ? [done('again')] : [])];
}
