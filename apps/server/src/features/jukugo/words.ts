import type { Random } from '@michi/game-kit/random';
import { hardestShare, maxDifficulty } from '@michi/games/jukugo/constants';
import { type categories, difficulties } from '@michi/games/jukugo/words';
import { meaningKeys } from '@michi/kanji/meaning-key';
import { pickOptions } from '@michi/kanji/pick-options';
import { type Locale, locales } from '@michi/messages/locales';

/** A word of two kanji in every language. */
export interface JukugoEntry {
  readonly jukugo: string;
  readonly hiragana: string;
  readonly romaji: string;
  readonly category: (typeof categories)[number];
  readonly difficulty: number;
  readonly meaning: Readonly<Record<Locale, string>>;
  readonly example: Readonly<Record<Locale, string>>;
}

/** Reads all words, the easiest first; the server does so once. */
export async function loadWords(): Promise<readonly JukugoEntry[]> {
  const files = await Promise.all(
    difficulties.map(async (difficulty) => {
      const words: readonly Omit<JukugoEntry, 'difficulty'>[] = await readJson(difficulty);
      return words.map((word) => ({ ...word, difficulty }));
    }),
  );
  return files.flat();
}

/** Which words are wanted: how many, up to which difficulty, and of which category if only of one. */
export interface WordsWanted {
  readonly count: number;
  readonly difficulty: number;
  readonly category?: JukugoEntry['category'] | undefined;
}

/**
 * Draws different words by chance; fewer where there are not so many. Of the hardest that may come there are few, and
 * first those whose kanji stand in easier words, unless no later level would bring the others. No two of them share a
 * meaning in some language, or their reading: on one board, either would be right.
 */
export function drawWords(
  words: readonly JukugoEntry[],
  { count, difficulty, category }: WordsWanted,
  random: Random,
): JukugoEntry[] {
  const fitting = words.filter(
    (word) => word.difficulty <= difficulty && (category === undefined || word.category === category),
  );
  const easier = random.shuffle(fitting.filter((word) => word.difficulty < difficulty));
  const easyKanji = new Set(difficulty < maxDifficulty ? easier.flatMap(({ jukugo }) => [...jukugo]) : []);
  const newKanji = ({ jukugo }: JukugoEntry) => [...jukugo].filter((kanji) => !easyKanji.has(kanji)).length;
  const hardest = random
    .shuffle(fitting.filter((word) => word.difficulty === difficulty))
    .toSorted((one, other) => newKanji(one) - newKanji(other));
  const few = Math.ceil(count * hardestShare);
  const [first, ...others] = [...hardest.slice(0, few), ...easier, ...hardest.slice(few)];
  return first ? random.shuffle(pickOptions(first, others, count, shareAnswer)) : [];
}

/** Whether a word could be taken for another by what is shown of them. */
export function shareAnswer(one: JukugoEntry, other: JukugoEntry): boolean {
  const answers = answersOf(other);
  return answersOf(one).some((answer) => answers.includes(answer));
}

/** What was once compared is compared again in each draw. */
const known = new WeakMap<JukugoEntry, readonly string[]>();

function answersOf(word: JukugoEntry): readonly string[] {
  const found = known.get(word);
  if (found) return found;
  const meanings = locales.flatMap((locale) =>
    word.meaning[locale]
      .split(/[,;、]/)
      .flatMap((meaning) => meaningKeys(meaning, locale).map((key) => `${locale} ${key}`)),
  );
  const answers = [...meanings, word.hiragana];
  known.set(word, answers);
  return answers;
}

async function readJson(difficulty: number) {
  const { default: content } = await import(`@michi/games/jukugo/words/${difficulty}.json`, {
    with: { type: 'json' },
  });
  return content;
}
