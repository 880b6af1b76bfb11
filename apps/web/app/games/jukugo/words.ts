import { getJukugoOfKanji, getJukugoWords, getRandomJukugo, type JukugoWord } from '@michi/contracts/jukugo';
import { type BuiltInWord, builtInFor } from '@michi/games/jukugo/built-in-words';
import { maxReturning } from '@michi/games/jukugo/constants';
import { wordRequest } from '@michi/games/jukugo/word-request';
import { grade } from '@michi/games/series';
import type { Locale } from '@michi/messages/locales';
import * as z from 'zod/mini';
import { call } from '../../lib/calls/api-client.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';

/** Words that take longer than this are not waited for. */
const wordsTimeoutMs = 2_500;

/** A word as it is shown, of which nothing is missing. */
export const shownWord = z.object({
  jukugo: z.string(),
  hiragana: z.string(),
  romaji: z.string(),
  meaning: z.string(),
  /** What each kanji means; empty where nobody says. */
  kanjiMeanings: z.array(z.string()),
  /** How each kanji is read in the word, or on its own where the reading belongs to the whole; empty as above. */
  kanjiReadings: z.array(z.string()),
  /** A sentence with the word, and the same in Japanese. */
  example: z.string(),
  exampleJa: z.string(),
  category: z.string(),
  difficulty: grade,
});
export type ShownWord = z.infer<typeof shownWord>;

/** What the messages say: where a meaning is missing, and of the words that the program brings along. */
export interface WordTexts {
  readonly missingMeaning: string;
  builtIn(word: BuiltInWord): Pick<ShownWord, 'meaning' | 'example' | 'kanjiMeanings'>;
}

/** Which words a level needs. */
interface WordsWanted {
  readonly level: number;
  readonly locale: Locale;
  /** Words that are to come again: as many of them as a level may have. */
  readonly returning: readonly string[];
}

/** How words are drawn by chance, and how certain ones are had. */
interface WordSource {
  draw(level: number, locale: Locale): Promise<readonly JukugoWord[]>;
  find(words: readonly string[], locale: Locale): Promise<readonly JukugoWord[]>;
}

/** Draws the words of a level: the server's, else the built-in ones. Never rejects; a failure is logged. */
export async function loadWords(
  { level, locale, returning }: WordsWanted,
  texts: WordTexts,
  { draw, find }: WordSource = server,
): Promise<readonly ShownWord[]> {
  try {
    const { count } = wordRequest(level);
    const wanted = returning.slice(0, maxReturning);
    const [drawn, again] = await Promise.all([
      draw(level, locale),
      wanted.length > 0 ? find(wanted, locale) : [],
    ]);
    const others = drawn.filter((word) => !again.some((each) => shareAnswer(each, word)));
    const words = playable([...again, ...others].map((word) => filledUp(word, level, texts)));
    if (words.length > 0) return words.slice(0, count);
    logFailure(new Error('the server has none'), 'loading the words');
  } catch (error) {
    logFailure(error, 'loading the words');
  }
  return builtInFor(level).map((word) => {
    const { jukugo, hiragana, romaji, kanjiReadings, category, difficulty, exampleJa } = word;
    const facts = {
      jukugo,
      hiragana,
      romaji,
      kanjiReadings: [...kanjiReadings],
      category,
      difficulty,
      exampleJa,
    };
    return { ...facts, ...texts.builtIn(word) };
  });
}

/** All words that these kanji make, two by two. Throws as `call` does. */
export async function findWordsOf(
  kanji: string,
  locale: Locale,
  level: number,
  texts: WordTexts,
): Promise<readonly ShownWord[]> {
  const { data } = await call(getJukugoOfKanji, { query: { kanji }, locale });
  return data.map((word) => filledUp(word, level, texts));
}

/** These words in another language, as far as the server knows them. Throws as `call` does. */
export async function findWords(
  wanted: readonly string[],
  locale: Locale,
  level: number,
  texts: WordTexts,
): Promise<readonly ShownWord[]> {
  const { data } = await call(getJukugoWords, { query: { words: [...wanted] }, locale });
  return data.map((word) => filledUp(word, level, texts));
}

/** What is known of the wanted words, best in this language, and whether anything has to be asked for. */
export function textsOf(
  wanted: readonly string[],
  locale: Locale,
  batches: readonly { readonly locale: Locale; readonly words: readonly ShownWord[] }[],
): { readonly known: ReadonlyMap<string, ShownWord>; readonly missing: boolean } {
  const byKanji = (words: readonly ShownWord[]) => words.map((word) => [word.jukugo, word] as const);
  const inLocale = batches.filter((batch) => batch.locale === locale).flatMap(({ words }) => byKanji(words));
  const fitting = new Map(inLocale);
  return {
    known: new Map([...batches.flatMap(({ words }) => byKanji(words)), ...inLocale]),
    missing: wanted.some((word) => !fitting.has(word)),
  };
}

const server: WordSource = {
  async draw(level, locale) {
    const signal = AbortSignal.timeout(wordsTimeoutMs);
    return (await call(getRandomJukugo, { query: wordRequest(level), locale, signal })).data;
  },
  async find(words, locale) {
    const signal = AbortSignal.timeout(wordsTimeoutMs);
    return (await call(getJukugoWords, { query: { words: [...words] }, locale, signal })).data;
  },
};

/** Whether two words are read the same or share a meaning. Those that are drawn at once never do. */
function shareAnswer(one: JukugoWord, other: JukugoWord): boolean {
  const answersOf = ({ hiragana, meaning }: JukugoWord) =>
    [hiragana, ...(meaning ?? '').split(/[,;、]/)].flatMap((answer) => answer?.trim().toLowerCase() || []);
  const answers = answersOf(other);
  return answersOf(one).some((answer) => answers.includes(answer));
}

/** A word with the defaults of the game where the server says nothing. */
function filledUp(word: JukugoWord, level: number, { missingMeaning }: WordTexts): ShownWord {
  return {
    jukugo: word.kanji_array?.join('') || word.jukugo,
    hiragana: word.hiragana ?? '',
    romaji: word.romaji ?? '',
    meaning: word.meaning || missingMeaning,
    kanjiMeanings: [...(word.kanji_meanings ?? [])],
    kanjiReadings: [...(word.kanji_readings ?? [])],
    example: word.example ?? '',
    exampleJa: word.example_ja ?? '',
    category: word.category || 'general',
    difficulty: z.safeParse(grade, word.difficulty).data ?? level,
  };
}

/** Only words of two different kanji, each once: the others cannot be laid. */
function playable(words: readonly ShownWord[]): ShownWord[] {
  const byKanji = new Map(words.map((word) => [word.jukugo, word]));
  return [...byKanji.values()].filter(
    ({ jukugo }) => /^\p{Script=Han}{2}$/u.test(jukugo) && new Set(jukugo).size === 2,
  );
}
