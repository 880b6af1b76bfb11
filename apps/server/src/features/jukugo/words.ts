import type { Random } from '@michi/game-kit/random';
import { type categories, difficulties } from '@michi/games/jukugo/words';
import type { Locale } from '@michi/messages/locales';

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

/** Draws different words by chance; fewer where there are not so many. */
export function drawWords(
  words: readonly JukugoEntry[],
  { count, difficulty, category }: WordsWanted,
  random: Random,
): JukugoEntry[] {
  const fitting = words.filter(
    (word) => word.difficulty <= difficulty && (category === undefined || word.category === category),
  );
  return random.shuffle(fitting).slice(0, count);
}

async function readJson(difficulty: number) {
  const { default: content } = await import(`@michi/games/jukugo/words/${difficulty}.json`, {
    with: { type: 'json' },
  });
  return content;
}
