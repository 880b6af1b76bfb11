import type { GameEvent } from '@michi/game-kit/events';
import { pausable } from '@michi/game-kit/pausable';
import type { Random } from '@michi/game-kit/random';
import { type PlayContext, type Rules, type Step, silent } from '@michi/game-kit/rules';
import type { Ms } from '@michi/game-kit/time';
import { isAnswer, type Verdict } from '@michi/kanji/judge';
import * as z from 'zod/mini';
import { rightAnswer, wrongAnswer } from '../answer-events.ts';
import { isSame } from '../save.ts';
import { longestMeaning } from '../typed-prompts.ts';
import { judgeAnswer } from './answers.ts';
import * as limits from './constants.ts';
import { levelOf, type Sums, seedsOf } from './garden.ts';
import { freePlace, type Place } from './place.ts';
import { type PlantType, plantTypeIds, plantTypes } from './plant-types.ts';
import { ask, type PlantQuestion } from './questions.ts';
import {
  type Found,
  foundSchema,
  type Prompt,
  type QuestionKind,
  questionKinds,
  type Setup,
  setupSchema,
} from './setup.ts';
import {
  changeIn,
  isWilting,
  type Moisture,
  moistened,
  type TimeOfDay,
  timeAfter,
  type Weather,
  weatherAfter,
  weathers,
} from './sky.ts';

/** A plant in the field, with what this visit has done for it. */
export interface Plant extends Place, Moisture {
  readonly kanji: string;
  readonly type: PlantType;
  readonly growth: number;
  /** Its kanji is not due: it is asked only when it wilts. */
  readonly rests: boolean;
  /** What it is asked next. */
  readonly question: PlantQuestion;
  readonly own: {
    readonly right: number;
    readonly wrong: number;
    readonly grew: number;
    readonly points: number;
  };
}

/** What the last answer came to. */
export interface Outcome {
  /** How many answers there were with it. */
  readonly number: number;
  readonly kanji: string;
  readonly kind: QuestionKind;
  /** Null for "I don't know". */
  readonly given: string | null;
  /** `contested`: it was refused, and the learner says that it was right. */
  readonly judgement: Exclude<Verdict, 'otherKind'> | 'contested';
  readonly points: number;
  /** Steps by which the plant grew. */
  readonly grew: number;
  /** It was wilting, and is cared for. */
  readonly revived: boolean;
  readonly grown: boolean;
  /** The level that was reached with it; null for none. */
  readonly level: number | null;
  /** How many seeds that level and those that were skipped have brought. */
  readonly seeds: number;
  /** How many right answers in a row it ended. */
  readonly lost: number;
  /** The plant of the garden whose answer it would have been. */
  readonly meant: string | null;
}

export interface State {
  readonly setup: Setup;
  readonly plants: readonly Plant[];
  readonly time: TimeOfDay;
  readonly weather: Weather;
  readonly ticks: number;
  /** How often the visit has taken in what another device has done. */
  readonly joins: number;
  /** What this visit has brought. */
  readonly points: number;
  readonly right: number;
  readonly mistakes: number;
  /** How many refused answers were right, as the learner says. */
  readonly contested: number;
  readonly combo: number;
  readonly bestCombo: number;
  readonly answeredAt: Ms;
  readonly outcome: Outcome | null;
  readonly done: boolean;
}

/**
 * Plants a kanji; answers what a plant is asked, null for "I don't know"; joins what has changed in the garden besides
 * this visit; ends the visit; says that the last answer, which was refused, was right.
 */
export type Move =
  | { readonly plant: string; readonly type: PlantType; readonly x: number; readonly y: number }
  | { readonly answer: string; readonly kind: QuestionKind; readonly text: string | null }
  | { readonly join: Found }
  | { readonly ask: 'finish' | 'wasRight' };

/** Writing stands for the form to be chosen, which shows that it is recognised. */
const skills = { meaning: 'meaning', reading: 'reading', writing: 'recognition' } as const;

export const isGrown = ({ type, growth }: Pick<Plant, 'type' | 'growth'>): boolean =>
  growth >= plantTypes[type].maxGrowth;

/** What grows in the field. */
export const growing = ({ plants }: Pick<State, 'plants'>): Plant[] =>
  plants.filter((plant) => !isGrown(plant));

/** Whether a plant can be asked now: a resting one only needs somebody when it wilts. */
export const isAsked = (plant: Plant): boolean => !isGrown(plant) && (!plant.rests || isWilting(plant));

/** Whether the kanji of a plant is due. */
export const isDue = (plant: Plant): boolean => !isGrown(plant) && !plant.rests;

