import type { Given } from '@michi/games/review/rules';
import { readingKey } from '@michi/kanji/reading-key';
import { Button } from '@michi/ui/button';
import { Field } from '@michi/ui/field';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { QuestionProps } from './question-props.ts';

interface TypedReadingProps extends Pick<QuestionProps, 'onMove'> {
  readonly given: Given | undefined;
}

/** A reading to type, in kana or romaji. */
export function TypedReading({ given, onMove }: TypedReadingProps) {
  const t = useTranslations('today.review');
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(given?.answer ?? '');
  const answered = given !== undefined;
  useEffect(() => {
    if (!answered) input.current?.focus();
  }, [answered]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!answered && readingKey(text) !== '') onMove({ type: text.trim() });
  };
  return (
    <form className="rev-typed" onSubmit={submit}>
      <Field label={t('typedLabel')} hint={t('typedHint')}>
        {(control) => (
          <input
            {...control}
            ref={input}
            value={text}
            onChange={(event) => setText(event.target.value)}
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
        <Button type="submit" variant="accent" block disabled={readingKey(text) === ''}>
          {t('check')}
        </Button>
      )}
    </form>
  );
}
