import type { Locale } from '@michi/messages/locales';
import { Icon } from '@michi/ui/icon';
import { useLocation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { keepSession, useSession } from '../../lib/device/session.ts';
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
  const logOut = useLogOut();
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
        <button type="button" onClick={logOut}>
          <Icon name="logout" />
          {t('logout')}
        </button>
      </li>
    </>
  );
}

/**
 * Ends the session here; the device, which has played for it until now, tells the server as soon as it can. Without
 * the player's code the server is told at once, by code that is there since somebody was signed in.
 */
function useLogOut(): () => void {
  const session = useSession();
  const token = session?.token ?? null;
  const locale = useLocale();
  return () => {
    import('../../learner/follow-account.ts')
      .then(({ followAccount }) => void followAccount(session))
      .catch((error: unknown) => {
        logFailure(error, 'loading the player');
        if (token !== null) endSessionOnServer(token, locale);
      })
      .finally(() => keepSession(null));
  };
}

function endSessionOnServer(token: string, locale: Locale): void {
  import('../accounts/check-session.ts')
    .then(({ endSession }) => endSession(token, locale))
    .catch((error: unknown) => logFailure(error, 'ending the session'));
}
