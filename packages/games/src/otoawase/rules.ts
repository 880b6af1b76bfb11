import type { GameEvent } from '@michi/game-kit/events';
import { pausable } from '@michi/game-kit/pausable';
import { type PlayContext, type Rules, type Step, silent } from '@michi/game-kit/rules';
import type { Ms } from '@michi/game-kit/time';
import * as z from 'zod/mini';
import { contestedReading, rightAnswer, wrongAnswer } from '../answer-events.ts';
import { chartOf, type Lane, type Note } from './chart.ts';
import { fullHealth, missCost, strayCost, wrongAnswerCost } from './constants.ts';
import { namedBy } from './naming.ts';
import { accuracyOf, missedAfterMs, type Outcome, pointsOf, type Timing, timingOf } from './scoring.ts';
import { type Prompt, type Setup, setupSchema } from './setup.ts';
import { barsToWait, goesOnAt, heldMs, songEndsAt, songMsAt } from './song-time.ts';
import { songs } from './songs.ts';
import { introduces, noteNow, promptOf, type State } from './state.ts';

/**
 * Presses a lane; names the kanji that was hit, or says that it is not known; has looked at a new one, or at what has used
 * up the energy; says that the last answer, which was refused, was right.
 */
export type Move =
  | { readonly press: Lane }
  | { readonly name: string }
  | { readonly ask: 'unknown' | 'next' | 'wasRight' };

/** More than anybody types as an answer. */
export const longestAnswer = 60;

const mistakesIn = ({ outcomes, strays }: State): number =>
  strays +
  outcomes.filter(({ timing, right, isPlain }) => !isPlain && (timing === 'missed' || right === false))
    .length;

function play(state: State, move: Move, { at }: PlayContext): Step<State> | null {
  if ('press' in move) return press(state, move.press, at);
  if ('ask' in move && move.ask === 'wasRight') return state.refused && contest(state, state.refused, at);
  if ('ask' in move && move.ask === 'next') {
    if (state.phase === 'spent') return finish(state, at);
    return state.phase === 'introducing' ? silent(fillBar(state, at)) : null;
  }
  if (state.phase !== 'asking') return null;
  if ('ask' in move) return answer(state, null, at);
  return move.name.trim() === '' ? null : answer(state, move.name, at);
}

function press(state: State, lane: Lane, at: Ms): Step<State> | null {
  const { phase, setup } = state;
  const note = noteNow(state);
  if (phase === 'reached') return note?.lane === lane ? hit(state, 'good', at) : stray(state, at);
  if (phase !== 'playing' || setup.pace === 'stepwise') return null;
  const timing = note?.lane === lane ? timingOf(note, songMsAt(state, at)) : null;
  if (note?.prompt === null) return timing === null ? null : beat(state, timing, lane);
  return timing === null ? stray(state, at) : hit(state, timing, at);
}

/** A plain beat was hit or missed: it asks, costs and pays nothing, and the song goes on. */
const plain = (state: State, timing: Outcome['timing']): State => ({
  ...state,
  outcomes: [...state.outcomes, { timing, isPlain: true }],
});

const beat = (state: State, timing: Timing, lane: Lane): Step<State> => ({
  state: plain(state, timing),
  events: [{ type: 'picked', index: lane }],
});

/** The song waits where it is, and the kanji is asked for; a new one is shown. */
function hit(state: State, timing: Timing, at: Ms): Step<State> {
  const note = noteNow(state) as Note;
  return {
    state: {
      ...state,
      outcomes: [...state.outcomes, { timing }],
      phase: introduces(state, note) ? 'introducing' : 'asking',
      stoodAt: songMsAt(state, at),
      since: at,
    },
    events: [{ type: 'picked', index: note.lane }],
  };
}

const stray = (state: State, at: Ms): Step<State> =>
  hurt({ ...state, strays: state.strays + 1 }, strayCost, at, [{ type: 'mistakeMade' }]);

function miss(state: State, at: Ms): Step<State> {
  const outcomes: readonly Outcome[] = [...state.outcomes, { timing: 'missed' }];
  return hurt({ ...state, outcomes, combo: 0, refused: null }, missCost, at, wrongAnswer(state.combo));
}

function answer(state: State, given: string | null, at: Ms): Step<State> {
  const prompt = promptOf(state, noteNow(state) as Note) as Prompt;
  const by = given === null ? null : namedBy(given, prompt, state.setup.language);
  const right = by !== null;
  const { timing } = state.outcomes.at(-1) as Outcome;
  const outcomes = [...state.outcomes.slice(0, -1), { timing, given, right }];
  const named = fillBar({ ...state, outcomes, refused: null }, at);
  const answered: GameEvent = {
    type: 'kanjiAnswered',
    kanji: prompt.kanji,
    skill: by === 'kanji' ? 'recognition' : (by ?? skillMeant(given)),
    asked: by === 'kanji' ? 'copied' : 'typed', // the kanji itself stands beside the answer
    correct: right,
    hinted: false,
    ms: at - state.since,
  };
  if (!right) {
    const missed = [answered, ...wrongAnswer(state.combo)];
    return given === null
      ? hurt({ ...named, combo: 0 }, wrongAnswerCost, at, missed)
      : { state: refuse(state, named), events: missed };
  }
  const points = pointsOf(timing as Timing, state.combo);
  const combo = state.combo + 1;
  return {
    state: { ...named, score: state.score + points, combo, bestCombo: Math.max(combo, state.bestCombo) },
    events: [answered, ...rightAnswer(prompt.kanji, points, combo)],
  };
}

