import type { Random } from '@michi/game-kit/random';
import { harderOptionCount, mostMissed, optionCount } from './constants.ts';
import type { Question } from './quest.ts';
import { questionsOf } from './questions.ts';
import { storyKanji } from './quests.ts';
import type { Setup } from './setup.ts';

/**
 * A question as it is asked. On the second walk the kanji of a meaning is sought instead of the meaning of a kanji, and
 * readings are typed.
 */
export interface Dealt {
  readonly kind: 'meaning' | 'kanji' | 'reading' | 'typed' | 'sign' | 'fit';
  readonly word: string;
  readonly reading: string;
  /** None to type. */
  readonly options: readonly string[];
}

/** The questions of a quest, in the order of its story. */
export const deal = (setup: Setup, random: Random): Dealt[] =>
  questionsOf(setup.quest).map((question) => dealt(question, setup, random));

/** What stands on the right option. */
export const answerOf = ({ kind, word, reading }: Dealt): string => (kind === 'reading' ? reading : word);

function dealt(question: Question, { walk, missed }: Setup, random: Random): Dealt {
  const { word, reading } = question;
  const kind = walk === 1 ? question.kind : harder[question.kind];
  if (kind === 'typed') return { kind, word, reading, options: [] };
  const others = random.shuffle([...question.others]);
  const before = question.kind === 'meaning' ? random.shuffle(missedBeside(question.word, missed)) : [];
  const wrong = [...new Set([...before.slice(0, mostMissed), ...others])];
  const answer = kind === 'reading' ? reading : word;
  const count = walk === 1 ? optionCount : harderOptionCount;
  return { kind, word, reading, options: random.shuffle([answer, ...wrong.slice(0, count - 1)]) };
}

const harder = { meaning: 'kanji', reading: 'typed', sign: 'sign', fit: 'fit' } as const;

/** In the order of the story: whatever the device has sent, the same is drawn. */
const missedBeside = (word: string, missed: readonly string[]): string[] =>
  storyKanji.filter((kanji) => kanji !== word && missed.includes(kanji));
