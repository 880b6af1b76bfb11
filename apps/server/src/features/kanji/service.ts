import type { KanjiItem } from '@michi/contracts/kanji';
import { seededRandom } from '@michi/game-kit/random';
import type { Locale } from '@michi/messages/locales';
import { StoredAnswer } from '../../api/stored-answer.ts';
import type { KanjiLibrary } from '../../content/kanji-library.ts';

const dayMs = 24 * 60 * 60 * 1000;

export interface KanjiService {
  /**
   * The kanji of the day (UTC), the same for everybody, those that a learner meets first before the others. A shorter
   * list is the beginning of a longer one.
   */
  list(limit: number, locale: Locale): readonly KanjiItem[];
  /** The list as it is sent: built once a day for each language and length. */
  answer(limit: number, locale: Locale): StoredAnswer;
}

/** What one day shows. */
interface Day {
  readonly number: number;
  readonly kanji: readonly string[];
  readonly answers: Map<string, StoredAnswer>;
}

export function createKanjiService(library: KanjiLibrary, now: () => number): KanjiService {
  let kept: Day | undefined;

  function today(): Day {
    const number = Math.floor(now() / dayMs);
    if (kept?.number !== number) {
      const random = seededRandom(number);
      kept = { number, kanji: library.decks.flatMap((deck) => random.shuffle(deck)), answers: new Map() };
    }
    return kept;
  }

  function list(limit: number, locale: Locale): KanjiItem[] {
    return today()
      .kanji.slice(0, limit)
      .map((kanji) => {
        const { first, glosses, note } = library.entry(kanji, locale);
        return { id: kanji, kanji, meaning: glosses[0], note, romaji: first.romaji };
      });
  }

  return {
    list,
    answer(limit, locale) {
      const { answers } = today();
      const key = `${locale} ${limit}`;
      const answer = answers.get(key) ?? new StoredAnswer(list(limit, locale));
      answers.set(key, answer);
      return answer;
    },
  };
}
