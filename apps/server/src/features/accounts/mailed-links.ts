import type { User } from '@michi/contracts/account-fields';
import type { BodyOf } from '@michi/contracts/contract';
import { pathIn } from '@michi/contracts/page-address';
import type { postPasswordResetConfirmation } from '@michi/contracts/passwords';
import { defaultLocale, type Locale } from '@michi/messages/locales';
import { ApiError } from '../../api/api-error.ts';
import type { Ms, UsersTable } from '../../db/schema.ts';
import type { WriteQueue } from '../../db/write-queue.ts';
import { htmlMail } from '../../mail/html-mail.ts';
import type { Mail } from '../../mail/mail.ts';
import { mailTexts } from '../../mail/mail-texts.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { OwnerNotices } from '../../mail/owner-notices.ts';
import { type Attempts, tooMany } from './attempts.ts';
import type { Background } from './background.ts';
import type { PasswordHasher } from './password-hash.ts';
import type { AccountsRepository, LinkPurpose } from './repository.ts';
import { hashOf, newToken } from './secret-token.ts';
import type { Sessions } from './sessions.ts';
import { userOf } from './user-row.ts';
import { emailKey } from './username-key.ts';
import { refuseWeak } from './weak-password.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** The minimum time between two mails to one address. */
const mailAgainAfterMs = minuteMs;
/** The maximum number of mails about a new password per account and day. */
const mostResetsADay = 10;
const dayMs = 24 * hourMs;
/**
 * How long a link is valid, its page, and how long it stays valid after a newer one was mailed. Anybody can
 * request a new password, and this must not invalidate the link that the account's owner is about to use.
 */
const links = {
  verification: { hours: 72, page: '/verify-email', keptMs: 0 },
  reset: { hours: 1, page: '/reset-password', keptMs: dayMs },
} as const satisfies Record<LinkPurpose, unknown>;

type Addressee = Pick<User, 'id' | 'email' | 'language'>;
/** The recipient of a mail that is prepared but never sent, so that unknown addresses take as long as known ones. */
const nobody: Addressee = { id: '', email: 'nobody@example.org', language: defaultLocale };

/** The actions of links in mails. A link works once and for a limited time. A link that confirms an address ends with a newer one. */
export interface MailedLinks {
  /** Stores the link that confirms the address of an account, as part of a transaction; the answer mails it after that. */
  prepareVerification(account: Addressee): Promise<() => void>;
  /** Mails the link that confirms the address of an account. */
  mailVerification(account: Addressee): Promise<void>;
  /** Mails it once more, unless the address is confirmed. Throws ApiError 429 shortly after the last mail. */
  mailVerificationAgain(user: User): Promise<void>;
  /**
   * Confirms the address of the account that is signed in. Throws ApiError 404 for an invalid link, 403 for
   * the link of another account, so that nobody confirms an address that somebody else registered with.
   */
  verifyEmail(token: string, callerId: string): Promise<void>;
  /**
   * Mails a link for a new password later, if the account exists and was not sent too many. Neither the answer nor the
   * load of the server afterwards shows whether it does: the work begins at a random time, and without a mail
   * the same work is done and discarded.
   */
  requestReset(email: string): void;
  /**
   * Sets the password and ends all sessions. If the address was not confirmed before, linked providers are
   * removed. Returns the account. Throws ApiError 404 for an invalid link, 422 for a weak password.
   */
  resetPassword(form: BodyOf<typeof postPasswordResetConfirmation>): Promise<UsersTable>;
}

export interface MailedLinksParts {
  readonly repository: AccountsRepository;
  readonly sessions: Sessions;
  readonly hasher: PasswordHasher;
  readonly attempts: Attempts;
  readonly queue: WriteQueue;
  readonly background: Background;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly notices: OwnerNotices;
  /** The origin of the links. */
  readonly publicUrl: string;
  readonly now: () => number;
}

