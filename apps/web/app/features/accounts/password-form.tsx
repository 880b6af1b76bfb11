import { postPassword, postPasswordReset } from '@michi/contracts/passwords';
import { Alert } from '@michi/ui/alert';
import { Button } from '@michi/ui/button';
import { Panel } from '@michi/ui/card';
import { useToast } from '@michi/ui/toast';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { call } from '../../lib/calls/api-client.ts';
import type { FormValues } from '../../lib/pages/typed.ts';
import type { AccountProps } from './account-props.ts';
import { asUser } from './as-user.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useAction } from './use-action.ts';

/** The anchor to which password managers lead, by /.well-known/change-password. */
const anchor = 'password';

/** Changes the password; an account that has none gets one by mail, as its owner alone can read that. */
export function PasswordForm(props: AccountProps & { onChanged: () => void }) {
  const { token, user, onChanged } = props;
  const t = useTranslations('accounts');
  const titleId = useId();
  const section = useArrival();
  /** Counts the changes: each leaves an empty form. */
  const [changes, setChanges] = useState(0);
  const changed = () => {
    setChanges(changes + 1);
    onChanged();
  };
  return (
    <Panel as="section" id={anchor} aria-labelledby={titleId} tabIndex={-1} ref={section}>
      <h2 id={titleId}>{t('profile.password.title')}</h2>
      {user.has_password ? (
        <Passwords key={changes} token={token} onChanged={changed} />
      ) : (
        <FirstPassword email={user.email} />
      )}
    </Panel>
  );
}

/** Shows what the address asks for once it is there: the account, and first of all who is signed in, come later. */
function useArrival() {
  const section = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== `#${anchor}`) return;
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  }, [hash]);
  return section;
}

function FirstPassword({ email }: { email: string }) {
  const t = useTranslations('accounts');
  const locale = useLocale();
  const show = useToast();
  const { pending, run } = useAction(async () => {
    await call(postPasswordReset, { body: { email }, locale });
    show({ tone: 'ok', title: t('forgot.sent'), text: t('profile.password.sentText') });
  });
  return (
    <>
      <p className="soft">{t('profile.password.none')}</p>
      <Button className="mt-4" variant="line" busy={pending} onClick={run}>
        {pending ? t('forgot.pending') : t('forgot.submit')}
      </Button>
    </>
  );
}

interface PasswordsProps {
  readonly token: string;
  readonly onChanged: () => void;
}

function Passwords({ token, onChanged }: PasswordsProps) {
  const t = useTranslations('accounts');
  const locale = useLocale();
  const show = useToast();
  const send = async ({ current_password, password = '', password_confirmation = '' }: FormValues) => {
    const body = { current_password, password, password_confirmation };
    await asUser(token, call(postPassword, { token, body, locale }));
    show({ tone: 'ok', title: t('profile.password.saved'), text: t('profile.password.savedText') });
    onChanged();
  };
  const { pending, message, field, formProps } = useAccountForm(send, t('problem.failed'));
  return (
    <form className="account-page__form" {...formProps}>
      {message && <Alert tone="bad">{message}</Alert>}
      <PasswordField
        label={t('profile.password.current')}
        {...field('current_password')}
        autoComplete="current-password"
      />
      <NewPasswordFields field={field} />
      <SubmitButton variant="line" pending={pending} says={t('profile.password.pending')}>
        {t('profile.password.submit')}
      </SubmitButton>
    </form>
  );
}
