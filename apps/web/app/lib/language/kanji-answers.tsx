import { readingMeant } from '@michi/kanji/judge';
import { type KanjiEntry, kunWord, readingsOf } from '@michi/kanji/kanji';
import { Ja } from '@michi/ui/japanese';
import { useTranslations } from 'use-intl';
import { markJapanese, WithJapanese } from './with-japanese.tsx';

export interface KanjiAnswersProps {
  readonly entry: KanjiEntry;
  /** The reading that was typed, if one was. */
  readonly typed?: string | null | undefined;
}

/** Everything that is right of a kanji, once it was asked: all meanings, on and kun readings, and which of them was typed. */
export function KanjiAnswers({ entry, typed }: KanjiAnswersProps) {
  const t = useTranslations('common.kanjiAnswers');
  const { kanji, readings, glosses } = entry;
  const meant = typed ? readingMeant(readings, typed) : undefined;
  const on = readingsOf(entry, 'on').join('、');
  const kun = readings
    .filter(({ type }) => type === 'kun')
    .map((reading) => kunWord(kanji, reading))
    .map(({ word, reading }) => `${word}（${reading}）`)
    .join('、');
  return (
    <div className="small soft">
      {meant && <p>{markJapanese(t(`was.${meant.type}`, kunWord(kanji, meant)))}</p>}
      <p>
        <WithJapanese>{glosses.join(' · ')}</WithJapanese>
      </p>
      <p>
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
      </p>
    </div>
  );
}
