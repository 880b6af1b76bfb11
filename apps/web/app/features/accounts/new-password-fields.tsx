import { passwordLength } from '@michi/contracts/account-fields';
import { useTranslations } from 'use-intl';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

export interface NewPasswordFieldsProps {
  /** What a field of this name is given. */
  readonly field: (name: string) => Pick<PasswordFieldProps, 'name' | 'error'>;
}

/** A new password, typed twice. */
export function NewPasswordFields({ field }: NewPasswordFieldsProps) {
  const t = useTranslations('accounts');
  return (
    <>
      <PasswordField
        label={t('newPassword')}
        {...field('password')}
        autoComplete="new-password"
        hint={t('passwordHint', { least: passwordLength.least })}
      />
      <PasswordField
        label={t('passwordAgain')}
        {...field('password_confirmation')}
        autoComplete="new-password"
      />
    </>
  );
}
