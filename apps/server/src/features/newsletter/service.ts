import { createHash, createHmac, randomUUIDv7 as newId } from 'node:crypto';
import { newsletterEndPath } from '@michi/contracts/inbox';
import { pathIn } from '@michi/contracts/page-address';
import type { Locale } from '@michi/messages/locales';
import type { WriteQueue } from '../../db/write-queue.ts';
import { htmlMail } from '../../mail/html-mail.ts';
import type { Mail } from '../../mail/mail.ts';
import { mailTexts } from '../../mail/mail-texts.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { NewsletterRepository } from './repository.ts';

const hourMs = 60 * 60 * 1000;
/** Nobody can have an address mailed more often, whoever asks. */
const mailAgainAfterMs = hourMs;
const forgetAfterDays = 30;

export interface NewsletterService {
  /** Mails a link that confirms the address, unless it is confirmed. Tells nobody whether the address is known. */
  ask(email: string, locale: Locale): Promise<void>;
  /** False for a token of no subscription. */
  confirm(token: string): Promise<boolean>;
  /** Ends a subscription and deletes its address; false for a token of none. */
  end(token: string): Promise<boolean>;
  /** Where a person ends a subscription. */
  endPage(token: string, locale: Locale): string;
}

export interface NewsletterParts {
  readonly repository: Omit<NewsletterRepository, 'tokenSecret'>;
  readonly queue: WriteQueue;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly secret: Buffer;
  /** The origin of the links in mails. */
  readonly publicUrl: string;
  readonly now: () => number;
}

export function createNewsletterService(parts: NewsletterParts): NewsletterService {
  const { repository, queue, mailer, secret, publicUrl, now } = parts;
  // Made from the id, so that every later mail can carry the same links, though only a hash is stored.
  const tokenOf = (id: string) => createHmac('sha256', secret).update(id).digest('base64url');
  const page = (path: string, token: string, locale: Locale) =>
    `${publicUrl}${pathIn(locale, path)}?token=${token}`;
  const endPage = (token: string, locale: Locale) => page('/newsletter/end', token, locale);

  return {
    async ask(email, locale) {
      const at = now();
      const id = newId();
      const subscription = {
        id,
        email,
        email_key: email.toLowerCase(),
        locale,
        token_hash: hashOf(tokenOf(id)),
        mailed_at: at,
        confirmed_at: null,
        created_at: at,
      };
      const asked = await queue.run(async () => {
        await repository.forgetUnconfirmed(at - forgetAfterDays * 24 * hourMs);
        return repository.ask(subscription, at - mailAgainAfterMs);
      });
      if (asked === null) return;
      const token = tokenOf(asked);
      const links = {
        confirm: page('/newsletter/confirm', token, locale),
        end: endPage(token, locale),
        endByProgram: publicUrl + newsletterEndPath(token),
      };
      mailer.send(confirmationMail({ to: email, locale, links, forgetAfterDays }));
    },
    confirm: (token) => queue.run(() => repository.confirm(hashOf(token), now())),
    end: (token) => queue.run(() => repository.remove(hashOf(token))),
    endPage,
  };
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

interface Confirmation {
  readonly to: string;
  readonly locale: Locale;
  readonly links: { readonly confirm: string; readonly end: string; readonly endByProgram: string };
  /** When an address that is not confirmed is deleted. */
  readonly forgetAfterDays: number;
}

/** Asks whether an address wants the newsletter, as text and as HTML. */
function confirmationMail({ to, locale, links, forgetAfterDays }: Confirmation): Mail {
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
