import { mayContest } from '@michi/games/review/rules';
import { meaningInOneLine } from '@michi/kanji/kanji';
import { Button } from '@michi/ui/button';
import { keyed } from '@michi/ui/keyed';
import { Masu } from '@michi/ui/masu';
import { useEffect, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { KanjiAnswers } from '../../lib/language/kanji-answers.tsx';
import { WasRight } from '../../lib/language/was-right.tsx';
import { markJapanese } from '../../lib/language/with-japanese.tsx';
import { useDigitKeys } from '../../lib/react/use-digit-keys.ts';
import { Options } from './options.tsx';
import type { QuestionProps } from './question-props.ts';
import { TypedReading } from './typed-reading.tsx';

/** One question, the ways to answer it, and how the answer was. */
export function QuestionView({ state, question, entries, onMove }: QuestionProps) {
  const t = useTranslations('today.review');
  const contested = useTranslations('common.contested');
  const language = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const entry = entries.get(question.kanji);
  const isShown = state.phase === 'shown';
  const given = isShown ? state.given.at(-1) : undefined;
  const isTyped = 'readings' in question;
  const giveUp = () => onMove({ ask: 'unknown' });
  useDigitKeys((digit) => digit === 0 && !isShown && giveUp());

  useEffect(() => {
    if (isShown) {
      // no further than needed: the second tap of two must not meet what leads on
      next.current?.focus({ preventScroll: true });
      next.current?.scrollIntoView({ block: 'nearest' });
    } else if (!isTyped) heading.current?.focus();
  }, [isShown, isTyped]);

  return (
    <section className="rev-q">
      <h2 className="rev-ask" ref={heading} tabIndex={-1}>
        {t(`asks.${question.skill}`)}
        {question.skill !== 'recognition' && <span className="sr-only"> {markJapanese(question.kanji)}</span>}
      </h2>
      {question.skill === 'recognition' ? (
        <p className="rev-gloss">{entry && meaningInOneLine(entry)}</p>
      ) : (
        <Masu className="rev-masu" kanji={question.kanji} aria-hidden="true" />
      )}
      {isTyped ? (
        <TypedReading
          asked={
            entry ? { ...question, meanings: { language, glosses: entry.glosses, beside: [] } } : question
          }
          given={given}
          onMove={onMove}
        />
      ) : (
        <Options question={question} given={given} entries={entries} onMove={onMove} />
      )}
      <div className="rev-said" role="status">
        {given && (
          <p className={given.correct ? 'is-right' : 'is-wrong'}>
            <b>{t(given.correct ? 'right' : given.answer === null ? 'unknown' : 'wrong')}</b>{' '}
            {given.contested && <span>{contested('said')}</span>}{' '}
            {entry && (
              <span>
                {markJapanese(
                  t('solution', {
                    kanji: entry.kanji,
                    meaning: meaningInOneLine(entry),
                    reading: entry.first.kana,
                    romaji: entry.first.romaji,
                  }),
                )}
              </span>
            )}
          </p>
        )}
        {given && entry && <KanjiAnswers entry={entry} typed={isTyped ? given.answer : null} />}
      </div>
      {mayContest(state) && (
        <WasRight
          onSay={() => {
            onMove({ ask: 'wasRight' });
            next.current?.focus();
          }}
        />
      )}
      {isShown ? (
        <Button ref={next} variant="accent" size="lg" block onClick={() => onMove({ ask: 'next' })}>
          {t('next')}
        </Button>
      ) : (
        <Button variant="quiet" {...keyed(0)} onClick={giveUp}>
          {t('dontKnow')}
        </Button>
      )}
    </section>
  );
}
