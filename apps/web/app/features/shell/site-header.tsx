import { locales } from '@michi/messages/locales';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { withoutPrefix } from '../../lib/language/locale.ts';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { LoginSlot } from './login-slot.tsx';
import './site-header.css';
import { currentMark, siteLinks } from './site-links.ts';
import { SiteMenu } from './site-menu.tsx';
import { ThemeButton } from './theme-button.tsx';

/** From so many px of scroll on the bar is lower. */
const shrinkAfterPx = 50;
/** Japanese is offered in the footer and the menu: its readers look for it in their own script. */
const headerLocales = locales.filter((locale) => locale !== 'ja');

/** The bar over every page that is not a game. Its place stays as high when it shrinks, so nothing below moves. */
export function SiteHeader() {
  const t = useTranslations('common');
  const path = withoutPrefix(useLocation().pathname);
  const loading = useNavigation().state === 'loading';
  const top = useRef<HTMLDivElement>(null);
  const compact = useScrolledPast(top);
  return (
    <>
      <div className="page-top" ref={top} style={{ height: shrinkAfterPx }} aria-hidden="true" />
      <header className={compact ? 'site-header is-compact' : 'site-header'}>
        <div className="wrap">
          <Brand inJapanese />
          <nav className="site-nav desk" aria-label={t('mainNavigation')}>
            {siteLinks.map(({ to, text }) => (
              <LocalLink key={to} to={to} aria-current={currentMark(to, path)}>
                {t(text)}
              </LocalLink>
            ))}
          </nav>
          <div className="site-tools">
            <div className="desk">
              <LanguageMenu offered={headerLocales} />
            </div>
            <ThemeButton />
            <AccountMenu />
            <SiteMenu />
          </div>
        </div>
        {loading && <div className="site-header__loading" />}
        <LoginSlot />
      </header>
    </>
  );
}

/** Whether the page is scrolled so far that nothing of the element is seen. */
function useScrolledPast(element: { readonly current: HTMLElement | null }): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setPast(entries.at(-1)?.isIntersecting === false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return past;
}
