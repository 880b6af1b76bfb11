import type { LessonKanji, StartedModule } from '@michi/contracts/tabibito';
import type { LessonCard, LessonQuestion } from '@michi/games/tabibito/lesson';

export interface ShownCard {
  readonly card: LessonCard;
  readonly questions: readonly LessonQuestion[];
}

type Texts = Pick<StartedModule, 'kanji' | 'lesson' | 'story' | 'content'>;

/** The Japanese that stands on a card, or within texts on it. */
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
