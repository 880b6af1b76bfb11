import type { User } from '@michi/contracts/account-fields';
import { pathIn } from '@michi/contracts/page-address';
import { type SocialProvider, socialLinkPage, socialProviders } from '@michi/contracts/social-login';
import type { Locale } from '@michi/messages/locales';
import * as z from 'zod/mini';
import type { Ms } from '../../db/schema.ts';
import type { WriteQueue } from '../../db/write-queue.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { OwnerNotices } from '../../mail/owner-notices.ts';
import { openJson, signJson } from '../../secrets/signed-json.ts';
import { freeName } from './free-name.ts';
import { linkMail, providerNames } from './link-mail.ts';
import { type Identity, newChallenge, type ProviderClient } from './provider-client.ts';
import type { IdentitiesRepository } from './repository.ts';
import type { SignInFlow } from './sign-in-flow.ts';

const minuteMs = 60_000;
const linkHours = 1;
const linkLifeMs = linkHours * 60 * minuteMs;
/** Nobody whom a provider knows can have the owner of an account mailed more often. */
const mailAgainAfterMs = 10 * minuteMs;
const linkPurpose = 'social-link';
const browserPurpose = 'social-link-browser';

/** Who asks to enter which account: what the mail carries, and what the browser keeps in which they asked. */
const link = z.object({
  provider: z.enum(socialProviders),
  subject: z.string(),
  userId: z.string(),
  expiresAt: z.int(),
});
type Link = z.infer<typeof link>;

interface NewAccount {
  readonly email: string;
  readonly username: string;
  readonly language: Locale;
  readonly country_code: null;
  readonly password: null;
  readonly emailVerified: boolean;
}

export interface SocialLoginParts {
  /** Null where a provider is not set up. */
  readonly clients: Readonly<Record<SocialProvider, ProviderClient | null>>;
  readonly repository: Omit<IdentitiesRepository, 'secret'>;
  /** Signs the links in mails. */
  readonly secret: Buffer;
  readonly queue: WriteQueue;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly publicUrl: string;
  readonly now: () => Ms;
  openAccount(account: NewAccount): Promise<User>;
  findAccount(email: string): Promise<User | null>;
  isNameFree(username: string): Promise<boolean>;
  /** Mails the link that confirms the address of a new account. */
  mailVerification(user: User): Promise<void>;
  /** Takes note that the owner of an address has entered the account. Answers it; null when there is none. */
  proveEmail(userId: string): Promise<User | null>;
  readonly tellOwner: OwnerNotices['tell'];
  /** Writes into the log that another provider may sign in to an account. */
  noteLink(email: string): void;
  /** Begins a session and answers its token. */
  signIn(userId: string, userAgent: string): Promise<string>;
}

/**
 * Somebody who came back: signed in, or asked by mail to confirm that the account with their address is theirs, which
 * they do in the browser that has kept `proof`.
 */
type Callback =
  | { readonly outcome: 'done'; readonly token: string }
  | { readonly outcome: 'confirm'; readonly proof: string };

/** What has become of a mailed link: it is not good, or good elsewhere alone. */
type LinkOutcome = 'linked' | 'unknown' | 'elsewhere';

/** For how long a mailed link is good, in seconds. */
export const linkLifeS = linkLifeMs / 1000;

export interface SocialLoginService {
  /** Where a visitor is sent, and what their browser has to keep. Rejects when the provider cannot be asked. */
  begin(
    provider: SocialProvider,
    returnPath: string,
    expiresAt: Ms,
  ): Promise<{ address: string; flow: SignInFlow }>;
  /** Who came back from a sign-in flow. Rejects when the provider does not vouch for them. */
  arrive(cameTo: URL, flow: SignInFlow, locale: Locale, userAgent: string): Promise<Callback>;
  /**
   * Lets whom a mail was about enter the account, once. Whoever follows the link has to have come back in this very
   * browser, which has kept `proof`, or to be signed in to the account: else strangers could have the owner let
   * them in.
   */
  link(token: string, proof: string | undefined, callerId: string | null): Promise<LinkOutcome>;
}

