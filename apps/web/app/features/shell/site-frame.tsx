import { locales } from '@michi/messages/locales';
import { IconButton } from '@michi/ui/button';
import { japanese } from '@michi/ui/japanese';
import { Hanko } from '@michi/ui/stamp';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { switchTheme } from '../../lib/device/theme.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { withoutPrefix } from '../../lib/language/locale.ts';
import { useRootData } from '../../lib/pages/root-data.ts';
import './shell.css';
import './brand.css';
import { AccountMenu } from './account-menu.tsx';
import { CookieBanner } from './cookie-banner.tsx';
import { eraYear } from './era-year.ts';
import { type FooterLink, footerLinks, footerSections, titleOf } from './footer-links.ts';
import { LanguageLink, LanguageMenu } from './language-menu.tsx';
import { LoginSlot } from './login-slot.tsx';
import { Notices } from './notices.tsx';
import { currentMark, siteLinks } from './site-links.ts';
import { SiteMenu } from './site-menu.tsx';
import { SkipLink } from './skip-link.tsx';
import './site-footer.css';
import './site-header.css';

/** Header and footer around every page that is not a game, and the question of consent. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className="site">
      <SkipLink />
      <Notices>
        <CookieBanner />
      </Notices>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}

/** The foot of every page that is not a game. */
function SiteFooter() {
  const t = useTranslations('common');
  return (
    <footer className="site-footer" id="footer" tabIndex={-1}>
      <div className="wrap">
        <div className="site-footer__grid">
          <div className="site-footer__brand">
            <Brand />
            <p className="soft small">{t('tagline')}</p>
          </div>
          {footerSections.map((section) => (
            <Column key={section} section={section} />
          ))}
        </div>
        <div className="site-footer__base">
          <Copyright />
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

function Column({ section }: { section: (typeof footerSections)[number] }) {
  const t = useTranslations('common.footer');
  const headingId = useId();
  const links = footerLinks.filter((link) => link.section === section);
  return (
    <nav aria-labelledby={headingId}>
      <h2 id={headingId}>{t(section)}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.link}>
            <ColumnLink link={link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ColumnLink({ link }: { link: FooterLink }) {
  const t = useTranslations('common.footer');
  const title = titleOf(link, useLocale());
  if (!link.is_external) return <LocalLink to={link.link}>{title}</LocalLink>;
  return (
    <a href={link.link} rel="external noopener">
      {title} <span className="sr-only">{t('external')}</span>
    </a>
  );
}

/** The year comes with the page, so that server and browser agree around New Year. */
function Copyright() {
  const t = useTranslations('common.footer');
  const locale = useLocale();
  const year = useRootData()?.year;
  if (year === undefined) return null;
  if (locale === 'ja') return <p>{t('copyright', { year: eraYear(year) })}</p>;
  return (
    <p>
      {t('copyright', { year: String(year) })} · <span {...japanese}>{eraYear(year)}</span>
    </p>
  );
}

/** From so many px of scroll on the bar is lower. */
const shrinkAfterPx = 50;
/** Japanese is offered in the footer and the menu: its readers look for it in their own script. */
const headerLocales = locales.filter((locale) => locale !== 'ja');

/** The bar over every page that is not a game. Its place stays as high when it shrinks, so nothing below moves. */
function SiteHeader() {
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

/** Hanko and name, leading home; on the home page itself to its top. */
function Brand({ inJapanese = false }: { inJapanese?: boolean }) {
  const t = useTranslations('common');
  return (
    <LocalLink className="brand" to="/">
      <Hanko kanji="道" size="2.625rem" />
      <span>
        <span className="brand__name">Kanji no Michi</span>
        {inJapanese && (
          <span className="brand__ja" {...japanese}>
            漢字の道
          </span>
        )}
      </span>
      <span className="sr-only">{t('home')}</span>
    </LocalLink>
  );
}

function ThemeButton() {
  const t = useTranslations('common');
  return <IconButton icon="moon" label={t('switchTheme')} onClick={switchTheme} />;
}
