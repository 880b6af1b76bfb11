import type { SocialProvider } from '@michi/contracts/social-login';
import type { Locale } from '@michi/messages/locales';
import { htmlMail } from '../../mail/html-mail.ts';
import type { Mail } from '../../mail/mail.ts';
import { mailTexts } from '../../mail/mail-texts.ts';

interface LinkMail {
  readonly to: string;
  readonly locale: Locale;
  readonly provider: SocialProvider;
  readonly link: string;
  /** How long the link is good. */
  readonly hours: number;
}

export const providerNames: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
};

/** Asks the owner of an account whether somebody whom a provider knows is them. */
export function linkMail({ to, locale, provider: id, link, hours }: LinkMail): Mail {
  const t = mailTexts(locale);
  const provider = providerNames[id];
  const greeting = t('socialLink.greeting');
  const reason = t('socialLink.text', { provider });
  const ignore = t('socialLink.ignore', { provider, hours });
  const regards = t('confirmation.regards');
  return {
    kind: 'social-link',
    to,
    subject: t('socialLink.subject', { provider }),
    text: `${[greeting, reason, link, ignore, `${regards}\nKanji no Michi 漢字の道`].join('\n\n')}\n`,
    html: htmlMail(locale, [
      { text: greeting },
      { text: reason },
      { action: t('socialLink.action', { provider }), link },
      { small: t('confirmation.copy'), below: link },
      { small: ignore },
      { text: regards },
    ]),
  };
}
