import type { Locale } from '@michi/messages/locales';
import { Icon } from '@michi/ui/icon';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { keys } from '../../learner/keys.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { openLogin } from '../../lib/device/login-request.ts';
import { type Session, storeSession, useSession } from '../../lib/device/session.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { withoutPrefix } from '../../lib/language/locale.ts';
import { currentMark } from './site-links.ts';

/** The pages of an account; `text` is a message of `common.account`. */
const accountLinks = [
  { to: '/profile', text: 'profile', icon: 'user' },
  { to: '/achievements', text: 'achievements', icon: 'trophy' },
  { to: '/challenges', text: 'challenges', icon: 'flame' },
] as const;

/** The entries of the account's menu, as items of a list. */
export function AccountEntries() {
  const t = useTranslations('common.account');
  const path = withoutPrefix(useLocation().pathname);
  const [logOut, leaving] = useLogOut();
  return (
    <>
      {accountLinks.map(({ to, text, icon }) => (
        <li key={to}>
          <LocalLink to={to} aria-current={currentMark(to, path)}>
            <Icon name={icon} />
            {t(text)}
          </LocalLink>
        </li>
      ))}
      <li>
        <button type="button" onClick={logOut} aria-busy={leaving}>
          <Icon name="logout" />
          {t('logout')}
        </button>
      </li>
    </>
  );
}

/**
 * Logs out once what waits was sent, or for 3 s at most; what then is still missing is asked about. Where the code for that
 * cannot be had, nothing of the session stays here either, and the server is told at once, by code that is there since
 * somebody was signed in.
 */
export function useLogOut(): readonly [leave: () => void, leaving: boolean] {
  const session = useSession();
  const locale = useLocale();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    const { sendBeforeLeaving, logOut } = await import('../../learner/follow-account.ts');
    const unsent = await sendBeforeLeaving();
    if (unsent > 0 && (await canAsk(locale))) openLogin({ unsent });
    else await logOut({ forget: false });
  };
  return [
    () => {
      if (leaving) return;
      setLeaving(true);
      leave()
        .catch((error: unknown) => {
          logFailure(error, 'loading what the learner has');
          if (session === null) return;
          dropKeys(session);
          storeSession(null);
          endSessionOnServer(session.token, locale);
        })
        .finally(() => setLeaving(false));
    },
    leaving,
  ];
}

/** Whether the window that asks can be shown. */
async function canAsk(locale: Locale): Promise<boolean> {
  try {
    const { loadWindow } = await import('../accounts/leaving-window.tsx');
    await loadWindow(locale);
    return true;
  } catch (error) {
    logFailure(error, 'loading the question for what is still missing');
    return false;
  }
}

/** Leaves no secret here that opens the account, and the ticket to the learner's code. */
function dropKeys({ endTicket }: Session): void {
  try {
    if (localStorage.getItem(keys.joined) !== null)
      for (const key of [keys.device, keys.joined]) localStorage.removeItem(key);
    if (endTicket !== undefined) localStorage.setItem(keys.ending + endTicket, 'true');
  } catch {
    // forbidden: nothing is stored
  }
}

function endSessionOnServer(token: string, locale: Locale): void {
  import('../accounts/check-session.ts')
    .then(({ endSession }) => endSession(token, locale))
    .catch((error: unknown) => logFailure(error, 'ending the session'));
}
