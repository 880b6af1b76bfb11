import { postDeletion } from '@michi/contracts/profile';
import { Alert } from '@michi/ui/alert';
import { Button } from '@michi/ui/button';
import { Panel } from '@michi/ui/card';
import { Dialog } from '@michi/ui/dialog';
import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { call } from '../../lib/calls/api-client.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { renewSession } from '../../lib/device/session.ts';
import type { FormValues } from '../../lib/pages/typed.ts';
import type { AccountProps } from './account-props.ts';
import { asUser } from './as-user.ts';
import { forgetOnDevice } from './forget-on-device.ts';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useAccountForm } from './use-account-form.ts';

/** Deletes the account, after a question. */
export function Deletion(props: AccountProps & { onDeleted: () => void }) {
  const t = useTranslations('accounts.profile.deletion');
  const common = useTranslations('common');
  const [titleId, warningId] = [useId(), useId()];
  const [asked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <Panel as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('title')}</h2>
      <p className="soft">{t('text')}</p>
      <Button className="mt-4" variant="danger" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {t('open')}
      </Button>
      <Dialog
        open={asked}
        onClose={close}
        title={t('question')}
        closeLabel={common('close')}
        aria-describedby={warningId}
      >
        <DeletionForm {...props} warningId={warningId} onCancel={close} />
      </Dialog>
    </Panel>
  );
}

interface DeletionFormProps extends AccountProps {
  readonly onDeleted: () => void;
  /** Of the text that tells what goes. */
  readonly warningId: string;
  readonly onCancel: () => void;
}

function DeletionForm({ token, user, warningId, onDeleted, onCancel }: DeletionFormProps) {
  const t = useTranslations('accounts.profile.deletion');
  const problem = useTranslations('accounts.problem');
  const locale = useLocale();
  const send = async ({ password }: FormValues) => {
    await asUser(token, call(postDeletion, { token, body: { password }, locale }));
    await forgetOnDevice().catch((error: unknown) => logFailure(error, 'forgetting the account'));
    renewSession(token, null);
    onDeleted();
  };
  const { pending, message, field, formProps } = useAccountForm(send, problem('failed'));
  return (
    <form className="account-page__form mt-4" {...formProps}>
      <p className="soft" id={warningId}>
        {t('text')}
      </p>
      {message && <Alert tone="bad">{message}</Alert>}
      {user.has_password && (
        <PasswordField label={t('password')} {...field('password')} autoComplete="current-password" />
      )}
      <div className="row">
        <Button variant="line" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <SubmitButton variant="danger" pending={pending} says={t('pending')}>
          {t('submit')}
        </SubmitButton>
      </div>
    </form>
  );
}
