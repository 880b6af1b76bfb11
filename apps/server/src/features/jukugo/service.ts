import type { QueryOf } from '@michi/contracts/contract';
import type { getRandomJukugo, JukugoWord } from '@michi/contracts/jukugo';
import type { Random } from '@michi/game-kit/random';
import type { Locale } from '@michi/messages/locales';
import type { Word } from './words.ts';

export interface JukugoService {
  /**
   * Draws `count` different words up to the difficulty, of the category if there is one; fewer where there are not so
   * many.
   */
  draw(wanted: QueryOf<typeof getRandomJukugo>, locale: Locale): JukugoWord[];
}

export function createJukugoService(words: readonly Word[], random: Random): JukugoService {
  return {
    draw({ count, difficulty, category }, locale) {
      const fitting = words.filter(
        (word) => word.difficulty <= difficulty && (category === undefined || word.category === category),
      );
      return random
        .shuffle(fitting)
        .slice(0, count)
        .map((word) => inLanguage(word, locale));
    },
  };
}

/** A word is its own id. */
function inLanguage({ meaning, example, ...word }: Word, locale: Locale): JukugoWord {
  return {
    id: word.jukugo,
    ...word,
    meaning: meaning[locale],
    kanji_array: [...word.jukugo],
    example: example[locale],
  };
}