/** What the garden adds up to by now. */
export function sumsIn({ setup, plants, points, right }: State): Sums {
  return {
    points: setup.points + points,
    zen: setup.zen + right * limits.zenPerAnswer,
    planted: setup.planted + plants.length - setup.plants.length,
    grown: setup.grown + plants.filter(isGrown).length,
  };
}

export const promptOf = ({ prompts }: Setup, kanji: string): Prompt => {
  const prompt = prompts.find((each) => each.kanji === kanji);
  if (!prompt) throw new RangeError(`${kanji} has no prompt`);
  return prompt;
};

/** The kanji that can be planted next, in the order in which they are offered. */
export const offered = ({ setup, plants }: Pick<State, 'setup' | 'plants'>): Prompt[] =>
  setup.prompts.filter(({ kanji }) => plants.every((plant) => plant.kanji !== kanji));

/** Why nothing can be planted now; null when something can. */
export function plantingHindered(state: State): 'noSeed' | 'full' | 'complete' | null {
  const sums = sumsIn(state);
  if (sums.planted >= limits.mostPlants || offered(state).length === 0) return 'complete';
  if (seedsOf(sums) === 0) return 'noSeed';
  return growing(state).length >= limits.mostGrowing ? 'full' : null;
}

/** Whether the visit counts already: before, it is gone on with the next time. */
export const mayFinish = ({ right, done }: State): boolean => !done && right >= limits.fewestRight;

function play(state: State, move: Move, { at, random }: PlayContext): Step<State> | null {
  if ('ask' in move && move.ask === 'wasRight') return mayContest(state) ? contest(state, random) : null;
  if ('ask' in move) return mayFinish(state) ? finish(state, at) : null;
  if ('plant' in move) return plant(state, move, random);
  if ('join' in move) {
    const joined = joinedWith(state, move.join, random);
    return joined && silent(joined);
  }
  return answer(state, move, at, random);
}

function plant(
  state: State,
  { plant: kanji, type, x, y }: Extract<Move, { plant: string }>,
  random: Random,
): Step<State> | null {
  const prompt = offered(state).find((each) => each.kanji === kanji);
  if (!prompt || plantingHindered(state)) return null;
  const planted: Plant = {
    ...{ kanji, type, ...freePlace({ x, y }, growing(state)) },
    ...{ growth: 0, water: limits.firstWater, sun: limits.firstSun, rests: false },
    question: ask(prompt, null, random),
    own: { right: 0, wrong: 0, grew: 0, points: 0 },
  };
  return {
    state: { ...state, plants: [...state.plants, planted] },
    events: [{ type: 'picked', index: state.plants.length }],
  };
}

/**
 * A visit in the garden as it is now without what the visit has done; null when that changes nothing. Only what the visit
 * has a prompt for is taken in, and nothing by which it could ask a plant again that it has cared for: each care is paid.
 */
export function joinedWith(state: State, { plants: found, ...sums }: Found, random: Random): State | null {
  if (state.joins >= limits.mostJoins) return null;
  const known = found.filter(({ kanji }) => state.setup.prompts.some((prompt) => prompt.kanji === kanji));
  const joined = known.map((base): Plant => {
    const own = state.plants.find(({ kanji }) => kanji === base.kanji);
    if (!own)
      return {
        ...base,
        question: ask(promptOf(state.setup, base.kanji), null, random),
        own: { right: 0, wrong: 0, grew: 0, points: 0 },
      };
    const growth = Math.min(plantTypes[base.type].maxGrowth, base.growth + own.own.grew);
    const plant = { ...own, ...base, growth };
    if (own.own.right === 0) return plant;
    const [water, sun] = [Math.max(own.water, base.water), Math.max(own.sun, base.sun)];
    return { ...plant, water, sun, rests: own.rests || base.rests };
  });
  const isKnown = (kanji: string) => known.some((base) => base.kanji === kanji);
  const order = new Map(state.plants.map(({ kanji }, index) => [kanji, index]));
  const place = ({ kanji }: Plant) => order.get(kanji) ?? order.size;
  const plants = [...joined, ...state.plants.filter(({ kanji }) => !isKnown(kanji))].sort(
    (one, other) => place(one) - place(other),
  );
  const setup = { ...state.setup, ...sums, plants: known };
  const after: State = { ...state, joins: state.joins + 1, setup, plants };
  const isNews = !isSame(sumsIn(after), sumsIn(state)) || !isSame(plants, state.plants);
  return isNews ? after : null;
}

