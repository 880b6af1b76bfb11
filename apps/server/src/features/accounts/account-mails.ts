import type { Locale } from '@michi/messages/locales';
import { htmlMail } from '../../mail/html-mail.ts';
import type { Mail } from '../../mail/mail.ts';
import { mailTexts } from '../../mail/mail-texts.ts';
import type { LinkPurpose } from './repository.ts';

interface AccountMail {
  readonly purpose: LinkPurpose;
  readonly to: string;
  readonly locale: Locale;
  readonly link: string;
  /** How long the link is good. */
  readonly hours: number;
}

const kinds = { verification: 'email-verification', reset: 'password-reset' } as const;

/**
 * The mail with the link, as text and as HTML. Nothing that was typed at registration stands in it: whoever registers
 * with an address of others could send them words of their own.
 */
export function accountMail({ purpose, to, locale, link, hours }: AccountMail): Mail {
  const t = mailTexts(locale);
  const greeting = t(`${purpose}.greeting`);
  const reason = t(`${purpose}.text`);
  const ignore = t(`${purpose}.ignore`, { hours });
  const regards = t('confirmation.regards');
  return {
    kind: kinds[purpose],
    to,
    subject: t(`${purpose}.subject`),
    text: `${[greeting, reason, link, ignore, `${regards}\nKanji no Michi 漢字の道`].join('\n\n')}\n`,
    html: htmlMail(locale, [
      { text: greeting },
      { text: reason },
      { action: t(`${purpose}.action`), link },
      { small: t('confirmation.copy'), below: link },
      { small: ignore },
      { text: regards },
    ]),
  };
}
