import { currentQuestion } from '@michi/games/tabibito/rules';
import { isAnswer } from '@michi/kanji/judge';
import { Button } from '@michi/ui/button';
import { Field } from '@michi/ui/field';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOtherKind } from '../../lib/language/use-other-kind.ts';
import type { QuestionProps } from './question-props.ts';
import './typed-answer.css';

/** A reading to type, in kana or romaji. */
export function TypedAnswer({ state, hidden, onMove }: Pick<QuestionProps, 'state' | 'hidden' | 'onMove'>) {
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
        <Button type="submit" variant="game" disabled={!isAnswer(text)}>
          {t('check')}
        </Button>
      )}
    </form>
  );
}
