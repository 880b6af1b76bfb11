import { passwordLength } from '@michi/contracts/account-fields';
import { codeNeeded } from '@michi/contracts/contract';
import { postLogin, postRegistration } from '@michi/contracts/sign-in';
import { type SocialProvider, socialLoginPath } from '@michi/contracts/social-login';
import { isLocale } from '@michi/messages/locales';
import { Alert } from '@michi/ui/alert';
import { Button, buttonClass } from '@michi/ui/button';
import { classNames } from '@michi/ui/class-names';
import { Field } from '@michi/ui/field';
import { type RefObject, useState } from 'react';
import { useLocation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { ApiError, call } from '../../lib/calls/api-client.ts';
import { closeLogin } from '../../lib/device/login-request.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import type { FormValues } from '../../lib/pages/typed.ts';
import { CodeField } from './code-field.tsx';
import { entrance, keepEntered } from './enter.ts';
import { PasswordField } from './password-field.tsx';
import { CountryField, LanguageField } from './person-fields.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useAccountForm, valuesOf } from './use-account-form.ts';
import { useSwitchLanguage } from './use-switch-language.ts';

export type LoginMode = 'login' | 'register';

export interface CredentialsFormProps {
  readonly mode: LoginMode;
  /** Keeps what was typed when the mode changes. */
  readonly draft: RefObject<FormValues>;
  /** Shown until the form is sent. */
  readonly notice: string;
  readonly onForgotten: () => void;
  readonly onRegistered: (email: string) => void;
}

/** Logs in or registers: by another provider, or by email. */
export function CredentialsForm({ mode, draft, notice, onForgotten, onRegistered }: CredentialsFormProps) {
  const t = useTranslations('accounts');
  const locale = useLocale();
  const switchLanguage = useSwitchLanguage();
  const registering = mode === 'register';
  const [needsCode, setNeedsCode] = useState(false);

  const send = async (values: FormValues) => {
    draft.current = { ...draft.current, ...values };
    const { email = '', username = '', password = '', password_confirmation = '' } = draft.current;
    const { language: chosen, country_code = '' } = draft.current;
    const language = isLocale(chosen) ? chosen : locale;
    const body = { email, username, password, password_confirmation, language, country_code };
    if (!registering) {
      try {
        keepEntered(await call(entrance(postLogin), { body: { ...body, code: values.code }, locale }));
      } catch (error) {
        if (!(error instanceof ApiError && error.code === codeNeeded)) throw error;
        return setNeedsCode(true);
      }
      draft.current = {};
      return closeLogin();
    }
    keepEntered(await call(entrance(postRegistration), { body, locale }));
    draft.current = {};
    switchLanguage(language);
    onRegistered(email);
  };
  const { pending, message, field, formProps } = useAccountForm(send, t('problem.loginFailed'));
  const known = (name: string) => ({ ...field(name), defaultValue: draft.current[name] });

  return (
    <form
      className="auth__form"
      {...formProps}
      onInput={({ currentTarget }) => {
        draft.current = { ...draft.current, ...valuesOf(currentTarget) };
      }}
    >
      <div className="auth__social">
        <SocialLink provider="google" mark="G" label={t('withGoogle')} />
        <SocialLink provider="facebook" mark="f" label={t('withFacebook')} />
      </div>
      <p className="auth__or">
        <span>{t('orEmail')}</span>
      </p>
      {(message || notice) && !pending && <Alert tone="bad">{message || notice}</Alert>}
      {/* password managers keep what is marked as the username */}
      <Field label={t('email')} {...known('email')} type="email" autoComplete="username" required />
      {registering && (
        <Field
          label={t('username')}
          {...known('username')}
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
      <div className={classNames(registering && 'auth__pair')}>
        <PasswordField
          label={t('password')}
          {...known('password')}
          autoComplete={registering ? 'new-password' : 'current-password'}
          hint={registering && t('passwordHint', { least: passwordLength.least })}
        />
        {registering && (
          <PasswordField
            label={t('passwordAgain')}
            {...known('password_confirmation')}
            autoComplete="new-password"
          />
        )}
      </div>
      {!registering && needsCode && (
        <>
          <p role="status">{t('codeNeeded')}</p>
          <CodeField {...field('code')} takesFocus />
        </>
      )}
      {registering ? (
        <div className="auth__pair">
          <LanguageField {...known('language')} defaultValue={draft.current.language ?? locale} />
          <CountryField {...known('country_code')} />
        </div>
      ) : (
        <Button className="auth__forgot" variant="quiet" size="sm" onClick={onForgotten}>
          {t('login.forgot')}
        </Button>
      )}
      <SubmitButton block pending={pending} says={t(`${mode}.pending`)}>
        {t(`${mode}.submit`)}
      </SubmitButton>
      {registering && (
        <p className="small soft">
          {t.rich('register.privacy', { link: (text) => <LocalLink to="/privacy">{text}</LocalLink> })}
        </p>
      )}
    </form>
  );
}

/** Leads the whole page to another provider, and back to where the visitor is. */
function SocialLink({ provider, mark, label }: { provider: SocialProvider; mark: string; label: string }) {
  const { pathname, search, hash } = useLocation();
  return (
    <a
      className={buttonClass({ variant: 'line' })}
      href={socialLoginPath(provider, pathname + search + hash)}
    >
      <span className={`auth__mark is-${provider}`} aria-hidden="true">
        {mark}
      </span>
      {label}
    </a>
  );
}
