import { Button, IconButton, iconButtonClass } from '@michi/ui/button';
import { Dialog } from '@michi/ui/dialog';
import { Icon } from '@michi/ui/icon';
import { Hanko } from '@michi/ui/stamp';
import { useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { openLogin } from '../../lib/device/login-request.ts';
import { useSession } from '../../lib/device/session.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { withoutPrefix } from '../../lib/language/locale.ts';
import { useHydrated } from '../../lib/pages/hydrated.ts';
import { AccountEntries, useAccountName } from './account-menu.tsx';
import { LanguageChips } from './language-menu.tsx';
import { currentMark, siteLinks } from './site-links.ts';
import './site-menu.css';

/** The header's links and all languages, on phones. Without JavaScript its sign leads to those of the footer. */
export function SiteMenu() {
  const t = useTranslations('common');
  const { pathname, key } = useLocation();
  const path = withoutPrefix(pathname);
  const ahead = useNavigation().location?.key;
  /** The page that the menu lies over: the present one, or the one that was on its way when it was opened. */
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const open = openedAt !== null && (openedAt === key || openedAt === ahead);
  if (openedAt !== null && !open) setOpenedAt(null); // the page was left: it must not open again on the way back

  if (!useHydrated())
    return (
      <a className={iconButtonClass({ className: 'mob' })} href="#footer" aria-label={t('openMenu')}>
        <Icon name="menu" />
      </a>
    );
  return (
    <>
      <IconButton
        className="mob"
        icon="menu"
        label={t('openMenu')}
        aria-haspopup="dialog"
        onClick={() => setOpenedAt(ahead ?? key)}
      />
      <Dialog
        className="site-menu"
        open={open}
        onClose={() => setOpenedAt(null)}
        closeLabel={t('closeMenu')}
        title={<MenuTitle />}
      >
        <nav aria-label={t('mainNavigation')}>
          <ul>
            {siteLinks.map(({ to, text }) => (
              <li key={to}>
                <LocalLink to={to} aria-current={currentMark(to, path)}>
                  {t(text)}
                  <Icon name="right" />
                </LocalLink>
              </li>
            ))}
          </ul>
        </nav>
        <MenuAccount onLeave={() => setOpenedAt(null)} />
        <LanguageChips />
      </Dialog>
    </>
  );
}

/** What a guest or somebody signed in finds in the header of wide screens. */
function MenuAccount({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations('common.account');
  const name = useAccountName();
  const logIn = () => {
    onLeave(); // first, so that the focus comes back to the menu's sign
    openLogin('login');
  };
  if (!useSession())
    return (
      <Button variant="accent" block aria-haspopup="dialog" onClick={logIn}>
        {t('login')}
      </Button>
    );
  return (
    <nav className="site-menu__account" aria-label={t('of', { name })}>
      <p className="label site-menu__label" aria-hidden="true">
        {name}
      </p>
      <ul>
        <AccountEntries />
      </ul>
    </nav>
  );
}

function MenuTitle() {
  const t = useTranslations('common');
  return (
    <>
      <span className="sr-only">{t('menu')}</span>
      <span className="brand" aria-hidden="true">
        <Hanko kanji="道" size="2.25rem" />
        <span className="brand__name">Kanji no Michi</span>
      </span>
    </>
  );
}
