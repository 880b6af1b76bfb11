import type { Random } from '@michi/game-kit/random';
import { shareAnyMeaning } from '@michi/kanji/apart';
import { pickOptions } from '@michi/kanji/pick-options';
import { harderOptionCount, mostMissed, optionCount } from './constants.ts';
import type { QuestQuestion } from './quest.ts';
import { questionsOf } from './questions.ts';
import { questIds, storyKanji } from './quests.ts';
import type { Setup } from './setup.ts';

/**
 * A question as it is asked. On the second walk the player chooses the kanji of a meaning instead of the meaning of a kanji, and
 * readings are typed.
 */
export interface Dealt {
  readonly kind: 'meaning' | 'kanji' | 'reading' | 'typed' | 'sign' | 'fit';
  readonly word: string;
  readonly reading: string;
  /** Empty for a reading that is typed. */
  readonly options: readonly string[];
}

/** The questions of a quest, in the order of its story. */
export const deal = (setup: Setup, random: Random): Dealt[] =>
  questionsOf(setup.quest).map((question) => dealt(question, setup, random));

/** The text of the right option. */
export const answerOf = ({ kind, word, reading }: Dealt): string => (kind === 'reading' ? reading : word);

function dealt(question: QuestQuestion, { walk, missed }: Setup, random: Random): Dealt {
  const { word, reading } = question;
  const kind = walk === 1 ? question.kind : harder[question.kind];
  if (kind === 'typed') return { kind, word, reading, options: [] };
  const others = random.shuffle([...question.others]);
  const before = random.shuffle(missedBeside(question, missed));
  const answer = kind === 'reading' ? reading : word;
  const count = walk === 1 ? optionCount : harderOptionCount;
  const apart = before.filter((each) => ![answer, ...others].some((other) => shareAnyMeaning(each, other)));
  const wrong = [...apart.slice(0, mostMissed), ...others];
  return { kind, word, reading, options: random.shuffle(pickOptions(answer, wrong, count, shareAnyMeaning)) };
}

const harder = { meaning: 'kanji', reading: 'typed', sign: 'sign', fit: 'fit' } as const;

/** The options that were missed before, in the order of the story, so that the result does not depend on the order that the device sent. */
function missedBeside({ kind, word, reading }: QuestQuestion, missed: readonly string[]): string[] {
  if (kind === 'meaning') return storyKanji.filter((kanji) => kanji !== word && missed.includes(kanji));
  if (kind !== 'reading') return [];
  const readings = asked
    .filter((other) => kanjiIn(other.word).length === kanjiIn(word).length) // a longer one would stand out
    .filter((other) => kanjiIn(other.word).some((kanji) => missed.includes(kanji) && !word.includes(kanji)))
    .map((other) => other.reading);
  return [...new Set(readings)].filter((other) => other !== reading);
}

/** Everything that the story asks about. */
const asked: readonly QuestQuestion[] = questIds.flatMap(questionsOf);

const kanjiIn = (word: string): readonly string[] => word.match(/\p{Script=Han}/gu) ?? [];
