import { composedReading } from '@michi/kanji/composed-reading';
import { type KanjiFacts, readingsOf } from '@michi/kanji/kanji';
import { toHiragana } from '@michi/kanji/romaji';

/** Words in which kanji have their on readings: by kanji and reading, each as it is written and read. */
export type ReadingWords = Readonly<
  Record<string, Readonly<Record<string, readonly [word: string, kana: string]>>>
>;

interface Word {
  readonly jukugo: string;
  readonly hiragana: string;
}

/** For each on reading the first of the words, the easiest first, in which it sounds as it stands. A kun reading is a word itself. */
export function readingWordsFor(kanji: readonly KanjiFacts[], words: readonly Word[]): ReadingWords {
  const facts = new Map(kanji.map((each) => [each.kanji, each]));
  const kanaOf = (sign: string) => facts.get(sign)?.readings.map(({ kana }) => kana) ?? [];
  const found: Record<string, Record<string, readonly [string, string]>> = {};
  for (const { jukugo, hiragana } of words) {
    const forms = composedReading(jukugo, hiragana, kanaOf) ?? [];
    for (const [index, sign] of [...jukugo].entries()) {
      const entry = facts.get(sign);
      const on = entry && readingsOf(entry, 'on').find((kana) => toHiragana(kana) === forms[index]);
      if (!on) continue;
      found[sign] ??= {};
      found[sign][on] ??= [jukugo, hiragana];
    }
  }
  return found;
}
