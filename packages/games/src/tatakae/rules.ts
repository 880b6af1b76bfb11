import type { GameEvent } from '@michi/game-kit/events';
import { pausable } from '@michi/game-kit/pausable';
import type { Random } from '@michi/game-kit/random';
import { type PlayContext, type Rules, type Step, silent } from '@michi/game-kit/rules';
import type { Ms } from '@michi/game-kit/time';
import * as z from 'zod/mini';
import { type BattleChallenge, challenges } from './challenges.ts';
import {
  leastRivalMs,
  mostRivalMs,
  penToleranceMs,
  pointsByDifficulty,
  rivalHitPercent,
  roundEndMs,
  roundMs,
  rounds,
  submissionShownMs,
} from './constants.ts';
import { afterSubmission, type Fighter, gaining, newFighter, newRival, type Rival } from './fighters.ts';
import { isStroke, type Stroke, strokeMs } from './ink.ts';
import { accuracyAfter, comboAfter, scorers, submissionPoints } from './scoring.ts';
import { type Setup, setupSchema } from './setup.ts';

/** A kanji that was handed in. */
export interface Submission {
  /** Index of the challenge. */
  readonly challenge: number;
  readonly ink: readonly Stroke[];
  readonly percent: number;
  readonly points: number;
}

export interface State {
  readonly setup: Setup;
  /** `judged` shows how a submission went, `roundEnd` that the time of a round is up. */
  readonly phase: 'writing' | 'judged' | 'roundEnd' | 'over';
  /** From 1 on. */
  readonly round: number;
  readonly roundEndsAt: Ms;
  /** Index of the challenge, and since when it is there. */
  readonly challenge: number;
  readonly challengeSince: Ms;
  /** When the stroke before was written, or the challenge came: the next one cannot have begun earlier. */
  readonly penFreeSince: Ms;
  /** The strokes on the paper, in the order of writing. */
  readonly ink: readonly Stroke[];
  readonly learner: Fighter;
  readonly rival: Rival;
  /** In the order of handing in. */
  readonly submissions: readonly Submission[];
  /** When the rival has thought enough, as long as the learner writes. */
  readonly rivalActsAt: Ms;
  /** When what is shown makes room, unless the learner writes. */
  readonly until: Ms;
}

export const strokeMove = z.strictObject({ stroke: z.custom<Stroke>(isStroke) });

/** Writes a stroke; takes the last one back, or all of them; hands in what is on the paper. */
export type Move = { readonly stroke: Stroke } | { readonly ask: 'undo' | 'clear' | 'submit' };

/** The challenge that a state is about. */
export const challengeOf = ({ challenge }: Pick<State, 'challenge'>): BattleChallenge =>
  challenges[challenge] as BattleChallenge;

function play(state: State, move: Move, { at, random }: PlayContext): Step<State> | null {
  if (state.phase !== 'writing') return null;
  if ('stroke' in move) return write(state, move.stroke, at, random);
  if (state.ink.length === 0) return null;
  switch (move.ask) {
    case 'undo':
      return silent({ ...state, ink: state.ink.slice(0, -1) });
    case 'clear':
      return silent({ ...state, ink: [] });
    case 'submit':
      return judge(state, at, random);
  }
}

/** Adds a stroke; the last one of the kanji hands it in. */
function write(state: State, stroke: Stroke, at: Ms, random: Random): Step<State> | null {
  if (at - strokeMs(stroke) < state.penFreeSince - penToleranceMs) return null;
  const ink = [...state.ink, stroke];
  const written: Step<State> = {
    state: { ...state, ink, penFreeSince: at },
    events: [{ type: 'strokeWritten', index: state.ink.length }],
  };
  if (ink.length < challengeOf(state).strokes.length) return written;
  const judged = judge(written.state, at, random);
  return { state: judged.state, events: [...written.events, ...judged.events] };
}

function judge(state: State, at: Ms, random: Random): Step<State> {
  const { setup, ink, learner } = state;
  const challenge = challengeOf(state);
  const percent = scorers[setup.rules](ink, challenge, random);
  const points = submissionPoints(challenge, percent);
  const combo = comboAfter(learner.combo, percent);
  // The lot says nothing about the writing; what is known of it is whether each stroke was there.
  const complete = ink.length === challenge.strokes.length;
  const { kanji } = challenge;
  const events: GameEvent[] = [
    {
      type: 'kanjiAnswered',
      kanji,
      skill: 'writing',
      asked: 'copied',
      correct: complete,
      hinted: true, // the form to copy stands beside the paper
      ms: at - state.challengeSince,
    },
    complete ? { type: 'kanjiCompleted', kanji } : { type: 'mistakeMade' },
    { type: 'scoreGained', points, combo },
    ...(combo === learner.combo ? [] : [{ type: 'comboChanged', combo } as const]),
  ];
  return {
    state: {
      ...state,
      phase: 'judged',
      learner: {
        ...gaining(learner, points, combo),
        accuracy: accuracyAfter(learner.accuracy, percent),
      },
      submissions: [...state.submissions, { challenge: state.challenge, ink, percent, points }],
      until: at + submissionShownMs,
    },
    events,
  };
}

