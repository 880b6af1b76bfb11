import { createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { type ClosedCookie, readCookie, setCookie } from '../../api/cookies.ts';
import type { UsersTable } from '../../db/schema.ts';
import { openJson, signJson } from '../../secrets/signed-json.ts';
import type { AccountHash } from './account-hash.ts';

const purpose = 'known-browser';
const idBytes = 16;
/** Enough to tell one password of an account from its next: the signature keeps others from trying marks out. */
const markBytes = 8;
const yearS = 365 * 24 * 60 * 60;
/** How many accounts a browser is known to: a family's. */
const mostAccounts = 5;

/**
 * What a browser keeps, signed: an id of its own, and of each account, the one entered last first, the hash, the mark
 * of the password that it had then, and when that was, in epoch seconds.
 */
const known = z.object({ id: z.string(), accounts: z.array(z.tuple([z.string(), z.string(), z.int()])) });

/** An account with the password that it has now. */
export type EnteredAccount = Pick<UsersTable, 'id' | 'email' | 'password_hash'>;

/**
 * Browsers in which the password that an account has now was set or entered within a year: others cannot lock them out
 * by trying out passwords.
 */
export interface KnownBrowsers {
  /** The id of the browser with these cookies, if it is known to the account. */
  idOf(account: EnteredAccount, cookies: string | undefined): string | null;
  /** The header that makes the browser with these cookies known to an account. */
  remember(account: EnteredAccount, cookies: string | undefined): string;
  /** The header after which a browser is known to nobody. */
  readonly forgotten: string;
}

export interface KnownBrowsersParts {
  readonly secret: Buffer;
  readonly hashOf: AccountHash;
  /** Whether browsers reach the site by https only. */
  readonly secure: boolean;
  /** In epoch ms. */
  readonly now: () => number;
}

export function createKnownBrowsers({ secret, hashOf, secure, now }: KnownBrowsersParts): KnownBrowsers {
  // Sent to calls only, and by pages of this site only.
  const cookie: ClosedCookie = {
    name: 'known_browser',
    path: '/api',
    sameSite: 'Strict',
    lifeS: yearS,
    secure,
  };

  const nowS = () => Math.floor(now() / 1000);

  /** The browser with the accounts that it was in within a year. */
  function read(cookies: string | undefined): z.infer<typeof known> | null {
    const opened = z.safeParse(known, openJson(purpose, readCookie(cookies, cookie.name) ?? '', secret));
    if (!opened.success) return null;
    const { id, accounts } = opened.data;
    return { id, accounts: accounts.filter(([, , at]) => at > nowS() - yearS) };
  }

  /** Another one with each new password, and with an account that is opened anew with the address. */
  function markOf({ id, password_hash }: EnteredAccount): string {
    const whole = createHmac('sha256', secret)
      .update(`password-mark.${id}.${password_hash ?? ''}`)
      .digest();
    return whole.subarray(0, markBytes).toString('base64url');
  }

  return {
    idOf(account, cookies) {
      const browser = read(cookies);
      const hash = hashOf(account.email);
      const entry = browser?.accounts.find(([entered]) => entered === hash);
      return browser && entry?.[1] === markOf(account) ? browser.id : null;
    },
    remember(account, cookies) {
      const { id, accounts } = read(cookies) ?? {
        id: randomBytes(idBytes).toString('base64url'),
        accounts: [],
      };
      const hash = hashOf(account.email);
      const others = accounts.filter(([entered]) => entered !== hash);
      const latest = [[hash, markOf(account), nowS()], ...others].slice(0, mostAccounts);
      return setCookie(cookie, signJson(purpose, { id, accounts: latest }, secret));
    },
    forgotten: setCookie(cookie, null),
  };
}
