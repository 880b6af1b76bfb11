import { postLogout } from '@michi/contracts/sign-out';
import type { Locale } from '@michi/messages/locales';
import { call } from '../../lib/calls/api-client.ts';
import { SessionCheck } from './session-check.ts';

const check = new SessionCheck({
  schedule(act, delayMs) {
    const timer = setTimeout(act, delayMs);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
  fetch: (path, init) => fetch(path, init),
  online: () => navigator.onLine,
});
window.addEventListener('online', () => void check.goOn());

/** Lets the server say who is signed in by the stored session; until it can be asked, the session stays as it is. */
export const checkSession = (locale: Locale): Promise<void> => check.confirm(locale);

/** Ends a session on the server. Rejects as `call` does. */
export const endSession = (token: string, locale: Locale) => call(postLogout, { token, locale });