function nextAlarm({ phase, roundEndsAt, rivalActsAt, until }: State): Ms | null {
  switch (phase) {
    case 'writing':
      return Math.min(roundEndsAt, rivalActsAt);
    case 'judged':
      return Math.min(roundEndsAt, until);
    case 'roundEnd':
      return until;
    case 'over':
      return null;
  }
}

function ring(state: State, at: Ms, random: Random): Step<State> {
  if (state.phase === 'roundEnd')
    return state.round === rounds ? finish(state) : silent(nextRound(state, at, random));
  if (at >= state.roundEndsAt) return endRound(state, at);
  return state.phase === 'judged' ? silent(nextChallenge(state, at, random)) : rivalActs(state, at, random);
}

/** Deals another kanji than the present one; the rival begins to think anew. */
function nextChallenge(state: State, at: Ms, random: Random): State {
  const others = [...challenges.keys()].filter((index) => index !== state.challenge);
  return {
    ...state,
    phase: 'writing',
    challenge: chosen(others, state.setup, state.submissions, random),
    challengeSince: at,
    penFreeSince: at,
    ink: [],
    rivalActsAt: at + thinkingMs(random),
  };
}

/** One of these challenges by chance, those before the others whose kanji are due and have not been written yet. */
function chosen(
  among: readonly number[],
  { due = [] }: Setup,
  submissions: readonly Submission[],
  random: Random,
): number {
  const isOpen = (index: number) =>
    due.includes(challengeOf({ challenge: index }).kanji) &&
    !submissions.some(({ challenge }) => challenge === index);
  const open = among.filter(isOpen);
  return random.pick(open.length > 0 ? open : among);
}

const nextRound = (state: State, at: Ms, random: Random): State =>
  nextChallenge({ ...state, round: state.round + 1, roundEndsAt: at + roundMs }, at, random);

const thinkingMs = (random: Random): Ms => leastRivalMs + random.int(mostRivalMs - leastRivalMs + 1);

function rivalActs(state: State, at: Ms, random: Random): Step<State> {
  const hit = random.chance(rivalHitPercent);
  const points = hit ? pointsByDifficulty[challengeOf(state).difficulty] : 0;
  const rival = afterSubmission(state.rival, points);
  return {
    state: { ...state, rival, rivalActsAt: at + thinkingMs(random) },
    events: [{ type: 'rivalSubmitted', points, combo: rival.combo }],
  };
}

function endRound(state: State, at: Ms): Step<State> {
  return {
    state: { ...state, phase: 'roundEnd', until: at + roundEndMs },
    events: [{ type: 'roundEnded', round: state.round }],
  };
}

function finish(state: State): Step<State> {
  const { learner } = state;
  const over: State = { ...state, phase: 'over' };
  if (!isWon(over)) return { state: over, events: [{ type: 'levelFailed', reason: 'beaten' }] };
  return {
    state: over,
    events: [
      {
        type: 'levelCompleted',
        score: learner.score,
        mistakes: null, // the lot knows nothing of them
        bestCombo: learner.bestCombo,
        ms: rounds * roundMs,
      },
    ],
  };
}

/** The higher score wins; a tie goes to the rival. */
const isWon = ({ learner, rival }: State): boolean => learner.score > rival.score;

const rulesInActiveTime: Rules<Setup, State, Move> = {
  id: 'tatakae',
  version: 1,
  eventsVersion: 3,
  seats: 1,
  setup: setupSchema,
  move: z.union([strokeMove, z.strictObject({ ask: z.enum(['undo', 'clear', 'submit']) })]),
  start(setup, random) {
    return {
      setup,
      phase: 'writing',
      round: 1,
      roundEndsAt: roundMs,
      challenge: chosen([...challenges.keys()], setup, [], random),
      challengeSince: 0,
      penFreeSince: 0,
      ink: [],
      learner: newFighter,
      rival: newRival,
      submissions: [],
      rivalActsAt: thinkingMs(random),
      until: 0,
    };
  },
  play,
  nextAlarm,
  ring,
  result: (state) => (state.phase === 'over' ? { won: isWon(state), scores: [state.learner.score] } : null),
};

/** Tatakae: write kanji against a rival, five rounds long. */
export const tatakae = pausable(rulesInActiveTime);
