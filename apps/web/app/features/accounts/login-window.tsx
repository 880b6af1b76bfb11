import { codeNeeded } from '@michi/contracts/contract';
import { postSocialSession } from '@michi/contracts/social-login';
import type { Locale } from '@michi/messages/locales';
import type { Namespace } from '@michi/messages/namespaces';
import { Alert } from '@michi/ui/alert';
import { Button } from '@michi/ui/button';
import { Dialog } from '@michi/ui/dialog';
import { Hanko } from '@michi/ui/stamp';
import { Tabs } from '@michi/ui/tabs';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { IntlProvider, useLocale, useTranslations } from 'use-intl';
import { ApiError, call } from '../../lib/calls/api-client.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { closeLogin, type LoginRequest } from '../../lib/device/login-request.ts';
import { loadMessages, messagesOf } from '../../lib/language/messages.ts';
import { type FormValues, typedInto } from '../../lib/pages/typed.ts';
import '../../fonts/account.generated.css';
import { useSession } from '../../lib/device/session.ts';
import { CodeField } from './code-field.tsx';
import { CredentialsForm, type LoginMode } from './credentials-form.tsx';
import { entrance, keepEntered } from './enter.ts';
import { ForgottenForm } from './forgotten-form.tsx';
import './login-window.css';
import { SubmitButton } from './submit-button.tsx';
import { useAccountForm } from './use-account-form.ts';

/** What the window shows: a form, or what has become of it. */
type LoginStep = LoginMode | 'forgotten' | 'exchanging' | 'confirm' | 'welcome';

const firstSteps: Record<LoginRequest, LoginStep> = {
  login: 'login',
  register: 'register',
  done: 'exchanging',
  confirm: 'confirm',
  failed: 'login',
};

const namespaces: readonly Namespace[] = ['accounts', 'common', 'problems'];

/** The window for signing in, with its messages, which the page around it need not have. */
export function LoginWindow({ request }: { request: LoginRequest }) {
  const locale = useLocale();
  const [ready, setReady] = useState<Locale | null>(null);
  useEffect(() => {
    loadMessages(locale, namespaces).then(
      () => setReady(locale),
      (error: unknown) => {
        logFailure(error, 'loading the messages of the login');
        closeLogin();
      },
    );
  }, [locale]);
  if (ready === null) return null;
  return (
    <IntlProvider locale={ready} messages={messagesOf(ready, namespaces)} timeZone="UTC">
      <LoginDialog key={request} request={request} />
    </IntlProvider>
  );
}

function LoginDialog({ request }: { request: LoginRequest }) {
  const t = useTranslations('accounts');
  const common = useTranslations('common');
  const [step, setStep] = useState(firstSteps[request]);
  const [socialFailed, setSocialFailed] = useState(request === 'failed');
  const name = useSession()?.user?.username ?? '';
  const [registered, setRegistered] = useState('');
  const content = useRef<HTMLDivElement>(null);
  /** What was typed: both forms are one, as is what they send. */
  const draft = typedInto('login');
  useEffect(() => () => forgetPasswords(draft), [draft]);

  useEffect(() => {
    content.current?.querySelector<HTMLElement>('[name=email]')?.focus();
  }, []);

  const show = (next: LoginStep) => {
    setSocialFailed(false);
    setStep(next);
  };
  const titles: Record<LoginStep, ReactNode> = {
    login: t('login.title'),
    register: t('register.title'),
    forgotten: t('forgot.title'),
    exchanging: t('login.title'),
    confirm: t('social.confirm'),
    welcome: t('welcome.title', { name }),
  };
  const form = (mode: LoginMode) => (
    <CredentialsForm
      mode={mode}
      draft={draft}
      notice={socialFailed ? t('problem.socialFailed') : ''}
      onForgotten={() => show('forgotten')}
      onRegistered={(email) => {
        setRegistered(email);
        show('welcome');
      }}
    />
  );
  return (
    <Dialog
      className="auth"
      open
      onClose={closeLogin}
      closeLabel={common('close')}
      title={
        <>
          <Hanko kanji="道" size="3rem" />
          <span>{titles[step]}</span>
        </>
      }
    >
      <div className="auth__in" ref={content}>
        {(step === 'login' || step === 'register') && (
          <>
            <Tabs
              fill
              value={step}
              onValueChange={show}
              label={t('modes')}
              items={[
                { value: 'login', label: t('login.tab'), content: form('login') },
                { value: 'register', label: t('register.tab'), content: form('register') },
              ]}
            />
            <p className="center">
              <Button variant="quiet" onClick={closeLogin}>
                {t('guest')}
              </Button>
            </p>
          </>
        )}
        {step === 'forgotten' && <ForgottenForm draft={draft} onBack={() => show('login')} />}
        {step === 'exchanging' && (
          <Exchange
            onFailed={() => {
              show('login');
              setSocialFailed(true);
            }}
          />
        )}
        {step === 'confirm' && <Alert tone="note">{t('social.confirmText')}</Alert>}
        {step === 'welcome' && (
          <>
            <p className="soft center" role="status">
              {t('welcome.text', { email: registered })}
            </p>
            <Button variant="accent" block onClick={closeLogin} ref={takeFocus}>
              {t('welcome.done')}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Takes over the session that another provider began, with the code of an account that has a second factor. */
function Exchange({ onFailed }: { onFailed: () => void }) {
  const t = useTranslations('accounts.social');
  const locale = useLocale();
  const asked = useRef(false);
  const [needsCode, setNeedsCode] = useState(false);
  const exchange = async (code?: string) => {
    keepEntered(await call(entrance(postSocialSession), { body: { code }, locale }));
    closeLogin();
  };
  const begin = useEffectEvent(async () => {
    if (asked.current) return;
    asked.current = true;
    try {
      await exchange();
    } catch (error) {
      if (error instanceof ApiError && error.code === codeNeeded) return setNeedsCode(true);
      logFailure(error, 'taking over a session');
      onFailed();
    }
  });
  useEffect(() => void begin(), []);
  if (needsCode) return <ExchangeCode onSend={exchange} />;
  return (
    <p className="soft center" role="status">
      {t('pending')}
    </p>
  );
}

function ExchangeCode({ onSend }: { onSend: (code: string) => Promise<void> }) {
  const t = useTranslations('accounts');
  const { pending, message, field, formProps } = useAccountForm(
    ({ code = '' }) => onSend(code),
    t('problem.loginFailed'),
  );
  return (
    <form className="auth__form" {...formProps}>
      <p role="status">{t('codeNeeded')}</p>
      {message && <Alert tone="bad">{message}</Alert>}
      <CodeField {...field('code')} takesFocus />
      <SubmitButton block pending={pending} says={t('login.pending')}>
        {t('login.submit')}
      </SubmitButton>
    </form>
  );
}

/** Passwords stay only as long as the window is open, for its two forms. */
function forgetPasswords(draft: RefObject<FormValues>): void {
  const { password: _, password_confirmation: __, ...others } = draft.current;
  draft.current = others;
}

/** The button that had the focus is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus();
