import type { ReadingWords } from '@michi/games/jukugo/reading-words';
import { deckOf } from '@michi/kanji/taught-kanji';
import { useEffect, useState } from 'react';
import { logFailure } from '../calls/log-failure.ts';
import { loadReadingWords } from './kanji-deck.ts';

const none: ReadingWords[string] = {};

/** Words in which a kanji has its on readings, as far as they are loaded and our list has one. */
export function useReadingWords(kanji: string): ReadingWords[string] {
  const [words, setWords] = useState<ReadingWords>({});
  const deck = deckOf(kanji);
  useEffect(() => {
    if (!deck) return;
    let left = false;
    loadReadingWords(deck).then(
      (all) => !left && setWords(all),
      (error: unknown) => logFailure(error, 'loading the words of readings'),
    );
    return () => {
      left = true;
    };
  }, [deck]);
  return words[kanji] ?? none;
}
