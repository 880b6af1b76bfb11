import type { Outcome } from '@michi/games/hanazono/rules';
import type { QuestionKind } from '@michi/games/hanazono/setup';
import { longestMeaning } from '@michi/games/typed-prompts';
import { type Asked, isAnswer } from '@michi/kanji/judge';
import { Button } from '@michi/ui/button';
import { Field } from '@michi/ui/field';
import { japanese } from '@michi/ui/japanese';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOtherKind } from '../../lib/language/use-other-kind.ts';

export interface TypedProps {
  readonly kind: Exclude<QuestionKind, 'writing'>;
  readonly asked: Asked;
  readonly outcome: Outcome | null;
  readonly onAnswer: (text: string | null) => void;
}

/** A meaning or a reading to type. */
export function Typed({ kind, asked, outcome, onAnswer }: TypedProps) {
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
      <Field label={t('answer')} hint={other.error ? undefined : t(`hints.${kind}`)} error={other.error}>
        {(control) => (
          <input
            {...control}
            ref={input}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              other.forget();
            }}
            readOnly={answered}
            maxLength={longestMeaning}
            {...(kind === 'reading' && japanese)}
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
          />
        )}
      </Field>
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