function answer(
  state: State,
  { answer: kanji, kind, text }: Extract<Move, { answer: string }>,
  at: Ms,
  random: Random,
): Step<State> | null {
  const plant = state.plants.find((each) => each.kanji === kanji);
  if (!plant || !isAsked(plant) || plant.question.kind !== kind) return null;
  if (text !== null && !isAnswer(text)) return null;
  const prompt = promptOf(state.setup, kanji);
  const { options, shown } = plant.question;
  if (kind === 'writing' && text !== null && !options.includes(text)) return null;

  const judgement = text === null ? 'wrong' : judgeAnswer(kind, prompt, state.setup.language, text);
  if (judgement === 'otherKind') return null;
  const correct = judgement !== 'wrong';
  const answered: GameEvent = {
    type: 'kanjiAnswered',
    ...{ kanji, skill: skills[kind], correct, hinted: false },
    asked: shown ? 'copied' : kind === 'writing' ? { of: options.length } : 'typed',
    ms: at - state.answeredAt,
  };
  const judged = { ...state, answeredAt: at };
  const given = { kanji, kind, given: text, judgement };
  const step = correct
    ? cared(judged, plant, given, random)
    : missed(judged, plant, { ...given, meant: text === null ? null : meantBy(state, plant, text) });
  const ended = isLong(step.state) ? finish(step.state, at) : silent(step.state);
  return { state: ended.state, events: [answered, ...step.events, ...ended.events] };
}

type Given = Pick<Outcome, 'kanji' | 'kind' | 'given' | 'judgement'>;

/** A right answer: the plant is watered, and unless it was wilting it grows, then rests until its kanji is due again. */
function cared(state: State, plant: Plant, given: Given, random: Random): Step<State> {
  const wilted = isWilting(plant);
  const step = state.combo > limits.fastAboveCombo ? 2 : 1;
  const missing = plantTypes[plant.type].maxGrowth - plant.growth;
  const grew = wilted ? 0 : Math.min(step, missing);
  const points = limits.pointsPerComboStep * (state.combo + 1);
  const { right, wrong, grew: grewBefore, points: pointsBefore } = plant.own;
  const after: Plant = {
    ...moistened(plant, { water: limits.waterPerAnswer, sun: limits.sunPerAnswer }),
    growth: plant.growth + grew,
    rests: plant.rests || !wilted,
    question: ask(promptOf(state.setup, plant.kanji), plant.question.kind, random),
    own: { right: right + 1, wrong, grew: grewBefore + grew, points: pointsBefore + points },
  };
  const combo = state.combo + 1;
  const next: State = {
    ...withPlant(state, after),
    points: state.points + points,
    right: state.right + 1,
    combo,
    bestCombo: Math.max(combo, state.bestCombo),
  };
  const [before, sums] = [sumsIn(state), sumsIn(next)];
  const level = levelOf(sums.points);
  const hasRisen = level > levelOf(before.points);
  const grown = isGrown(after);
  const outcome: Outcome = {
    ...given,
    number: answersIn(state) + 1,
    ...{ points, grew, revived: wilted, grown, lost: 0, meant: null },
    level: hasRisen ? level : null,
    seeds: hasRisen ? seedsOf(sums) - seedsOf(before) : 0,
  };
  return {
    state: { ...next, outcome },
    events: [
      ...rightAnswer(plant.kanji, points, combo),
      ...feats({ points, zen: limits.zenPerAnswer, grown: Number(grown) }),
    ],
  };
}

/** What achievements of the garden ask for; the server adds up what proved visits have brought. */
const feats = (amounts: Readonly<Record<'points' | 'zen' | 'grown', number>>): GameEvent[] =>
  Object.entries(amounts).flatMap(([name, amount]): GameEvent[] =>
    amount > 0 ? [{ type: 'featDone', feat: `hanazono.${name}`, by: 'sum', amount }] : [],
  );

/** A wrong answer: the combo begins anew, and the plant asks the same again, its answer shown. */
function missed(state: State, plant: Plant, given: Given & Pick<Outcome, 'meant'>): Step<State> {
  const after: Plant = {
    ...plant,
    question: { ...plant.question, shown: true },
    own: { ...plant.own, wrong: plant.own.wrong + 1 },
  };
  const number = answersIn(state) + 1;
  const outcome: Outcome = {
    ...given,
    number,
    points: 0,
    grew: 0,
    revived: false,
    grown: false,
    lost: state.combo,
    level: null,
    seeds: 0,
  };
  return {
    state: { ...withPlant(state, after), mistakes: state.mistakes + 1, combo: 0, outcome },
    events: wrongAnswer(state.combo),
  };
}

/** Whether the last answer was typed and refused. */
export const mayContest = ({ outcome, done }: State): boolean =>
  !done && outcome?.judgement === 'wrong' && outcome.given !== null && outcome.kind !== 'writing';

