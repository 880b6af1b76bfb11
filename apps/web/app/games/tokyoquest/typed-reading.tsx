import { Field } from '@michi/ui/field';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';

interface TypedReadingProps {
  readonly value: string;
  readonly readOnly: boolean;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A reading to type, in kana or romaji. */
export function TypedReading({ value, readOnly, error, onChange }: TypedReadingProps) {
  const t = useTranslations('tokyoquest.quest');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!readOnly) input.current?.focus({ preventScroll: true });
  }, [readOnly]);
  return (
    <Field label={t('typedLabel')} hint={error ? undefined : t('typedHint')} error={error}>
      {(control) => (
        <input
          {...control}
          ref={input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          readOnly={readOnly}
          maxLength={40}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
        />
      )}
    </Field>
  );
}
