import type { GameEvent } from '@michi/game-kit/events';
import { pausable } from '@michi/game-kit/pausable';
import { type PlayContext, type Rules, type Step, silent } from '@michi/game-kit/rules';
import type { Ms } from '@michi/game-kit/time';
import * as z from 'zod/mini';
import { hiddenPoemPoints, hintsAtFirst } from './constants.ts';
import { belongsTo, type Hunt, huntOf, missing, stripsOf } from './hunt.ts';
import { areValid, isKnownPiece, type Lines, linesSchema, textOfLines, wordsIn } from './lines.ts';
import { classicOf } from './poems.ts';
import { keyOf } from './poet.ts';
import { pointsOf } from './quality.ts';
import { type HuntSetup, type Setup, setupSchema, type WrittenSetup } from './setup.ts';
import { type Season, seasons } from './words.ts';

interface WrittenState {
  readonly setup: WrittenSetup;
  /** Null until it is handed in. */
  readonly lines: Lines | null;
  readonly points: number;
}

export interface HuntState extends Hunt {
  readonly setup: HuntSetup;
  /** When a strip was laid down last. */
  readonly since: Ms;
}

export type State = WrittenState | HuntState;

export type Move =
  | { readonly handIn: Lines; readonly season: Season }
  | { readonly strip: number; readonly line: number }
  | { readonly ask: 'hint' };

export const isHunt = (state: State): state is HuntState => state.setup.mode === 'hunt';

/** The table of kanji for every day lacks it, so no memory is kept of it. */
const rareKanji = '蝉';
const kanjiIn = (text: string): string[] => [
  ...new Set([...text].filter((sign) => /\p{Script=Han}/u.test(sign) && sign !== rareKanji)),
];

const used = (kanji: string, ms: Ms, hinted = false): GameEvent => ({
  ...{ type: 'kanjiAnswered', kanji, skill: 'use', asked: 'used', correct: true, hinted, ms },
});

/** Of a classic the learner writes the second and third line. */
const isWhole = ({ mode }: WrittenSetup, lines: Lines): boolean =>
  mode === 'create' ? areValid(lines) : lines[0].length === 0 && areValid(lines, true);

function handIn(
  state: WrittenState,
  { handIn: lines, season }: { handIn: Lines; season: Season },
  at: Ms,
): Step<State> | null {
  const { mode, poem } = state.setup;
  if (poem !== null && classicOf(poem)?.season !== season) return null;
  if (state.lines !== null || !lines.flat().every(isKnownPiece) || !isWhole(state.setup, lines)) return null;
  const points = pointsOf(lines, season, mode === 'complete');
  const kanji = kanjiIn(
    wordsIn(lines)
      .map((word) => word.kanji)
      .join(''),
  );
  const each = Math.floor(at / Math.max(1, kanji.length));
  return {
    state: { ...state, lines, points },
    events: [
      ...kanji.map((sign) => used(sign, each)),
      { type: 'kanjiCompleted', kanji: textOfLines(lines) },
      { type: 'featDone', feat: 'kotodama.points', by: 'best', amount: points },
      { type: 'featDone', feat: 'kotodama.poems', by: 'different', what: keyOf({ poem, lines }) },
      ...won(points, null, null),
    ],
  };
}

const won = (points: number, mistakes: number | null, ms: Ms | null): GameEvent[] => [
  { type: 'scoreGained', points, combo: 0 },
  { type: 'levelCompleted', score: points, mistakes, bestCombo: 0, ms },
];

function lay(state: HuntState, { strip, line }: { strip: number; line: number }, at: Ms): Step<State> | null {
  const part = state.strips[strip];
  if (!part || strip in state.found || isFound(state)) return null;
  if (!belongsTo(state.setup, part, line))
    return { state: { ...state, mistakes: state.mistakes + 1 }, events: [{ type: 'mistakeMade' }] };
  const after = { ...state, found: { ...state.found, [strip]: line }, since: at };
  const kanji = kanjiIn(part.text);
  const ms = Math.floor((at - state.since) / kanji.length);
  const events = kanji.map((sign) => used(sign, ms, state.hinted.includes(strip)));
  return {
    state: after,
    events: isFound(after) ? [...events, ...won(hiddenPoemPoints, after.mistakes, at)] : events,
  };
}

const isFound = (state: HuntState): boolean => Object.keys(state.found).length === stripsOf(state.setup);

function hint(state: HuntState): Step<State> | null {
  const told = missing(state.setup, state);
  if (state.hints >= hintsAtFirst || told === null) return null;
  return silent({ ...state, hints: state.hints + 1, hinted: [...state.hinted, told.strip] });
}

function play(state: State, move: Move, { at }: PlayContext): Step<State> | null {
  if (isHunt(state)) {
    if ('strip' in move) return lay(state, move, at);
    return 'ask' in move ? hint(state) : null;
  }
  return 'handIn' in move ? handIn(state, move, at) : null;
}

function pointsOfState(state: State): number | null {
  if (isHunt(state)) return isFound(state) ? hiddenPoemPoints : null;
  return state.lines === null ? null : state.points;
}

const inActiveTime: Rules<Setup, State, Move> = {
  id: 'kotodama',
  version: 1,
  eventsVersion: 2,
  seats: 1,
  setup: setupSchema,
  move: z.union([
    z.strictObject({ handIn: linesSchema, season: z.enum(seasons) }),
    z.strictObject({ strip: z.int().check(z.gte(0), z.lte(40)), line: z.int().check(z.gte(0), z.lte(2)) }),
    z.strictObject({ ask: z.literal('hint') }),
  ]),
  start: (setup, random) =>
    setup.mode === 'hunt' ? { setup, ...huntOf(setup, random), since: 0 } : { setup, lines: null, points: 0 },
  play,
  nextAlarm: () => null,
  ring: silent,
  result(state) {
    const points = pointsOfState(state);
    return points === null ? null : { won: true, scores: [points] };
  },
};

/** Kotodama: a poem is handed in as a whole; a hidden one is found strip by strip. */
export const kotodama = pausable(inActiveTime);
