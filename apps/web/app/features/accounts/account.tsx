import { postEmailVerification } from '@michi/contracts/email-verification';
import { Alert } from '@michi/ui/alert';
import { Badge } from '@michi/ui/badge';
import { Button } from '@michi/ui/button';
import { Hanko } from '@michi/ui/stamp';
import { useToast } from '@michi/ui/toast';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { call } from '../../lib/calls/api-client.ts';
import { LearnersSeal } from '../shell/learners-seal.tsx';
import type { AccountProps, Leaving } from './account-props.ts';
import { asUser } from './as-user.ts';
import { Deletion } from './deletion.tsx';
import { Export } from './export.tsx';
import { Forgetting } from './forgetting.tsx';
import { PasswordForm } from './password-form.tsx';
import { PersonForm } from './person-form.tsx';
import { Sessions } from './sessions.tsx';
import { useAction } from './use-action.ts';

/** The account of whom is signed in, and what can be changed in it. */
export function Account({ token, user, onLeave }: AccountProps & { onLeave: (how: Leaving) => void }) {
  const t = useTranslations('accounts.profile');
  /** Counts the new passwords: each ends the other sessions. */
  const [passwords, setPasswords] = useState(0);
  return (
    <>
      <header className="account-page__head">
        <LearnersSeal size="4.5rem" otherwise={<Hanko kanji="道" size="4.5rem" />} />
        <div>
          <h1 translate="no">{user.username}</h1>
          <p className="soft">
            <span className="account-page__email" translate="no">
              {user.email}
            </span>
            {user.email_verified && <Badge tone="easy">{t('email.verified')}</Badge>}
            <Badge tone={user.plan === 'premium' ? 'premium' : 'soon'}>{t(`plan.${user.plan}`)}</Badge>
          </p>
        </div>
      </header>
      {!user.email_verified && <Verification token={token} />}
      <div className="account-page__parts">
        <div>
          <PersonForm token={token} user={user} />
          <PasswordForm token={token} user={user} onChanged={() => setPasswords(passwords + 1)} />
        </div>
        <div>
          <Sessions key={passwords} token={token} onEverywhere={() => onLeave('everywhere')} />
          <Export token={token} />
          <Forgetting onForgotten={() => onLeave('forgotten')} />
          <Deletion token={token} user={user} onDeleted={() => onLeave('deleted')} />
        </div>
      </div>
    </>
  );
}

function Verification({ token }: { token: string }) {
  const t = useTranslations('accounts.profile.email');
  const locale = useLocale();
  const show = useToast();
  const { pending, run } = useAction(async () => {
    await asUser(token, call(postEmailVerification, { token, locale }));
    show({ tone: 'ok', title: t('sent'), text: t('sentText') });
  });
  return (
    <Alert tone="note" title={t('unverified')}>
      <p>{t('unverifiedText')}</p>
      <Button variant="line" size="sm" className="mt-2" busy={pending} onClick={run}>
        {t('send')}
      </Button>
    </Alert>
  );
}