export function createMailedLinks(parts: MailedLinksParts): MailedLinks {
  const { repository, sessions, hasher, attempts, queue, background, mailer, notices, publicUrl, now } =
    parts;

  async function prepare(purpose: LinkPurpose, account: Addressee | null): Promise<() => void> {
    const { token, hash } = newToken();
    const { hours, page, keptMs } = links[purpose];
    const { id, email: to, language: locale } = account ?? nobody;
    const at = now();
    const stored = { purpose, token_hash: hash, mailed_at: at, expires_at: at + hours * hourMs };
    await queue.run(async () => {
      await repository.forgetLinks(id, purpose, at - keptMs);
      if (account) await repository.addLink({ user_id: id, ...stored });
      else await repository.addLinkOfNobody(hash);
    });
    const link = `${publicUrl}${pathIn(locale, page)}?token=${token}`;
    const mail = accountMail({ purpose, to, locale, link, hours });
    return () => mailer.send(mail);
  }

  async function mail(purpose: LinkPurpose, account: Addressee): Promise<void> {
    const send = await prepare(purpose, account);
    send();
  }

  /** The time in ms until the account may be mailed again; 0 or less means now. */
  async function waitFor(purpose: LinkPurpose, userId: string): Promise<Ms> {
    const [mailedAt] = await repository.linksMailedAt(userId, purpose);
    return mailedAt === undefined ? 0 : mailedAt + mailAgainAfterMs - now();
  }

  async function mayReset(userId: string, askedAt: Ms): Promise<boolean> {
    const mailedAt = await repository.linksMailedAt(userId, 'reset');
    const since = (ms: Ms) => mailedAt.filter((at) => at > askedAt - ms).length;
    return since(mailAgainAfterMs) === 0 && since(dayMs) < mostResetsADay;
  }

  return {
    prepareVerification: (account) => prepare('verification', account),
    mailVerification: (account) => mail('verification', account),

    async mailVerificationAgain(user) {
      if (user.email_verified) return;
      const waitMs = await waitFor('verification', user.id);
      if (waitMs > 0) throw tooMany(waitMs);
      await mail('verification', user);
    },

    async verifyEmail(token, callerId) {
      const at = now();
      await queue.run(async () => {
        const owner = await repository.ownerOfLink('verification', hashOf(token), at);
        if (owner && owner.id !== callerId) throw linkOfOther();
        if (!owner || !(await repository.useLink('verification', hashOf(token), at))) throw unknownLink();
        await repository.change(owner.id, { email_verified_at: owner.email_verified_at ?? at });
      });
    },

    requestReset(email) {
      const askedAt = now();
      background.start(async () => {
        const row = await repository.findByEmail(emailKey(email));
        const may = await mayReset(row?.id ?? nobody.id, askedAt);
        const send = await prepare('reset', row && may ? userOf(row) : null);
        if (row && may) send();
      });
    },

    async resetPassword({ token, password }) {
      const tokenHash = hashOf(token);
      const owner = await repository.ownerOfLink('reset', tokenHash, now());
      if (!owner) throw unknownLink();
      refuseWeak(password, owner);
      const password_hash = await hasher.hash(password);
      const at = now();
      // Reading the mail of an address proves that it is one's own.
      const proved = { password_hash, email_verified_at: owner.email_verified_at ?? at };
      await queue.run(async () => {
        if (!(await repository.useLink('reset', tokenHash, at))) throw unknownLink();
        await repository.change(owner.id, proved);
        // Before that, somebody else may have linked the account of a provider.
        if (owner.email_verified_at === null) await repository.forgetIdentities(owner.id);
        await sessions.endAll(owner.id);
      });
      attempts.forgetAll(owner.email_key);
      const account = { ...owner, ...proved };
      notices.tell(userOf(account), { what: 'passwordReset' });
      return account;
    },
  };
}

const unknownLink = () => new ApiError(404, { sentence: { key: 'account.unknownLink' } });
const linkOfOther = () => new ApiError(403, { sentence: { key: 'account.confirmElsewhere' } });

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
function accountMail({ purpose, to, locale, link, hours }: AccountMail): Mail {
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
