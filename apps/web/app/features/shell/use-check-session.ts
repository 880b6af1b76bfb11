import type { Locale } from '@michi/messages/locales';
import { useEffect, useRef } from 'react';
import { logFailure } from '../../lib/log-failure.ts';
import { currentSession } from '../../lib/session.ts';

/** Lets the server confirm, once a page is loaded, who is signed in. */
export function useCheckSession(locale: Locale): void {
  const loadedIn = useRef(locale);
  useEffect(() => {
    if (!currentSession()) return;
    import('../accounts/check-session.ts')
      .then(({ checkSession }) => checkSession(loadedIn.current))
      .catch((error: unknown) => logFailure(error, 'loading the check of the session'));
  }, []);
}
