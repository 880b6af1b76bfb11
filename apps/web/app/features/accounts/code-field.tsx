import { Field, type FieldProps } from '@michi/ui/field';
import { useTranslations } from 'use-intl';

export interface CodeFieldProps extends Pick<FieldProps, 'error'> {
  readonly name: string;
  /** Takes the focus as it appears. */
  readonly takesFocus?: boolean;
}

/** The code of a second factor. Takes what `useAccountForm` knows of it. */
export function CodeField({ name, error, takesFocus = false }: CodeFieldProps) {
  const t = useTranslations('accounts');
  return (
    <Field
      label={t('code')}
      hint={t('codeHint')}
      ref={takesFocus ? focus : undefined}
      name={name}
      error={error}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      required
    />
  );
}

const focus = (input: HTMLInputElement | null) => input?.focus();
