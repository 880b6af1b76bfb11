import { getProfile } from '@michi/contracts/profile';
import { postLogout } from '@michi/contracts/sign-out';
import type { Locale } from '@michi/messages/locales';
import { call } from '../../lib/calls/api-client.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { currentSession, renewSession } from '../../lib/device/session.ts';

/**
 * Asks the server who is signed in by the stored session. What it says is kept, and any failure ends the session.
 * Without a network nothing was asked and nothing failed: it is asked once there is one.
 */
export async function checkSession(locale: Locale): Promise<void> {
  const token = currentSession()?.token;
  if (token === undefined) return;
  if (!navigator.onLine) {
    window.addEventListener('online', () => void checkSession(locale), { once: true });
    return;
  }
  let left = false; // a page that is left breaks its calls off, which says nothing of the session
  window.addEventListener('pagehide', () => (left = true), { once: true });
  try {
    const user = await call(getProfile, { token, locale });
    renewSession(token, { token, user });
  } catch (error) {
    logFailure(error, 'asking who is signed in');
    if (!left) renewSession(token, null);
  }
}

/** Ends a session on the server. Rejects as `call` does. */
export const endSession = (token: string, locale: Locale) => call(postLogout, { token, locale });