export function createSocialLoginService(parts: SocialLoginParts): SocialLoginService {
  const { clients, repository, secret, queue, mailer, publicUrl, now } = parts;
  const mailedAt = new Map<string, Ms>();

  function clientOf(provider: SocialProvider): ProviderClient {
    const client = clients[provider];
    if (!client) throw new Error(`${provider} is not set up`);
    return client;
  }

  /** Whoever can read the mail of the account decides: an address that a provider names proves nothing here. */
  function mailLink(user: User, content: Link): void {
    const at = now();
    for (const [key, mailed] of mailedAt) if (mailed + mailAgainAfterMs <= at) mailedAt.delete(key);
    const { provider, subject } = content;
    const key = JSON.stringify([user.id, provider, subject]);
    if (mailedAt.has(key)) return;
    mailedAt.set(key, at);
    const token = signJson(linkPurpose, content, secret);
    const address = `${publicUrl}${pathIn(user.language, socialLinkPage)}?token=${token}`;
    const { email: to, language: locale } = user;
    mailer.send(linkMail({ to, locale, provider, link: address, hours: linkHours }));
  }

  /** What was signed for this purpose, null when it is not good now. */
  function openLink(purpose: string, text: string): Link | null {
    const opened = z.safeParse(link, openJson(purpose, text, secret));
    return opened.success && opened.data.expiresAt > now() ? opened.data : null;
  }

  async function openAccount(
    provider: SocialProvider,
    { subject, emailVerified }: Identity,
    email: string,
    language: Locale,
    userAgent: string,
  ): Promise<string> {
    const username = await freeName(parts.isNameFree);
    const account = { email, username, language, country_code: null, password: null, emailVerified };
    const { user, token } = await queue.run(async () => {
      const user = await parts.openAccount(account);
      await repository.add({ provider, subject, user_id: user.id, created_at: now() });
      return { user, token: await parts.signIn(user.id, userAgent) };
    });
    if (!emailVerified) await parts.mailVerification(user);
    return token;
  }

  return {
    async begin(provider, returnPath, expiresAt) {
      const challenge = newChallenge();
      const address = await clientOf(provider).address(challenge);
      return { address, flow: { ...challenge, provider, returnPath, expiresAt } };
    },

    async arrive(cameTo, flow, locale, userAgent) {
      const { provider } = flow;
      const identity = await clientOf(provider).identify(cameTo, flow);
      const known = await repository.userOf(provider, identity.subject);
      if (known !== null) return { outcome: 'done', token: await parts.signIn(known, userAgent) };
      const { email } = identity;
      if (email === null) throw new Error(`${provider} told no address`);
      const existing = await parts.findAccount(email);
      if (existing) {
        // Else anybody could have the owner mailed, by naming the address to the provider.
        if (identity.emailDoubted) throw new Error(`${provider} has not proved the address of an account`);
        const { id: userId } = existing;
        const content = { provider, subject: identity.subject, userId, expiresAt: now() + linkLifeMs };
        mailLink(existing, content);
        return { outcome: 'confirm', proof: signJson(browserPurpose, content, secret) };
      }
      return { outcome: 'done', token: await openAccount(provider, identity, email, locale, userAgent) };
    },

    async link(token, proof, callerId) {
      const asked = openLink(linkPurpose, token);
      if (!asked) return 'unknown';
      const { provider, subject, userId } = asked;
      const came = openLink(browserPurpose, proof ?? '');
      const cameHere = came?.provider === provider && came.subject === subject && came.userId === userId;
      if (!cameHere && callerId !== userId) return 'elsewhere';
      const owner = await queue.run(async () => {
        const used = (await repository.userOf(provider, subject)) !== null;
        const owner = used ? null : await parts.proveEmail(userId);
        if (!owner) return null;
        const added = await repository.add({ provider, subject, user_id: userId, created_at: now() });
        return added ? owner : null;
      });
      if (!owner) return 'unknown';
      parts.noteLink(owner.email);
      parts.tellOwner(owner, { what: 'providerLinked', provider: providerNames[provider] });
      return 'linked';
    },
  };
}
