import { type Given, type Move, mayContest, type State } from '@michi/games/review/rules';
import type { ReviewQuestion } from '@michi/games/review/setup';
import { type Asked, isAnswer } from '@michi/kanji/judge';
import { meaningInOneLine } from '@michi/kanji/kanji';
import { Button } from '@michi/ui/button';
import { Icon } from '@michi/ui/icon';
import { keyed } from '@michi/ui/keyed';
import { Masu } from '@michi/ui/masu';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { AnswerField } from '../../lib/language/answer-field.tsx';
import { KanjiAnswers } from '../../lib/language/kanji-answers.tsx';
import { useOtherKind } from '../../lib/language/use-other-kind.ts';
import { WasRight } from '../../lib/language/was-right.tsx';
import { markJapanese } from '../../lib/language/with-japanese.tsx';
import { useDigitKeys } from '../../lib/react/use-digit-keys.ts';
import type { Entries } from './library.ts';

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

interface OptionsProps extends Pick<QuestionProps, 'onMove'> {
  readonly question: Extract<ReviewQuestion, { readonly options: unknown }>;
  readonly given: Given | undefined;
  readonly entries: Entries;
}

/** The answers to choose from, also by the keys 1 to 8. */
function Options({ question, given, entries, onMove }: OptionsProps) {
  const t = useTranslations('today.review');
  const { options, skill, kanji } = question;
  const choose = (option: string | undefined) => {
    if (option !== undefined && !given) onMove({ choose: option });
  };
  useDigitKeys((digit) => choose(options[digit - 1]));
  const wordsOf = (option: string) => {
    const entry = entries.get(option);
    return skill === 'meaning' && entry ? meaningInOneLine(entry) : option;
  };
  return (
    <fieldset className={`rev-options rev-options--${skill}`}>
      <legend className="sr-only">{t('options')}</legend>
      {options.map((option, index) => {
        const judgement = given && judgementOf(option, kanji, given);
        const words = wordsOf(option);
        return (
          <button
            key={option}
            type="button"
            className={`rev-option${judgement ? ` is-${judgement}` : ''}`}
            {...keyed(index + 1)}
            aria-disabled={given ? true : undefined}
            aria-label={judgement ? t(`marked.${judgement}`, { option: words }) : undefined}
            onClick={() => choose(option)}
          >
            {skill === 'recognition' ? <Masu kanji={option} /> : <span>{words}</span>}
            {judgement && <Icon name={judgement === 'right' ? 'check' : 'close'} />}
          </button>
        );
      })}
    </fieldset>
  );
}

function judgementOf(option: string, right: string, { answer }: Given): 'right' | 'wrong' | null {
  if (option === right) return 'right';
  return option === answer ? 'wrong' : null;
}

interface TypedReadingProps extends Pick<QuestionProps, 'onMove'> {
  readonly asked: Asked;
  readonly given: Given | undefined;
}

/** A reading to type, in kana or romaji. */
function TypedReading({ asked, given, onMove }: TypedReadingProps) {
  const t = useTranslations('today.review');
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(given?.answer ?? '');
  const other = useOtherKind('reading', asked);
  const answered = given !== undefined;
  useEffect(() => {
    if (!answered) input.current?.focus();
  }, [answered]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!answered && isAnswer(text) && other.passes(text)) onMove({ type: text.trim() });
  };
  return (
    <form className="rev-typed" onSubmit={submit}>
      <AnswerField
        ref={input}
        label={t('typedLabel')}
        hint={t('typedHint')}
        error={other.error}
        value={text}
        onChange={(typed) => {
          setText(typed);
          other.forget();
        }}
        readOnly={answered}
        maxLength={40}
      />
      {!answered && (
        <Button type="submit" variant="accent" block disabled={!isAnswer(text)}>
          {t('check')}
        </Button>
      )}
    </form>
  );
}

/** What a question is shown by. */
interface QuestionProps {
  readonly state: State;
  readonly question: ReviewQuestion;
  readonly entries: Entries;
  readonly onMove: (move: Move) => void;
}