/** The refused answer has cost nothing: the plant is watered and asks something else, but has not grown. */
function contest(state: State, random: Random): Step<State> {
  const outcome = state.outcome as Outcome;
  const { kanji, kind, given, lost } = outcome;
  const plant = state.plants.find((each) => each.kanji === kanji) as Plant;
  const after: Plant = {
    ...moistened(plant, { water: limits.waterPerAnswer, sun: limits.sunPerAnswer }),
    question: ask(promptOf(state.setup, kanji), kind, random),
    own: { ...plant.own, wrong: plant.own.wrong - 1 },
  };
  return {
    state: {
      ...withPlant(state, after),
      mistakes: state.mistakes - 1,
      contested: state.contested + 1,
      combo: lost,
      outcome: { ...outcome, judgement: 'contested', meant: null, lost: 0 },
    },
    events: [
      {
        ...{ type: 'answerContested', kanji, text: given ?? '' },
        ...(kind === 'meaning'
          ? { kind, language: state.setup.language }
          : { kind: 'reading', language: 'ja' }),
      },
    ],
  };
}

/** The plant of the garden that was perhaps meant. */
function meantBy({ setup, plants }: State, { kanji, question }: Plant, text: string): string | null {
  const other = plants.find(
    (each) =>
      each.kanji !== kanji &&
      judgeAnswer(question.kind, promptOf(setup, each.kanji), setup.language, text) === 'right',
  );
  return other?.kanji ?? null;
}

const withPlant = (state: State, plant: Plant): State => ({
  ...state,
  plants: state.plants.map((each) => (each.kanji === plant.kanji ? plant : each)),
});

const answersIn = ({ right, mistakes, contested }: State): number => right + mistakes + contested;

const isLong = (state: State): boolean =>
  answersIn(state) >= limits.mostAnswers || state.ticks >= limits.mostTicks;

/** Ends the visit; one with hardly an answer is not passed. */
function finish(state: State, at: Ms): Step<State> {
  const { points: score, mistakes, bestCombo, right } = state;
  return {
    state: { ...state, done: true },
    events: [
      right >= limits.fewestRight
        ? { type: 'levelCompleted', score, mistakes, bestCombo, ms: at }
        : { type: 'levelFailed', reason: 'notPassed' },
    ],
  };
}

/** The next part of the day: the weather that there was has done its work, and may change. */
function ring(state: State, at: Ms, random: Random): Step<State> {
  const change = changeIn(state.weather);
  const after: State = {
    ...state,
    plants: state.plants.map((plant) => (isGrown(plant) ? plant : moistened(plant, change))),
    time: timeAfter(state.time),
    weather: weatherAfter(state.weather, random),
    ticks: state.ticks + 1,
  };
  return isLong(after) ? finish(after, at) : silent(after);
}

const inActiveTime: Rules<Setup, State, Move> = {
  id: 'hanazono',
  version: 5,
  eventsVersion: 1,
  seats: 1,
  setup: setupSchema,
  move: z.union([
    z.strictObject({
      plant: z.string().check(z.maxLength(2)),
      type: z.enum(plantTypeIds),
      x: z.int().check(z.gte(0), z.lte(100)),
      y: z.int().check(z.gte(0), z.lte(100)),
    }),
    z.strictObject({
      answer: z.string().check(z.maxLength(2)),
      kind: z.enum(questionKinds),
      text: z.nullable(z.string().check(z.minLength(1), z.maxLength(longestMeaning))),
    }),
    z.strictObject({ join: foundSchema }),
    z.strictObject({ ask: z.enum(['finish', 'wasRight']) }),
  ]),
  start: (setup, random) => ({
    setup,
    plants: setup.plants.map((plant) => ({
      ...plant,
      question: ask(promptOf(setup, plant.kanji), null, random),
      own: { right: 0, wrong: 0, grew: 0, points: 0 },
    })),
    time: 'morning',
    weather: random.pick(weathers),
    ticks: 0,
    joins: 0,
    points: 0,
    right: 0,
    mistakes: 0,
    contested: 0,
    combo: 0,
    bestCombo: 0,
    answeredAt: 0,
    outcome: null,
    done: false,
  }),
  play,
  nextAlarm: ({ ticks, done }) => (done ? null : (ticks + 1) * limits.tickMs),
  ring,
  result: ({ done, right, points }) => (done ? { won: right >= limits.fewestRight, scores: [points] } : null),
};

/** Hanazono: a garden of kanji, which grow as they are answered. A run is one visit in it. */
export const hanazono = pausable(inActiveTime);
