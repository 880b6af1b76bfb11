import { postPasswordResetConfirmation } from '@michi/contracts/passwords';
import { Alert } from '@michi/ui/alert';
import { Button } from '@michi/ui/button';
import { Sheet } from '@michi/ui/card';
import { Masu } from '@michi/ui/masu';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ApiError, call } from '../../lib/calls/api-client.ts';
import { openLogin } from '../../lib/device/login-request.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { usePageParameter } from '../../lib/pages/page.ts';
import type { FormValues } from '../../lib/pages/typed.ts';
import { confirmSession } from '../shell/use-check-session.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import './reset-password.css';
import { SubmitButton } from './submit-button.tsx';
import { useAccountForm } from './use-account-form.ts';

/** The link of a mail leads here, where a new password is chosen. */
export function ResetPassword() {
  const t = useTranslations('accounts');
  const token = usePageParameter('token') ?? '';
  const [phase, setPhase] = useState<'asking' | 'done' | 'unknown'>(token === '' ? 'unknown' : 'asking');

  if (phase === 'asking')
    return (
      <div className="wrap reset-password">
        <Masu kanji="鍵" aria-hidden="true" />
        <h1>{t('reset.title')}</h1>
        <p className="lead">{t('reset.text')}</p>
        <NewPassword token={token} onEnd={setPhase} />
        <noscript>
          <p>
            {t.rich('linkWithoutScript', { link: (text) => <LocalLink to="/contact">{text}</LocalLink> })}
          </p>
        </noscript>
      </div>
    );
  return (
    <div className="wrap reset-password">
      <Masu kanji={phase === 'done' ? '新' : '鍵'} aria-hidden="true" />
      <div className="stack" role="status">
        <h1>{t(`reset.${phase}.title`)}</h1>
        <p className="lead">{t(`reset.${phase}.text`)}</p>
      </div>
      <Button variant="accent" aria-haspopup="dialog" onClick={() => openLogin('login')}>
        {t('reset.login')}
      </Button>
    </div>
  );
}

interface NewPasswordProps {
  readonly token: string;
  readonly onEnd: (how: 'done' | 'unknown') => void;
}

function NewPassword({ token, onEnd }: NewPasswordProps) {
  const t = useTranslations('accounts');
  const locale = useLocale();
  const send = async ({ password = '', password_confirmation = '' }: FormValues) => {
    try {
      const body = { token, password, password_confirmation };
      await call(postPasswordResetConfirmation, { body, locale });
      confirmSession(locale); // all sessions of the account have ended
      onEnd('done');
    } catch (error) {
      if (!isOfLink(error)) throw error;
      onEnd('unknown');
    }
  };
  const { pending, message, field, formProps } = useAccountForm(send, t('problem.failed'));
  return (
    <Sheet rule className="reset-password__sheet">
      <form {...formProps}>
        {message && <Alert tone="bad">{message}</Alert>}
        <NewPasswordFields field={field} />
        <SubmitButton block pending={pending} says={t('reset.pending')}>
          {t('reset.submit')}
        </SubmitButton>
      </form>
    </Sheet>
  );
}

/** A token that is malformed is as unknown as one that was never sent. */
const isOfLink = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.errors.token !== undefined);
