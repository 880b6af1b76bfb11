import type { ModuleKanji } from '@michi/contracts/tabibito';
import type { ModuleQuestion } from '@michi/games/tabibito/deal';
import { currentQuestion, type Move, mayHint, type State } from '@michi/games/tabibito/rules';
import { isAnswer } from '@michi/kanji/judge';
import { Button } from '@michi/ui/button';
import { Icon } from '@michi/ui/icon';
import { Ja } from '@michi/ui/japanese';
import { keyed } from '@michi/ui/keyed';
import { Masu } from '@michi/ui/masu';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AnswerField } from '../../lib/language/answer-field.tsx';
import { KanjiAnswers } from '../../lib/language/kanji-answers.tsx';
import { Meaning, meaningText } from '../../lib/language/meaning.tsx';
import { useEntriesOf } from '../../lib/language/use-entries-of.ts';
import { useOtherKind } from '../../lib/language/use-other-kind.ts';
import { WasRight } from '../../lib/language/was-right.tsx';
import { markJapanese } from '../../lib/language/with-japanese.tsx';
import { useDigitKeys } from '../../lib/react/use-digit-keys.ts';
import './options.css';
import './typed-answer.css';
import './question-view.css';
import { firstSign } from './first-sign.ts';

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

/** The answers to choose from, also by the keys 1 to 4. */
function Options({ state, question, kanji, onMove }: Omit<QuestionProps, 'hidden'>) {
  const t = useTranslations('tabibito.run');
  const choose = (index: number) => onMove({ choose: index });
  useDigitKeys((digit) => digit > 0 && choose(digit - 1));
  return (
    <fieldset className={`tabi-options tabi-options--${question.kind}`}>
      <legend className="sr-only">{t('options')}</legend>
      {question.options.map((option, index) => {
        const judgement = judgementOf(state, question, option);
        const words = wordsOf(question, kanji, option);
        return (
          <button
            key={option}
            type="button"
            className={`tabi-option${judgement ? ` is-${judgement}` : ''}`}
            {...keyed(index + 1)}
            disabled={judgement === 'struck'}
            aria-disabled={state.phase !== 'asking' || undefined}
            aria-label={judgement ? t(`marked.${judgement}`, { option: words }) : undefined}
            onClick={() => choose(index)}
          >
            <OptionFace kind={question.kind} option={option} words={words} />
            {judgement === 'right' && <Icon name="check" />}
            {judgement === 'wrong' && <Icon name="close" />}
          </button>
        );
      })}
    </fieldset>
  );
}

function OptionFace({
  kind,
  option,
  words,
}: Pick<ModuleQuestion, 'kind'> & { option: string; words: string }) {
  if (kind === 'kanji') return <Masu kanji={option} />;
  return kind === 'reading' ? <Ja>{words}</Ja> : <span>{words}</span>;
}

/** What stands on an option: a meaning, a kanji or a reading. */
function wordsOf({ kind }: ModuleQuestion, kanji: readonly ModuleKanji[], option: string): string {
  const known = kanji.find((each) => each.kanji === option);
  if (kind === 'kanji' || !known) return option;
  return kind === 'meaning' ? meaningText(known) : known.reading;
}

function judgementOf(
  { phase, given, struck }: QuestionProps['state'],
  question: ModuleQuestion,
  option: string,
) {
  if (struck.includes(option)) return 'struck';
  if (phase === 'asking') return null;
  if (option === question.kanji) return 'right';
  return option === given ? 'wrong' : null;
}

/** A reading to type, in kana or romaji. */
function TypedAnswer({ state, hidden, onMove }: Pick<QuestionProps, 'state' | 'hidden' | 'onMove'>) {
  const t = useTranslations('tabibito.run');
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(state.given ?? '');
  const { kanji } = currentQuestion(state);
  const other = useOtherKind(
    'reading',
    state.setup.prompts.find((prompt) => prompt.kanji === kanji),
  );
  const answered = state.phase !== 'asking';
  useEffect(() => {
    if (!hidden) input.current?.focus();
  }, [hidden]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!answered && isAnswer(text) && other.passes(text)) onMove({ type: text.trim() });
  };

  return (
    <form className="tabi-typed" onSubmit={submit}>
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
        <Button type="submit" variant="game" disabled={!isAnswer(text)}>
          {t('check')}
        </Button>
      )}
    </form>
  );
}

/** What the ways to answer a question are made of. */
interface QuestionProps {
  readonly state: State;
  readonly question: ModuleQuestion;
  /** Every kanji that may be seen in the run. */
  readonly kanji: readonly ModuleKanji[];
  /** In a pause: what was typed stays for afterwards. */
  readonly hidden: boolean;
  readonly onMove: (move: Move) => void;
}
