import { Button, buttonClass } from '@michi/ui/button';
import { Icon } from '@michi/ui/icon';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { openLogin } from '../../lib/device/login-request.ts';
import { useSession } from '../../lib/device/session.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { useHydrated } from '../../lib/pages/hydrated.ts';
import { later, useTried } from '../../lib/react/use-later.ts';
import './account-menu.css';
import { DropDown } from './drop-down.tsx';
import { LearnersSeal } from './learners-seal.tsx';

const entriesLater = later(() => import('./account-entries.tsx'));

/** The entries of the account's menu, as items of a list; their code comes with whoever is signed in. */
export function AccountEntries() {
  const { loaded } = useTried(entriesLater);
  return loaded && <loaded.AccountEntries />;
}

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
              <span className="account-menu__name" translate="no" aria-hidden="true">
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
      <LocalLink
        className={buttonClass({ variant: 'accent', size: 'sm', className: 'for-guests is-early' })}
        to="/profile/account"
      >
        {t('login')}
      </LocalLink>
    );
  return (
    <Button variant="accent" size="sm" aria-haspopup="dialog" onClick={() => openLogin('login')}>
      {t('login')}
    </Button>
  );
}
