import type { Locale } from '@michi/messages/locales';
import { htmlMail } from '../../mail/html-mail.ts';
import type { Mail } from '../../mail/mail.ts';
import { mailTexts } from '../../mail/mail-texts.ts';

interface Confirmation {
  readonly to: string;
  readonly locale: Locale;
  readonly links: { readonly confirm: string; readonly end: string; readonly endByProgram: string };
  /** When an address that is not confirmed is deleted. */
  readonly forgetAfterDays: number;
}

/** Asks whether an address wants the newsletter, as text and as HTML. */
export function confirmationMail({ to, locale, links, forgetAfterDays }: Confirmation): Mail {
  const t = mailTexts(locale);
  const ignore = t('confirmation.ignore', { days: forgetAfterDays });
  const text = [
    t('confirmation.greeting'),
    t('confirmation.text'),
    links.confirm,
    ignore,
    `${t('confirmation.end')}\n${links.end}`,
    `${t('confirmation.regards')}\nKanji no Michi 漢字の道`,
  ];
  return {
    kind: 'newsletter-confirmation',
    to,
    subject: t('confirmation.subject'),
    text: `${text.join('\n\n')}\n`,
    html: htmlMail(locale, [
      { text: t('confirmation.greeting') },
      { text: t('confirmation.text') },
      { action: t('confirmation.action'), link: links.confirm },
      { small: t('confirmation.copy'), below: links.confirm },
      { small: ignore },
      { small: t('confirmation.end'), link: links.end },
      { text: t('confirmation.regards') },
    ]),
    unsubscribe: links.endByProgram,
  };
}
