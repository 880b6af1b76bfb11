import type { ModuleKanji } from '@michi/contracts/tabibito';
import { mayHint } from '@michi/games/tabibito/rules';
import { Button } from '@michi/ui/button';
import { Masu } from '@michi/ui/masu';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { KanjiAnswers } from '../../lib/language/kanji-answers.tsx';
import { Meaning, meaningText } from '../../lib/language/meaning.tsx';
import { useEntriesOf } from '../../lib/language/use-entries-of.ts';
import { WasRight } from '../../lib/language/was-right.tsx';
import { markJapanese } from '../../lib/language/with-japanese.tsx';
import { firstSign } from './first-sign.ts';
import { Options } from './options.tsx';
import type { QuestionProps } from './question-props.ts';
import { TypedAnswer } from './typed-answer.tsx';
import './question-view.css';

const asks = { meaning: 'askMeaning', kanji: 'askKanji', reading: 'askReading', typed: 'askTyped' } as const;

/** One question: what is asked, the ways to answer it, and how the answer was. */
export function QuestionView({ state, question, kanji, hidden, onMove }: QuestionProps) {
  const t = useTranslations('tabibito.run');
  const contested = useTranslations('common.contested');
  const [isContested, setContested] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const { phase } = state;
  const isTyped = question.kind === 'typed';
  const solution = ({ note, ...each }: ModuleKanji) =>
    t('solution', { ...each, meaning: meaningText({ ...each, note }) });
  const isExplained = phase === 'wrong' || (isTyped && phase === 'right');
  const entry = useEntriesOf(isExplained ? [question.kanji] : []).get(question.kanji);
  const asked = kanji.find((each) => each.kanji === question.kanji);

  useEffect(() => {
    if (!isTyped && !hidden) heading.current?.focus();
  }, [isTyped, hidden]);
  useEffect(() => {
    if (phase === 'wrong' && !hidden) next.current?.focus();
  }, [phase, hidden]);

  return (
    <div className="tabi-q" hidden={hidden}>
      <h3 className="tabi-q__ask" ref={heading} tabIndex={-1}>
        {t(asks[question.kind])}
        {question.kind !== 'kanji' && <span className="sr-only"> {markJapanese(question.kanji)}</span>}
      </h3>
      {question.kind === 'kanji' ? (
        <p className="tabi-q__gloss">{asked && <Meaning of={asked} />}</p>
      ) : (
        <Masu className="tabi-q__masu" kanji={question.kanji} aria-hidden="true" />
      )}
      {isTyped ? (
        <TypedAnswer state={state} hidden={hidden} onMove={onMove} />
      ) : (
        <Options state={state} question={question} kanji={kanji} onMove={onMove} />
      )}
      <div className={`tabi-q__said is-${phase}`} role="status">
        {phase === 'right' && <p>{isContested ? contested('said') : t('right')}</p>}
        {phase === 'wrong' && (
          <p>
            <b>{t('wrong')}</b> {asked && <span>{markJapanese(solution(asked))}</span>}
          </p>
        )}
        {entry && <KanjiAnswers entry={entry} typed={isTyped ? state.given : null} />}
        {phase === 'asking' && state.hinted && isTyped && (
          <p>{markJapanese(t('firstSign', { sign: firstSign(state, question) }))}</p>
        )}
      </div>
      <div className="tabi-q__acts">
        {mayHint(state) && (
          <Button variant="line" size="sm" icon="bulb" onClick={() => onMove({ ask: 'hint' })}>
            {t('hint')}
          </Button>
        )}
        {state.before && (
          <WasRight
            onSay={() => {
              setContested(true);
              onMove({ ask: 'wasRight' });
              next.current?.focus();
            }}
          />
        )}
        {(phase === 'wrong' || phase === 'right') && (
          <Button
            ref={next}
            variant={phase === 'wrong' ? 'game' : 'line'}
            block
            onClick={() => onMove({ ask: 'next' })}
          >
            {t('next')}
          </Button>
        )}
      </div>
    </div>
  );
}
