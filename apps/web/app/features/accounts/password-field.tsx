import { IconButton } from '@michi/ui/button';
import { Field } from '@michi/ui/field';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';

export interface PasswordFieldProps {
  readonly label: string;
  readonly name: string;
  readonly error: string | undefined;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint?: ReactNode;
  readonly defaultValue?: string | undefined;
}

/** A password that can be looked at. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const t = useTranslations('accounts');
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="input-wrap">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <IconButton
            icon={shown ? 'eyeOff' : 'eye'}
            label={t('showPassword')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}