/** What was typed costs energy; even without any the learner may still say that it was right. */
function refuse({ health: before, combo }: State, named: State): State {
  const health = Math.max(0, before - wrongAnswerCost);
  const refused = { note: named.outcomes.length - 1, health: before - health, combo };
  const after = { ...named, combo: 0, health, refused };
  return health > 0 ? after : { ...after, phase: 'spent', waitBars: null };
}

/** The song goes on as if the answer had been right, but brings nothing for it. */
function contest(state: State, { note, health, combo }: NonNullable<State['refused']>, at: Ms): Step<State> {
  const { timing, given } = state.outcomes[note] as Outcome;
  const { kanji } = promptOf(state, state.notes[note] as Note) as Prompt;
  const text = given ?? '';
  const outcomes = state.outcomes.with(note, { timing, given: text, isContested: true });
  const restored = { ...state, outcomes, health: state.health + health, combo, refused: null };
  return {
    state: state.phase === 'spent' ? fillBar(restored, at) : restored,
    events: [
      skillMeant(text) === 'reading'
        ? contestedReading(kanji, text)
        : { type: 'answerContested', kanji, kind: 'meaning', language: state.setup.language, text },
    ],
  };
}

/** The song goes on once the bar in which it waits is full. */
const fillBar = (state: State, at: Ms): State => ({
  ...state,
  phase: 'named',
  waitBars: barsToWait(state, at),
  since: at,
});

/** What a wrong answer was meant to name: kana are a reading, and so is nothing at all. */
const skillMeant = (given: string | null) =>
  given === null || /^[\p{Script=Hiragana}\p{Script=Katakana}ー\s]+$/u.test(given) ? 'reading' : 'meaning';

/** Takes energy; without any the song is over. */
function hurt(state: State, cost: number, at: Ms, events: readonly GameEvent[]): Step<State> {
  const health = Math.max(0, state.health - cost);
  const hurtState = { ...state, health };
  if (health > 0) return { state: hurtState, events };
  const over = finish(hurtState, at);
  return { state: over.state, events: [...events, ...over.events] };
}

/** When the next note is missed, or in steps is reached; null when there is none. */
function noteDue(state: State): Ms | null {
  const note = noteNow(state);
  if (!note) return null;
  return note.at + (state.setup.pace === 'stepwise' ? 0 : missedAfterMs);
}

function nextAlarm(state: State): Ms | null {
  switch (state.phase) {
    case 'playing':
      return heldMs(state) + (noteDue(state) ?? songEndsAt(state));
    case 'named':
      return goesOnAt(state);
    default:
      return null;
  }
}

function ring(state: State, at: Ms): Step<State> {
  if (state.phase === 'named') return silent(goOn(state, at));
  if (noteDue(state) === null) return finish(state, at);
  if (noteNow(state)?.prompt === null) return silent(plain(state, 'missed'));
  if (state.setup.pace === 'falling') return miss(state, at);
  return silent({ ...state, phase: 'reached', stoodAt: songMsAt(state, at), since: at });
}

const goOn = (state: State, at: Ms): State => ({
  ...state,
  phase: 'playing',
  heldBars: state.heldBars + (state.waitBars ?? 0),
  stoodAt: null,
  waitBars: null,
  since: at,
});

function finish(state: State, at: Ms): Step<State> {
  const over: State = { ...state, phase: 'over' };
  const { score, bestCombo } = over;
  return {
    state: over,
    events: [
      ...feats(over),
      isWon(over)
        ? { type: 'levelCompleted', score, mistakes: mistakesIn(over), bestCombo, ms: at }
        : { type: 'levelFailed', reason: 'notPassed' },
    ],
  };
}

/** What the achievements of the game ask for; an accuracy only a whole song has, in which no answer was contested. */
function feats(state: State): GameEvent[] {
  const { outcomes, score, bestCombo } = state;
  const feat = (name: string, amount: number): GameEvent => ({
    ...{ type: 'featDone', feat: `otoawase.${name}`, by: 'best', amount },
  });
  const tells = isWon(state) && !outcomes.some(({ isContested }) => isContested);
  const accuracy = tells ? [feat('accuracy', accuracyOf(outcomes) ?? 0)] : [];
  return [feat('combo', bestCombo), feat('score', score), ...accuracy];
}

/** Whether the song was played to its end. */
const isWon = ({ health }: State): boolean => health > 0;

const rulesInActiveTime: Rules<Setup, State, Move> = {
  id: 'otoawase',
  version: 4,
  eventsVersion: 1,
  seats: 1,
  setup: setupSchema,
  move: z.union([
    z.strictObject({ press: z.literal([0, 1, 2]) }),
    z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(longestAnswer)) }),
    z.strictObject({ ask: z.literal(['unknown', 'next', 'wasRight']) }),
  ]),
  start: (setup, random) => ({
    setup,
    notes: chartOf(songs[setup.song], setup, random),
    outcomes: [],
    phase: 'playing',
    heldBars: 0,
    stoodAt: null,
    waitBars: null,
    since: 0,
    health: fullHealth,
    score: 0,
    combo: 0,
    bestCombo: 0,
    strays: 0,
    refused: null,
  }),
  play,
  nextAlarm,
  ring,
  result: (state) => (state.phase === 'over' ? { won: isWon(state), scores: [state.score] } : null),
};

/** Otoawase: hit the notes on their beat and name their kanji while the song waits. */
export const otoawase = pausable(rulesInActiveTime);
