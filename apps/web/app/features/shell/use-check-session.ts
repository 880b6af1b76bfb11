import type { Locale } from '@michi/messages/locales';
import { useEffect, useRef } from 'react';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { currentSession } from '../../lib/device/session.ts';

/** Lets the server confirm, once a page is loaded, who is signed in. */
export function useCheckSession(locale: Locale): void {
  const loadedIn = useRef(locale);
  useEffect(() => confirmSession(loadedIn.current), []);
}

/** Asks the server whether the session still holds; nothing is loaded for a guest. */
export function confirmSession(locale: Locale): void {
  if (!currentSession()) return;
  import('../accounts/check-session.ts')
    .then(({ checkSession }) => checkSession(locale))
    .catch((error: unknown) => logFailure(error, 'loading the check of the session'));
}
