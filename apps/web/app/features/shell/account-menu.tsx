import type { Locale } from '@michi/messages/locales';
import { Button, buttonClass } from '@michi/ui/button';
import { Icon } from '@michi/ui/icon';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { openLogin } from '../../lib/device/login-request.ts';
import { keepSession, useSession } from '../../lib/device/session.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { withoutPrefix } from '../../lib/language/locale.ts';
import { useHydrated } from '../../lib/pages/hydrated.ts';
import './account-menu.css';
import { DropDown } from './drop-down.tsx';
import { LearnersSeal } from './learners-seal.tsx';
import { currentMark } from './site-links.ts';

/** The pages of an account; `text` is a message of `common.account`. */
const accountLinks = [
  { to: '/profile', text: 'profile', icon: 'user' },
  { to: '/achievements', text: 'achievements', icon: 'trophy' },
  { to: '/challenges', text: 'challenges', icon: 'flame' },
] as const;

/** The account's name; while it is not known, what its page is called. */
export function useAccountName(): string {
  const t = useTranslations('common.account');
  return useSession()?.user?.username ?? t('profile');
}

/** On wide screens: the button for logging in, or the menu of the account. */
export function AccountMenu() {
  const t = useTranslations('common.account');
  const session = useSession();
  const name = useAccountName();
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const signedIn = session !== null;

  // who logs in or out here loses the button with the focus, and finds its successor
  useEffect(() => {
    const successor = place.current?.querySelector<HTMLElement>(signedIn ? 'summary' : 'button');
    if (pressed.current && document.activeElement === document.body) successor?.focus();
    pressed.current = false;
  }, [signedIn]);

  const note = () => {
    pressed.current = true;
  };
  return (
    <div className="account-menu desk" ref={place} onClickCapture={note}>
      {signedIn ? (
        <DropDown
          look={buttonClass({ variant: 'line', size: 'sm' })}
          summary={
            <>
              <LearnersSeal size="1.5rem" otherwise={<Icon name="user" />} />
              <span className="account-menu__name" aria-hidden="true">
                {name}
              </span>
              <span className="sr-only">{t('of', { name })}</span>
            </>
          }
        >
          <AccountEntries />
        </DropDown>
      ) : (
        <LoginButton />
      )}
    </div>
  );
}

/** Without JavaScript it leads to the page that says what it takes. */
function LoginButton() {
  const t = useTranslations('common.account');
  if (!useHydrated())
    return (
      <LocalLink className={buttonClass({ variant: 'accent', size: 'sm' })} to="/profile/account">
        {t('login')}
      </LocalLink>
    );
  return (
    <Button variant="accent" size="sm" aria-haspopup="dialog" onClick={() => openLogin('login')}>
      {t('login')}
    </Button>
  );
}

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
