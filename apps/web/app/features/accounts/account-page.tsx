import { postEmailVerification } from '@michi/contracts/email-verification';
import { getProfile } from '@michi/contracts/profile';
import { Alert } from '@michi/ui/alert';
import { Badge } from '@michi/ui/badge';
import { Button, buttonClass } from '@michi/ui/button';
import { Icon } from '@michi/ui/icon';
import { Hanko } from '@michi/ui/stamp';
import { EmptyState, ErrorState, LoadingState } from '@michi/ui/state';
import { useToast } from '@michi/ui/toast';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { call } from '../../lib/calls/api-client.ts';
import { useOnline } from '../../lib/calls/online.ts';
import { openLogin } from '../../lib/device/login-request.ts';
import { renewSession, type Session, useSession } from '../../lib/device/session.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { useHydrated } from '../../lib/pages/hydrated.ts';
import { LearnersSeal } from '../shell/learners-seal.tsx';
import type { AccountProps, Leaving } from './account-props.ts';
import { asUser } from './as-user.ts';
import { Deletion } from './deletion.tsx';
import { Export } from './export.tsx';
import { Forgetting } from './forgetting.tsx';
import { PasswordForm } from './password-form.tsx';
import { PersonForm } from './person-form.tsx';
import { SecondFactor } from './second-factor.tsx';
import { Sessions } from './sessions.tsx';
import { useAction } from './use-action.ts';
import { useAnswer } from './use-answer.ts';
import './account-page.css';

/** The own account; a guest is invited to have one. */
export function AccountPage() {
  const t = useTranslations('accounts.profile');
  const account = useTranslations('common.account');
  const session = useSession();
  const hydrated = useHydrated();
  const [left, setLeft] = useState<Leaving | null>(null);
  if (session && left) setLeft(null);

  return (
    <div className="wrap account-page">
      <p>
        <LocalLink className={buttonClass({ variant: 'quiet', size: 'sm' })} to="/profile">
          <Icon name="left" size="sm" />
          {account('profile')}
        </LocalLink>
      </p>
      {!hydrated && (
        <>
          <noscript>
            <p>{t('withoutScript')}</p>
          </noscript>
          <Loading />
        </>
      )}
      {hydrated && session && <LoadedAccount key={session.token} session={session} onLeave={setLeft} />}
      {hydrated && !session && left === 'deleted' && (
        <Farewell kanji="別" title={t('deletion.done')} text={t('deletion.doneText')} />
      )}
      {hydrated && !session && left === 'forgotten' && (
        <Farewell kanji="忘" title={t('device.done')} text={t('device.doneText')} />
      )}
      {hydrated && !session && (left === null || left === 'everywhere') && (
        <Invitation focused={left === 'everywhere'} />
      )}
    </div>
  );
}

function Farewell(props: { kanji: string; title: string; text: string }) {
  return <EmptyState heading="h1" tabIndex={-1} ref={takeFocus} {...props} />;
}

function Invitation({ focused }: { focused: boolean }) {
  const t = useTranslations('accounts.profile.guest');
  return (
    <EmptyState
      heading="h1"
      kanji="名"
      title={t('title')}
      text={t('text')}
      tabIndex={-1}
      ref={focused ? takeFocus : null}
      action={
        <div className="row center">
          <Button variant="accent" aria-haspopup="dialog" onClick={() => openLogin('login')}>
            {t('login')}
          </Button>
          <Button variant="line" aria-haspopup="dialog" onClick={() => openLogin('register')}>
            {t('register')}
          </Button>
        </div>
      }
    />
  );
}

interface LoadedAccountProps {
  readonly session: Session;
  readonly onLeave: (how: Leaving) => void;
}

/** What the device remembers of an account may be old: it is shown as the server knows it now. */
function LoadedAccount({ session: { token, user }, onLeave }: LoadedAccountProps) {
  const t = useTranslations('accounts.profile');
  const common = useTranslations('common');
  const problems = useTranslations('problems');
  const locale = useLocale();
  const online = useOnline();
  const { answer, again } = useAnswer(async () => {
    const { endTicket, ...now } = await asUser(token, call(getProfile, { token, locale }));
    renewSession(token, { user: now, endTicket });
  });

  if (answer.phase === 'there' && user) return <Account token={token} user={user} onLeave={onLeave} />;
  if (!online)
    return <EmptyState heading="h1" kanji="待" title={t('offline.title')} text={t('offline.text')} />;
  if (answer.phase === 'failed' || answer.phase === 'tooLong')
    return (
      <ErrorState
        heading="h1"
        title={answer.phase === 'tooLong' ? problems('tooLong.title') : t('error.title')}
        text={answer.phase === 'tooLong' ? problems('tooLong.text') : t('error.text')}
        action={
          <Button variant="line" onClick={again}>
            {common('retry')}
          </Button>
        }
      />
    );
  return <Loading />;
}

function Loading() {
  const t = useTranslations('accounts.profile');
  return (
    <>
      <h1 className="sr-only">{t('title')}</h1>
      <LoadingState className="account-page__loading" label={t('loading')} />
    </>
  );
}

/** What had the focus is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The account of whom is signed in, and what can be changed in it. */
function Account({ token, user, onLeave }: AccountProps & { onLeave: (how: Leaving) => void }) {
  const t = useTranslations('accounts.profile');
  /** Counts what has ended the other sessions. */
  const [endings, setEndings] = useState(0);
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
          <PasswordForm token={token} user={user} onChanged={() => setEndings(endings + 1)} />
          <SecondFactor token={token} user={user} onConfirmed={() => setEndings(endings + 1)} />
        </div>
        <div>
          <Sessions key={endings} token={token} onEverywhere={() => onLeave('everywhere')} />
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
