import type { postNewsletterConfirmation, postNewsletterEnd } from '@michi/contracts/inbox';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/calls/api-client.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { MailStep, type MailStepProps } from '../mail-step/mail-step.tsx';

export interface NewsletterStepProps extends Pick<MailStepProps, 'kanji'> {
  readonly step: 'confirm' | 'end';
  readonly contract: typeof postNewsletterConfirmation | typeof postNewsletterEnd;
}

/** Begins or ends the newsletter by the link of a mail. */
export function NewsletterStep({ step, contract, kanji }: NewsletterStepProps) {
  const t = useTranslations('inbox');
  const words = useTranslations(`inbox.${step}`);
  return (
    <MailStep
      words={words}
      unanswered={t('unanswered')}
      withoutScript={t.rich('withoutScript', {
        link: (text) => <LocalLink to="/contact">{text}</LocalLink>,
      })}
      send={(token, locale) => call(contract, { body: { token }, locale })}
      kanji={kanji}
    />
  );
}
