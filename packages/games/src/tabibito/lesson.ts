import { seededRandom } from '@michi/game-kit/random';
import { pickOptions } from '@michi/kanji/pick-options';
import { optionCount } from './constants.ts';
import { areAlike } from './deal.ts';

/** What a lesson asks: the kanji that is missing in a word, what a kanji means, how it is read. */
export const lessonQuestionKinds = ['word', 'meaning', 'reading'] as const;

export interface LessonQuestion {
  readonly kind: (typeof lessonQuestionKinds)[number];
  readonly kanji: string;
  /** Kanji that stand for themselves, their meanings or their readings. */
  readonly options: readonly string[];
}

/** A stop of a lesson. Questions are numbered from 0; one that was wrong comes `again`. */
export type LessonCard =
  | { readonly kind: 'scene' }
  | { readonly kind: 'arrival' }
  | { readonly kind: 'kanji'; readonly kanji: string }
  | { readonly kind: 'question'; readonly number: number; readonly again: boolean };

/** The kanji that were chosen, in turn: of each question, and of each that came again. */
export interface LessonAnswers {
  readonly first: Readonly<Record<number, string>>;
  readonly again: Readonly<Record<number, readonly string[]>>;
}

export const noAnswers: LessonAnswers = { first: {}, again: {} };

/** After so many kanji one of them is asked. */
const kanjiPerQuestion = 2;

export interface TaughtKanji {
  readonly kanji: string;
  /** Kanji that share a meaning or a reading with it. */
  readonly alike: readonly string[];
}

/** The questions of a lesson, the same each time: one after every two kanji, each of another kind than the one before. */
export function lessonQuestions(kanji: readonly TaughtKanji[]): LessonQuestion[] {
  const random = seededRandom(kanji.reduce((sum, each) => sum + (each.kanji.codePointAt(0) ?? 0), 0));
  return pairsOf(kanji).map((pair, number) => {
    const asked = pair[(number + 1) % pair.length] as TaughtKanji;
    const kind = lessonQuestionKinds[number % lessonQuestionKinds.length] ?? 'word';
    const others = random.shuffle(kanji.filter((other) => other !== asked));
    const options = pickOptions(asked, others, optionCount, areAlike);
    return { kind, kanji: asked.kanji, options: random.shuffle(options.map((option) => option.kanji)) };
  });
}

/** The cards of a lesson, in their order, as far as the answers tell what has to come again. */
export function lessonCards(
  kanji: readonly string[],
  questions: readonly LessonQuestion[],
  answers: LessonAnswers,
): LessonCard[] {
  const taught = pairsOf(kanji).flatMap((pair, number): LessonCard[] => [
    ...pair.map((each) => ({ kind: 'kanji', kanji: each }) as const),
    { kind: 'question', number, again: false },
  ]);
  const wrong = questions.flatMap((question, number): LessonCard[] => {
    const given = answers.first[number];
    return given === undefined || given === question.kanji ? [] : [{ kind: 'question', number, again: true }];
  });
  return [{ kind: 'scene' }, ...taught, ...wrong, { kind: 'arrival' }];
}

/** Whether one may go on from a card: a question has to be answered, one that came again rightly. */
export function isSettled(
  card: LessonCard,
  questions: readonly LessonQuestion[],
  { first, again }: LessonAnswers,
): boolean {
  if (card.kind !== 'question') return true;
  if (!card.again) return first[card.number] !== undefined;
  return again[card.number]?.at(-1) === questions[card.number]?.kanji;
}

/** The answers with one more; the same when the question is settled, or this was tried. */
export function answered(
  card: LessonCard,
  questions: readonly LessonQuestion[],
  answers: LessonAnswers,
  kanji: string,
): LessonAnswers {
  if (card.kind !== 'question' || isSettled(card, questions, answers)) return answers;
  if (!card.again) return { ...answers, first: { ...answers.first, [card.number]: kanji } };
  const tried = answers.again[card.number] ?? [];
  if (tried.includes(kanji)) return answers;
  return { ...answers, again: { ...answers.again, [card.number]: [...tried, kanji] } };
}

function pairsOf<T>(all: readonly T[]): T[][] {
  const pairs: T[][] = [];
  for (let at = 0; at < all.length; at += kanjiPerQuestion) pairs.push(all.slice(at, at + kanjiPerQuestion));
  return pairs;
}
