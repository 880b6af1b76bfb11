import { postPasswordReset } from '@michi/contracts/passwords';
import { Alert } from '@michi/ui/alert';
import { Button } from '@michi/ui/button';
import { Field } from '@michi/ui/field';
import { type RefObject, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { call } from '../../lib/calls/api-client.ts';
import type { FormValues } from '../../lib/pages/typed.ts';
import { SubmitButton } from './submit-button.tsx';
import { useAccountForm } from './use-account-form.ts';

export interface ForgottenFormProps {
  readonly draft: RefObject<FormValues>;
  readonly onBack: () => void;
}

/** Asks for a link by mail for setting a new password. */
export function ForgottenForm({ draft, onBack }: ForgottenFormProps) {
  const t = useTranslations('accounts');
  const locale = useLocale();
  const [sent, setSent] = useState(false);
  const send = async ({ email = '' }: FormValues) => {
    draft.current = { ...draft.current, email };
    await call(postPasswordReset, { body: { email }, locale });
    setSent(true);
  };
  const { pending, message, field, formProps } = useAccountForm(send, t('problem.failed'));

  const back = (
    <p className="center">
      <Button variant="quiet" onClick={onBack}>
        {t('forgot.back')}
      </Button>
    </p>
  );
  if (sent)
    return (
      <>
        <Alert tone="ok" role="status" title={t('forgot.sent')} tabIndex={-1} ref={takeFocus}>
          {t('forgot.sentText')}
        </Alert>
        {back}
      </>
    );
  return (
    <>
      <form className="auth__form" {...formProps}>
        <p className="soft">{t('forgot.text')}</p>
        {message && <Alert tone="bad">{message}</Alert>}
        <Field
          label={t('email')}
          {...field('email')}
          defaultValue={draft.current.email}
          type="email"
          autoComplete="email"
          required
          ref={takeFocus}
        />
        <SubmitButton block pending={pending} says={t('forgot.pending')}>
          {t('forgot.submit')}
        </SubmitButton>
      </form>
      {back}
    </>
  );
}

/** What had the focus is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus();
