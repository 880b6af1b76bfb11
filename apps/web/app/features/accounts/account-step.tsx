import type { postEmailVerificationConfirmation } from '@michi/contracts/email-verification';
import type { postSocialLink } from '@michi/contracts/social-login';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/calls/api-client.ts';
import { askForLogin } from '../../lib/device/login-request.ts';
import { currentSession } from '../../lib/device/session.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { MailStep, type MailStepProps } from '../mail-step/mail-step.tsx';

export interface AccountStepProps extends Pick<MailStepProps, 'kanji'> {
  readonly step: 'verify' | 'link';
  readonly contract: typeof postEmailVerificationConfirmation | typeof postSocialLink;
}

/** Confirms the address of an account, or connects another provider with it, by the link of a mail. */
export function AccountStep({ step, contract, kanji }: AccountStepProps) {
  const t = useTranslations('accounts');
  const words = useTranslations(`accounts.${step}`);
  return (
    <MailStep
      words={words}
      unanswered={t('problem.failed')}
      withoutScript={t.rich('linkWithoutScript', {
        link: (text) => <LocalLink to="/contact">{text}</LocalLink>,
      })}
      prepare={async () => {
        // whose address it is, their session tells
        if (step === 'verify' && !currentSession()) await askForLogin();
        return step === 'link' || currentSession() !== null;
      }}
      send={(token, locale) => call(contract, { body: { token }, locale, token: currentSession()?.token })}
      kanji={kanji}
    />
  );
}
