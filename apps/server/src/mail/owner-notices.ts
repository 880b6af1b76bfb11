import type { User } from '@michi/contracts/account-fields';
import { pathIn } from '@michi/contracts/page-address';
import type { Locale } from '@michi/messages/locales';
import { htmlMail } from './html-mail.ts';
import type { Mail } from './mail.ts';
import { mailTexts } from './mail-texts.ts';
import type { Mailer } from './mailer.ts';

/** What has become of an account that its owner has to know, should it have been somebody else. */
export type Notice =
  | {
      readonly what:
        | 'passwordChanged'
        | 'passwordReset'
        | 'secondFactorOn'
        | 'secondFactorOff'
        | 'accountDeleted'
        | 'accountDeletedByAdmin';
    }
  /** The provider by its name. */
  | { readonly what: 'providerLinked'; readonly provider: string };

type AccountOwner = Pick<User, 'email' | 'language' | 'email_verified'>;

export interface OwnerNotices {
  /** Mails the owner; nobody whose address is not proved, as it may be a stranger's. */
  tell(owner: AccountOwner, notice: Notice): void;
}

export interface OwnerNoticesParts {
  readonly mailer: Pick<Mailer, 'send'>;
  /** The origin of the links. */
  readonly publicUrl: string;
  readonly now: () => number;
}

/** What the log calls the mail, and the page on which something can be done if it was somebody else. */
const kinds = {
  passwordChanged: { kind: 'password-changed', page: '/' },
  passwordReset: { kind: 'password-changed', page: '/' },
  secondFactorOn: { kind: 'second-factor', page: '/contact' },
  secondFactorOff: { kind: 'second-factor', page: '/contact' },
  providerLinked: { kind: 'provider-linked', page: '/contact' },
  accountDeleted: { kind: 'account-deleted', page: '/contact' },
  accountDeletedByAdmin: { kind: 'account-deleted', page: '/contact' },
} as const satisfies Record<Notice['what'], { kind: Mail['kind']; page: string }>;

export function createOwnerNotices({ mailer, publicUrl, now }: OwnerNoticesParts): OwnerNotices {
  return {
    tell({ email: to, language: locale, email_verified }, notice) {
      if (!email_verified) return;
      const { what } = notice;
      const t = mailTexts(locale);
      const { kind, page } = kinds[what];
      const link = `${publicUrl}${pathIn(locale, page)}`;
      const provider = what === 'providerLinked' ? notice.provider : '';
      const greeting = t(`notice.${what}.greeting`, { provider });
      const facts = t(`notice.${what}.text`, { provider, when: minute(now(), locale) });
      const otherwise = t(`notice.${what}.otherwise`);
      const regards = t(
        what === 'accountDeleted' || what === 'accountDeletedByAdmin'
          ? `notice.${what}.farewell`
          : 'confirmation.regards',
      );
      mailer.send({
        kind,
        to,
        subject: t(`notice.${what}.subject`, { provider }),
        text: `${[greeting, facts, otherwise, link, `${regards}\nKanji no Michi 漢字の道`].join('\n\n')}\n`,
        html: htmlMail(locale, [
          { text: greeting },
          { text: facts },
          { text: otherwise },
          { action: t(`notice.${what}.action`), link },
          { small: t('confirmation.copy'), below: link },
          { text: regards },
        ]),
      });
    },
  };
}

const minute = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at);
