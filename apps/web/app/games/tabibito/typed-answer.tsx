import { readingKey } from '@michi/kanji/reading-key';
import { Button } from '@michi/ui/button';
import { Field } from '@michi/ui/field';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { QuestionProps } from './question-props.ts';
import './typed-answer.css';

/** A reading to type, in kana or romaji. */
export function TypedAnswer({ state, hidden, onMove }: Pick<QuestionProps, 'state' | 'hidden' | 'onMove'>) {
  const t = useTranslations('tabibito.run');
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(state.given ?? '');
  const answered = state.phase !== 'asking';
  useEffect(() => {
    if (!hidden) input.current?.focus();
  }, [hidden]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!answered && readingKey(text) !== '') onMove({ type: text.trim() });
  };

  return (
    <form className="tabi-typed" onSubmit={submit}>
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
        <Button type="submit" variant="game" disabled={readingKey(text) === ''}>
          {t('check')}
        </Button>
      )}
    </form>
  );
}
