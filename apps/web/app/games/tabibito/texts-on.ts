import type { LessonKanji, ModuleKanji, StartedModule } from '@michi/contracts/tabibito';
import type { ModuleQuestion } from '@michi/games/tabibito/deal';
import type { LessonCard, LessonQuestion } from '@michi/games/tabibito/lesson';
import type { State } from '@michi/games/tabibito/rules';
import { firstSign } from './first-sign.ts';

export interface ShownCard {
  readonly card: LessonCard;
  readonly questions: readonly LessonQuestion[];
}

type Texts = Pick<StartedModule, 'kanji' | 'lesson' | 'story' | 'content'>;

/** The Japanese text of a card, also within its other texts. */
export function textsOn({ card, questions }: ShownCard, { kanji, lesson, story, content }: Texts): string[] {
  const readingOf = (sign: string) => kanji.find((each) => each.kanji === sign)?.reading ?? '';
  const taughtOf = (sign: string) => lesson?.find((each) => each.kanji === sign);
  if (card.kind === 'scene') return [story];
  if (card.kind === 'arrival') return [...kanji.map((each) => each.reading), ...content];
  if (card.kind === 'kanji') {
    const taught = taughtOf(card.kanji);
    return taught ? textsOf(taught) : [readingOf(card.kanji)];
  }
  const question = questions[card.number];
  if (!question) return [];
  if (question.kind === 'reading') return question.options.map(readingOf);
  const word = question.kind === 'word' ? taughtOf(question.kanji)?.words.at(-1) : undefined;
  return [word?.kana ?? readingOf(question.kanji)];
}

const textsOf = ({ words, sentence }: LessonKanji): string[] => [
  ...words.flatMap(({ reading, word, kana }) => [reading, word, kana]),
  sentence,
];

/** The Japanese of a question in a run: readings to choose from, the typed reading, and hints. */
export function textsInQuestion(
  state: State,
  question: ModuleQuestion,
  kanji: readonly ModuleKanji[],
): string[] {
  const { phase, given, hinted } = state;
  const readingOf = (sign: string) => kanji.find((each) => each.kanji === sign)?.reading ?? '';
  const typed = question.kind === 'typed';
  return [
    ...(question.kind === 'reading' ? question.options.map(readingOf) : []),
    ...(typed && given ? [given] : []),
    ...(typed && hinted && phase === 'asking' ? [firstSign(state, question)] : []),
    ...(phase === 'wrong' ? [readingOf(question.kanji)] : []),
  ];
}
