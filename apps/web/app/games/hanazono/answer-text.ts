import { promptOf, type State } from '@michi/games/hanazono/rules';
import type { QuestionKind } from '@michi/games/hanazono/setup';
import { toRomaji } from '@michi/kanji/romaji';

/** What would have been right for a kanji, in words. */
export const answerTextIn =
  ({ setup }: Pick<State, 'setup'>) =>
  (kanji: string, kind: QuestionKind): string => {
    const { readings, glosses } = promptOf(setup, kanji);
    const reading = readings[0] ?? '';
    return { meaning: glosses[0] ?? '', reading: `${reading} (${toRomaji(reading)})`, writing: kanji }[kind];
  };
