import { locales } from '@michi/messages/locales';
import { japanese } from '@michi/ui/japanese';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { useRootData } from '../../lib/pages/root-data.ts';
import { Brand } from './brand.tsx';
import { eraYear } from './era-year.ts';
import { type FooterLink, footerLinks, footerSections, titleOf } from './footer-links.ts';
import { LanguageLink } from './language-menu.tsx';
import './site-footer.css';

/** The foot of every page that is not a game. */
export function SiteFooter() {
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
