import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { type ClosedCookie, readCookie, setCookie } from '../../api/cookies.ts';
import { openJson, signJson } from '../../signed-json.ts';
import type { AccountHash } from './account-hash.ts';

const purpose = 'known-browser';
const idBytes = 16;
const yearS = 365 * 24 * 60 * 60;
/** How many accounts a browser is known to: a family's. */
const mostAccounts = 5;

/** What a browser keeps, signed: an id of its own, and the hashes of the accounts, the one entered last first. */
const known = z.object({ id: z.string(), accounts: z.array(z.string()) });

/** Browsers in which accounts have been entered before: others cannot lock them out by trying out passwords. */
export interface KnownBrowsers {
  /** The id of the browser with these cookies, if it is known to the account of this address. */
  idOf(email: string, cookies: string | undefined): string | null;
  /** The header that makes the browser with these cookies known to an account. */
  remember(email: string, cookies: string | undefined): string;
  /** The header after which a browser is known to nobody. */
  readonly forgotten: string;
}

export interface KnownBrowsersParts {
  readonly secret: Buffer;
  readonly hashOf: AccountHash;
  /** Whether browsers reach the site by https only. */
  readonly secure: boolean;
}

export function createKnownBrowsers({ secret, hashOf, secure }: KnownBrowsersParts): KnownBrowsers {
  // Sent to calls only, and by pages of this site only.
  const cookie: ClosedCookie = {
    name: 'known_browser',
    path: '/api',
    sameSite: 'Strict',
    lifeS: yearS,
    secure,
  };

  function read(cookies: string | undefined): z.infer<typeof known> | null {
    const opened = z.safeParse(known, openJson(purpose, readCookie(cookies, cookie.name) ?? '', secret));
    return opened.success ? opened.data : null;
  }

  return {
    idOf(email, cookies) {
      const browser = read(cookies);
      return browser?.accounts.includes(hashOf(email)) ? browser.id : null;
    },
    remember(email, cookies) {
      const { id, accounts } = read(cookies) ?? {
        id: randomBytes(idBytes).toString('base64url'),
        accounts: [],
      };
      const hash = hashOf(email);
      const latest = [hash, ...accounts.filter((other) => other !== hash)].slice(0, mostAccounts);
      return setCookie(cookie, signJson(purpose, { id, accounts: latest }, secret));
    },
    forgotten: setCookie(cookie, null),
  };
}
