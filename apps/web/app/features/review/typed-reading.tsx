import type { Given } from '@michi/games/review/rules';
import { type Asked, isAnswer } from '@michi/kanji/judge';
import { Button } from '@michi/ui/button';
import { Field } from '@michi/ui/field';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOtherKind } from '../../lib/language/use-other-kind.ts';
import type { QuestionProps } from './question-props.ts';

interface TypedReadingProps extends Pick<QuestionProps, 'onMove'> {
  readonly asked: Asked;
  readonly given: Given | undefined;
}

/** A reading to type, in kana or romaji. */
export function TypedReading({ asked, given, onMove }: TypedReadingProps) {
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
      <Field label={t('typedLabel')} hint={other.error ? undefined : t('typedHint')} error={other.error}>
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
            maxLength={40}
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
          />
        )}
      </Field>
      {!answered && (
        <Button type="submit" variant="accent" block disabled={!isAnswer(text)}>
          {t('check')}
        </Button>
      )}
    </form>
  );
}
