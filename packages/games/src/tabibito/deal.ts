import type { Random } from '@michi/game-kit/random';
import { pickOptions } from '@michi/kanji/pick-options';
import { optionCount } from './constants.ts';
import type { Prompt, QuestionKind, RunKind, Setup } from './setup.ts';

/** Something to answer about a kanji. */
export interface Exercise {
  readonly kind: QuestionKind;
  readonly kanji: string;
}

/** An exercise as it is asked: with the kanji whose meanings, shapes or readings can be chosen; none to type. */
export interface ModuleQuestion extends Exercise {
  readonly options: readonly string[];
}

/** What a run asks for, in turn. A challenge has every reading typed. */
const kindsOf: Readonly<Record<RunKind, readonly QuestionKind[]>> = {
  practice: ['meaning', 'kanji', 'reading'],
  quiz: ['meaning', 'reading', 'kanji', 'typed'],
  review: ['reading', 'meaning', 'typed', 'kanji'],
  challenge: ['typed'],
};

/** What is asked when the kanji come in this order; each round asks something else of the same kanji. */
export function exercises({ kind, questions }: Setup, kanji: readonly string[]): Exercise[] {
  const kinds = kindsOf[kind];
  return Array.from({ length: questions }, (_, index) => {
    const round = Math.floor(index / kanji.length);
    const place = index % kanji.length;
    return { kind: kinds[(place + round) % kinds.length] as QuestionKind, kanji: kanji[place] as string };
  });
}

/** The questions of a run. A practice asks its exercises as they are listed, only shuffled. */
export function deal(setup: Setup, random: Random): ModuleQuestion[] {
  const order = setup.kind === 'practice' ? setup.asked : random.shuffle(setup.asked);
  return random.shuffle(exercises(setup, order)).map((exercise) => withOptions(setup, exercise, random));
}

function withOptions({ prompts }: Setup, exercise: Exercise, random: Random): ModuleQuestion {
  const asked = prompts.find(({ kanji }) => kanji === exercise.kanji);
  if (exercise.kind === 'typed' || !asked) return { ...exercise, options: [] };
  const options = pickOptions(asked, random.shuffle(prompts), optionCount, areAlike);
  return { ...exercise, options: random.shuffle(options.map(({ kanji }) => kanji)) };
}

/** Whether two kanji share an answer. */
export const areAlike = (one: { readonly alike: readonly string[] }, other: Pick<Prompt, 'kanji'>): boolean =>
  one.alike.includes(other.kanji);
