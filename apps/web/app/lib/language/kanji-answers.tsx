import type { ReadingWords } from '@michi/games/jukugo/reading-words';
import { readingMeant } from '@michi/kanji/judge';
import { type KanjiEntry, kunWord, meaningsInOneLine, readingsOf } from '@michi/kanji/kanji';
import { deckOf } from '@michi/kanji/taught-kanji';
import { Ja } from '@michi/ui/japanese';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { logFailure } from '../calls/log-failure.ts';
import { loadReadingWords } from './kanji-deck.ts';
import { markJapanese, WithJapanese } from './with-japanese.tsx';

export interface KanjiAnswersProps {
  readonly entry: KanjiEntry;
  /** The reading that was typed, if one was. */
  readonly typed?: string | null | undefined;
}

/**
 * Everything that is right of a kanji, once it was asked: all meanings, on and kun readings with words that have them, and
 * which of them was typed.
 */
export function KanjiAnswers({ entry, typed }: KanjiAnswersProps) {
  const t = useTranslations('common.kanjiAnswers');
  const words = useReadingWords(entry.kanji);
  const meant = typed ? readingMeant(entry.readings, typed) : undefined;
  return (
    <div className="small soft">
      {meant && <p>{markJapanese(t(`was.${meant.type}`, kunWord(entry.kanji, meant)))}</p>}
      <p>
        <WithJapanese>{meaningsInOneLine(entry)}</WithJapanese>
      </p>
      <p>
        <OnAndKun entry={entry} words={words} />
      </p>
    </div>
  );
}

interface OnAndKunProps {
  readonly entry: KanjiEntry;
  /** Words that have its on readings; a kun reading is a word itself. */
  readonly words?: ReadingWords[string];
}

/** The on and the kun readings of a kanji. */
export function OnAndKun({ entry, words = {} }: OnAndKunProps) {
  const t = useTranslations('common.kanjiAnswers');
  const { kanji, readings } = entry;
  const on = readingsOf(entry, 'on')
    .map((reading) => {
      const word = words[reading];
      return word ? `${reading}：${word[0]}（${word[1]}）` : reading;
    })
    .join('、');
  const kun = readings
    .filter(({ type }) => type === 'kun')
    .map((reading) => kunWord(kanji, reading))
    .map(({ word, reading }) => `${word}（${reading}）`)
    .join('、');
  return (
    <>
      {on !== '' && (
        <span>
          {t('on')} <Ja>{on}</Ja>
        </span>
      )}{' '}
      {kun !== '' && (
        <span>
          {t('kun')} <Ja>{kun}</Ja>
        </span>
      )}
    </>
  );
}

const none: ReadingWords[string] = {};

/** Words in which a kanji has its on readings, as far as they are loaded and our list has one. */
function useReadingWords(kanji: string): ReadingWords[string] {
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
