import { patchProfile } from '@michi/contracts/profile';
import { isLocale } from '@michi/messages/locales';
import { Alert } from '@michi/ui/alert';
import { Panel } from '@michi/ui/card';
import { Field } from '@michi/ui/field';
import { useToast } from '@michi/ui/toast';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { call } from '../../lib/calls/api-client.ts';
import { renewSession } from '../../lib/device/session.ts';
import type { FormValues } from '../../lib/pages/typed.ts';
import type { AccountProps } from './account-props.ts';
import { asUser } from './as-user.ts';
import { CountryField, LanguageField } from './person-fields.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useSwitchLanguage } from './use-switch-language.ts';

/** Changes name, language and country. */
export function PersonForm({ token, user }: AccountProps) {
  const t = useTranslations('accounts');
  const locale = useLocale();
  const show = useToast();
  const switchLanguage = useSwitchLanguage();
  const titleId = useId();
  const send = async ({ username = '', language, country_code = '' }: FormValues) => {
    const chosen = isLocale(language) ? language : user.language;
    // A name from before today's rules stays, as long as it is not sent.
    const body = { ...(username !== user.username && { username }), language: chosen, country_code };
    const changed = await asUser(token, call(patchProfile, { token, body, locale }));
    renewSession(token, { user: changed.user });
    show({ tone: 'ok', title: <Saved /> });
    if (chosen !== user.language) switchLanguage(chosen);
  };
  const { pending, message, field, formProps } = useAccountForm(send, t('problem.failed'));
  return (
    <Panel as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('profile.person.title')}</h2>
      <form className="account-page__form" {...formProps}>
        {message && <Alert tone="bad">{message}</Alert>}
        <Field
          label={t('username')}
          hint={t('usernameHint')}
          {...field('username')}
          defaultValue={user.username}
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <LanguageField {...field('language')} defaultValue={user.language} />
        <CountryField {...field('country_code')} defaultValue={user.country_code ?? ''} />
        <SubmitButton pending={pending} says={t('profile.person.pending')}>
          {t('profile.person.submit')}
        </SubmitButton>
      </form>
    </Panel>
  );
}

/** Said in the language that may just have been chosen. */
function Saved() {
  return useTranslations('accounts.profile.person')('saved');
}
