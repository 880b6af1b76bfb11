import { locales } from '@michi/messages/locales';
import { Hanko } from '@michi/ui/stamp';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/local-link.tsx';
import { withoutPrefix } from '../../lib/locale.ts';
import { LanguageLink, LanguageMenu } from './language-menu.tsx';
import './shell.css';
import { SkipLink } from './skip-link.tsx';
import { ThemeButton } from './theme-button.tsx';
import { useDeliverWaiting } from './use-deliver-waiting.ts';

/** Japanese is offered in the footer: its readers look for it in their own script. */
const headerLocales = locales.filter((locale) => locale !== 'ja');

/** Header and footer around every page that is not a game. */
export function SiteFrame({ children }: { children: ReactNode }) {
  useDeliverWaiting();
  return (
    <div className="site">
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}

function Header() {
  const t = useTranslations('common');
  const path = withoutPrefix(useLocation().pathname);
  return (
    <header className="site-header">
      <div className="wrap">
        <LocalLink className="brand" to="/">
          <Hanko kanji="道" size="2.625rem" />
          <span>
            <span className="brand__name">Kanji no Michi</span>
            <span className="brand__ja" lang="ja">
              漢字の道
            </span>
          </span>
          <span className="sr-only">{t('home')}</span>
        </LocalLink>
        <nav className="site-nav" aria-label={t('mainNavigation')}>
          <LocalLink to="/games" aria-current={path === '/games' ? 'page' : undefined}>
            {t('games')}
          </LocalLink>
        </nav>
        <div className="site-tools">
          <LanguageMenu offered={headerLocales} />
          <ThemeButton />
        </div>
      </div>
    </header>
  );
}

function Footer() {
  const t = useTranslations('common');
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="site-footer__brand">
          <LocalLink className="brand" to="/">
            <Hanko kanji="道" size="2.625rem" />
            <span className="brand__name">Kanji no Michi</span>
            <span className="sr-only">{t('home')}</span>
          </LocalLink>
          <p className="soft small">{t('tagline')}</p>
        </div>
        <div className="site-footer__base">
          <p>© 2026 Kanji no Michi</p>
          <nav aria-label={t('languages')}>
            <ul className="site-footer__languages">
              {locales.map((locale) => (
                <li key={locale}>
                  <LanguageLink locale={locale} />
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}
