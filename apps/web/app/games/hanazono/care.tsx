import { type Outcome, type Plant, promptOf, type State } from '@michi/games/hanazono/rules';
import type { QuestionKind } from '@michi/games/hanazono/setup';
import { askedOf, longestMeaning } from '@michi/games/typed-prompts';
import { type Asked, isAnswer } from '@michi/kanji/judge';
import { Button, IconButton } from '@michi/ui/button';
import { classNames } from '@michi/ui/class-names';
import { Icon } from '@michi/ui/icon';
import { Ja, japanese } from '@michi/ui/japanese';
import { keyed } from '@michi/ui/keyed';
import { Masu } from '@michi/ui/masu';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AnswerField } from '../../lib/language/answer-field.tsx';
import { useOtherKind } from '../../lib/language/use-other-kind.ts';
import { useDigitKeys } from '../../lib/react/use-digit-keys.ts';
import './care.css';
import { Meters } from './meters.tsx';
import { Verdict } from './verdict.tsx';

export interface CareProps {
  readonly state: State;
  readonly plant: Plant;
  /** How the answer was that is shown. */
  readonly outcome: Outcome | null;
  /** Whether another plant can be asked. */
  readonly hasNext: boolean;
  readonly onAnswer: (text: string | null) => void;
  /** The refused answer was right. */
  readonly onContest: () => void;
  readonly onAgain: () => void;
  readonly onNext: () => void;
  readonly onClose: () => void;
  readonly onTour: () => void;
}

/** A plant, what it asks, and how the answer was. */
export function Care(props: CareProps) {
  const { state, plant, outcome, hasNext, onAnswer, onContest, onAgain, onNext, onClose, onTour } = props;
  const t = useTranslations('hanazono.care');
  const names = useTranslations('hanazono.plants');
  const prompt = promptOf(state.setup, plant.kanji);
  const kind = outcome?.kind ?? plant.question.kind;
  const isHidden = kind === 'writing' && !outcome;
  return (
    <div className="hana-care">
      <div className="hana-care__head">
        {isHidden ? (
          <p className="hana-care__asked">
            <b>{prompt.glosses[0]}</b>
            <Ja>{prompt.readings[0]}</Ja>
          </p>
        ) : (
          <Masu kanji={plant.kanji} form="model" />
        )}
        <div>
          <p className="label soft">{t('about', { type: names(plant.type), kind: t(`kinds.${kind}`) })}</p>
          <h2 id="hana-asks">{t(`asks.${kind}`)}</h2>
        </div>
        <IconButton icon="close" label={t('close')} onClick={onClose} />
      </div>
      {kind === 'writing' && outcome?.judgement === 'right' ? null : kind === 'writing' ? (
        <Options plant={plant} outcome={outcome} onAnswer={onAnswer} />
      ) : (
        <Typed
          kind={kind}
          asked={askedOf(prompt, state.setup.language)}
          outcome={outcome}
          onAnswer={onAnswer}
        />
      )}
      {outcome && <Verdict {...{ state, plant, outcome, hasNext, onContest, onAgain, onNext, onTour }} />}
      {!isHidden && <Meters plant={plant} />}
    </div>
  );
}

interface FormsProps {
  readonly plant: Plant;
  readonly outcome: Outcome | null;
  readonly onAnswer: (text: string | null) => void;
}

/** Forms that look alike, of which one is right; also by the keys 1 to 6; 0 is "I don't know". */
function Options({ plant, outcome, onAnswer }: FormsProps) {
  const t = useTranslations('hanazono.care');
  const first = useRef<HTMLButtonElement>(null);
  // the question after a right answer has come already: its options are not those that were shown
  const [options] = useState(plant.question.options);
  const shown = outcome ? [outcome.given, plant.kanji].filter((form) => form !== null) : options;
  const answered = outcome !== null;
  const choose = (form: string | undefined) => {
    if (form !== undefined && !answered) onAnswer(form);
  };
  useDigitKeys((digit) => {
    if (digit > 0) choose(options[digit - 1]);
    else if (!answered) onAnswer(null);
  });
  useEffect(() => {
    if (!answered) first.current?.focus({ preventScroll: true });
  }, [answered]);
  return (
    <fieldset className="hana-options">
      <legend className="sr-only">{t('options')}</legend>
      {[...new Set(shown)].map((form, index) => {
        const judgement = outcome && (form === plant.kanji ? 'right' : 'wrong');
        return (
          <button
            key={form}
            ref={index === 0 ? first : undefined}
            type="button"
            className={classNames('hana-options__option', judgement && `is-${judgement}`)}
            {...keyed(index + 1)}
            aria-disabled={answered}
            onClick={() => choose(form)}
          >
            <Masu kanji={form} form="model" small />
            {judgement && <Icon name={judgement === 'right' ? 'check' : 'close'} size="sm" />}
          </button>
        );
      })}
      {!answered && (
        <Button variant="quiet" size="sm" {...keyed(0)} onClick={() => onAnswer(null)}>
          {t('unknown')}
        </Button>
      )}
    </fieldset>
  );
}

interface TypedProps {
  readonly kind: Exclude<QuestionKind, 'writing'>;
  readonly asked: Asked;
  readonly outcome: Outcome | null;
  readonly onAnswer: (text: string | null) => void;
}

/** A meaning or a reading to type. */
function Typed({ kind, asked, outcome, onAnswer }: TypedProps) {
  const t = useTranslations('hanazono.care');
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(outcome?.given ?? '');
  const answered = outcome !== null;
  const other = useOtherKind(kind, asked);
  const isReady = !answered && isAnswer(text);
  useEffect(() => {
    if (!answered) input.current?.focus({ preventScroll: true });
  }, [answered]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isReady && other.passes(text)) onAnswer(text.trim().slice(0, longestMeaning));
  };

  return (
    <form className="hana-typed" onSubmit={submit}>
      <AnswerField
        ref={input}
        label={t('answer')}
        hint={t(`hints.${kind}`)}
        error={other.error}
        value={text}
        onChange={(typed) => {
          setText(typed);
          other.forget();
        }}
        readOnly={answered}
        maxLength={longestMeaning}
        {...(kind === 'reading' && japanese)}
      />
      <Button type="submit" variant="game" disabled={!isReady}>
        {t('check')}
      </Button>
      {!answered && (
        <Button variant="quiet" size="sm" onClick={() => onAnswer(null)}>
          {t('unknown')}
        </Button>
      )}
    </form>
  );
}
