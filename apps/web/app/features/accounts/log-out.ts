import { postLogout } from '@michi/contracts/accounts';
import type { Locale } from '@michi/messages/locales';
import { call } from '../../lib/api-client.ts';
import { logFailure } from '../../lib/log-failure.ts';

/** Tells the server that the session has ended. What it answers changes nothing. */
export async function logOut(token: string, locale: Locale): Promise<void> {
  try {
    await call(postLogout, { token, locale });
  } catch (error) {
    logFailure(error, 'logging out');
  }
}
