import { passwordLength } from '@michi/contracts/account-fields';
import { postPassword } from '@michi/contracts/accounts';
import { Alert } from '@michi/ui/alert';
import { Panel } from '@michi/ui/card';
import { useToast } from '@michi/ui/toast';
import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { call } from '../../lib/api-client.ts';
import { keepSession } from '../../lib/session.ts';
import type { AccountProps } from './account.tsx';
import { asUser } from './as-user.ts';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { type FormValues, useAccountForm } from './use-account-form.ts';

/** Changes the password, or gives one to an account that has none. */
export function PasswordForm(props: AccountProps & { onChanged: () => void }) {
  const { token, user, onChanged } = props;
  const t = useTranslations('accounts');
  const titleId = useId();
  /** Counts the changes: each leaves an empty form. */
  const [changes, setChanges] = useState(0);
  const changed = () => {
    setChanges(changes + 1);
    onChanged();
  };
  return (
    <Panel as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('profile.password.title')}</h2>
      {!user.has_password && <p className="soft">{t('profile.password.none')}</p>}
      <Passwords key={changes} token={token} user={user} onChanged={changed} />
    </Panel>
  );
}

function Passwords({ token, user, onChanged }: AccountProps & { onChanged: () => void }) {
  const t = useTranslations('accounts');
  const locale = useLocale();
  const show = useToast();
  const send = async ({ current_password, password = '', password_confirmation = '' }: FormValues) => {
    const body = { current_password, password, password_confirmation };
    await asUser(call(postPassword, { token, body, locale }));
    keepSession({ token, user: { ...user, has_password: true } });
    show({ tone: 'ok', title: t('profile.password.saved'), text: t('profile.password.savedText') });
    onChanged();
  };
  const { pending, message, field, formProps } = useAccountForm(send, t('problem.failed'));
  return (
    <form className="profile__form" {...formProps}>
      {message && <Alert tone="bad">{message}</Alert>}
      {user.has_password && (
        <PasswordField
          label={t('profile.password.current')}
          {...field('current_password')}
          autoComplete="current-password"
        />
      )}
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
      <SubmitButton variant="line" pending={pending} says={t('profile.password.pending')}>
        {t('profile.password.submit')}
      </SubmitButton>
    </form>
  );
}
