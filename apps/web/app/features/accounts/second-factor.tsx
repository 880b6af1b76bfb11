import type { BodyOf } from '@michi/contracts/contract';
import {
  postRecoveryCodes,
  postSecondFactor,
  postSecondFactorConfirmation,
  postSecondFactorRemoval,
} from '@michi/contracts/second-factor';
import { Alert } from '@michi/ui/alert';
import { Button } from '@michi/ui/button';
import { Panel } from '@michi/ui/card';
import { useToast } from '@michi/ui/toast';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { call } from '../../lib/calls/api-client.ts';
import { renewSession } from '../../lib/device/session.ts';
import type { FormValues } from '../../lib/pages/typed.ts';
import { later, useLater } from '../../lib/react/use-later.ts';
import type { AccountProps } from './account-props.ts';
import { asUser } from './as-user.ts';
import { CodeField } from './code-field.tsx';
import { PasswordField } from './password-field.tsx';
import './second-factor.css';
import { SubmitButton } from './submit-button.tsx';
import { useAccountForm } from './use-account-form.ts';

const drawing = later(() => import('uqr'));

interface Begun {
  readonly secret: string;
  readonly address: string;
}

type Step = 'rest' | 'renew' | 'remove';

export interface SecondFactorProps extends AccountProps {
  /** All other sessions have ended. */
  readonly onConfirmed: () => void;
}

/** Sets up that signing in takes a code besides the password, and takes it back. */
export function SecondFactor({ token, user, onConfirmed }: SecondFactorProps) {
  const t = useTranslations('accounts.profile.secondFactor');
  const titleId = useId();
  const show = useToast();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [step, setStep] = useState<Step>('rest');
  const now = (second_factor: boolean) => renewSession(token, { user: { ...user, second_factor } });
  return (
    <Panel as="section" id="second-factor" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('title')}</h2>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
      ) : user.second_factor ? (
        <>
          <p className="soft">{t('on')}</p>
          {step === 'rest' ? (
            <div className="row mt-4">
              <Button variant="line" onClick={() => setStep('renew')}>
                {t('renew')}
              </Button>
              <Button variant="line" onClick={() => setStep('remove')}>
                {t('remove')}
              </Button>
            </div>
          ) : (
            <ByCode
              key={step}
              says={t(`${step}Text`)}
              submit={t(`${step}Submit`)}
              pending={t('pending')}
              onCancel={() => setStep('rest')}
              onSend={async (body, locale) => {
                if (step === 'renew') {
                  const answer = await asUser(token, call(postRecoveryCodes, { token, body, locale }));
                  setCodes(answer.recovery_codes);
                } else {
                  await asUser(token, call(postSecondFactorRemoval, { token, body, locale }));
                  show({ tone: 'ok', title: t('removed') });
                  now(false);
                }
                setStep('rest');
              }}
            />
          )}
        </>
      ) : begun ? (
        <ByCode
          says={t('scan')}
          submit={t('confirm')}
          pending={t('confirming')}
          onCancel={() => setBegun(null)}
          onSend={async (body, locale) => {
            const contract = postSecondFactorConfirmation;
            const answer = await asUser(token, call(contract, { token, body, locale }));
            setCodes(answer.recovery_codes);
            setBegun(null);
            now(true);
            onConfirmed();
          }}
        >
          <AppKey {...begun} />
        </ByCode>
      ) : (
        <Beginning token={token} user={user} onBegun={setBegun} />
      )}
    </Panel>
  );
}

function Beginning({ token, user, onBegun }: AccountProps & { onBegun: (begun: Begun) => void }) {
  const t = useTranslations('accounts.profile.secondFactor');
  const problem = useTranslations('accounts.problem');
  const locale = useLocale();
  const send = async ({ password }: FormValues) =>
    onBegun(await asUser(token, call(postSecondFactor, { token, body: { password }, locale })));
  const { pending, message, field, formProps } = useAccountForm(send, problem('failed'));
  return (
    <form className="account-page__form" {...formProps}>
      <p className="soft">{t('off')}</p>
      {message && <Alert tone="bad">{message}</Alert>}
      {user.email_verified ? (
        <>
          {user.has_password && (
            <PasswordField label={t('password')} {...field('password')} autoComplete="current-password" />
          )}
          <SubmitButton variant="line" pending={pending} says={t('beginning')}>
            {t('begin')}
          </SubmitButton>
        </>
      ) : (
        <p>{t('unverified')}</p>
      )}
    </form>
  );
}

/** The secret for the app: as a picture to read, and as text. */
function AppKey({ secret, address }: Begun) {
  const t = useTranslations('accounts.profile.secondFactor');
  const { current: picture } = useRef(useId());
  const loaded = useLater(drawing, true);
  return (
    <div className="app-key">
      {loaded && (
        <svg
          className="app-key__picture"
          role="img"
          aria-labelledby={picture}
          viewBox={viewBoxOf(loaded, address)}
        >
          <title id={picture}>{t('picture')}</title>
          <path d={pathOf(loaded, address)} />
        </svg>
      )}
      <p className="small soft">{t('typed')}</p>
      <code translate="no">{secret.match(/.{1,4}/g)?.join(' ')}</code>
    </div>
  );
}

type Drawing = Awaited<ReturnType<typeof drawing.load>>;

const quiet = 2;
const modulesOf = ({ encode }: Drawing, address: string) => encode(address, { border: quiet }).data;

const viewBoxOf = (drawing: Drawing, address: string): string => {
  const { length } = modulesOf(drawing, address);
  return `0 0 ${length} ${length}`;
};

const pathOf = (drawing: Drawing, address: string): string =>
  modulesOf(drawing, address)
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');

interface ByCodeProps {
  readonly says: string;
  readonly submit: string;
  readonly pending: string;
  readonly onCancel: () => void;
  readonly onSend: (
    body: BodyOf<typeof postRecoveryCodes>,
    locale: ReturnType<typeof useLocale>,
  ) => Promise<void>;
  readonly children?: ReactNode;
}

/** What is done with a code alone. */
function ByCode({ says, submit, pending: says2, onCancel, onSend, children }: ByCodeProps) {
  const t = useTranslations('accounts.profile.secondFactor');
  const problem = useTranslations('accounts.problem');
  const locale = useLocale();
  const form = useAccountForm(({ code = '' }) => onSend({ code }, locale), problem('failed'));
  const root = useRef<HTMLParagraphElement>(null);
  useEffect(() => root.current?.focus(), []); // what had the focus is gone
  return (
    <form className="account-page__form" {...form.formProps}>
      <p className="soft" tabIndex={-1} ref={root}>
        {says}
      </p>
      {children}
      {form.message && <Alert tone="bad">{form.message}</Alert>}
      <CodeField {...form.field('code')} />
      <div className="row">
        <Button variant="line" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <SubmitButton pending={form.pending} says={says2}>
          {submit}
        </SubmitButton>
      </div>
    </form>
  );
}

/** Shown once, to be kept elsewhere. */
function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useTranslations('accounts.profile.secondFactor');
  const show = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      show({ tone: 'ok', title: t('copied') });
    } catch {
      show({ tone: 'bad', title: t('copyFailed') });
    }
  };
  return (
    <>
      <h3 tabIndex={-1} ref={heading}>
        {t('codesTitle')}
      </h3>
      <p className="soft">{t('codes')}</p>
      <ul className="recovery-codes" translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="row mt-4">
        <Button variant="line" onClick={copy}>
          {t('copy')}
        </Button>
        <Button variant="accent" onClick={onKept}>
          {t('kept')}
        </Button>
      </div>
    </>
  );
}
