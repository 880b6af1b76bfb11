import { type Locale, locales } from '@michi/messages/locales';
import { Icon } from '@michi/ui/icon';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { saveLocale, withoutPrefix, withPrefix } from '../../lib/locale.ts';
import './language-menu.css';

/** The name of each language in itself. */
const languageNames: Record<Locale, string> = {
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  ja: '日本語',
};

/** The present page in another language; choosing it saves the choice. */
export function LanguageLink({ locale, className }: { locale: Locale; className?: string }) {
  const { pathname, search, hash } = useLocation();
  const path = withoutPrefix(pathname);
  const current = useLocale() === locale;
  return (
    <Link
      to={withPrefix(path, locale === 'de' ? undefined : locale) + search + hash}
      lang={locale}
      hrefLang={locale}
      aria-current={current ? 'true' : undefined}
      className={className}
      onClick={() => saveLocale(locale)}
      preventScrollReset
    >
      {languageNames[locale]}
    </Link>
  );
}

/** The languages of the header; it opens without JavaScript too, and closes by Escape or a click beside it. */
export function LanguageMenu({ offered = locales }: { offered?: readonly Locale[] }) {
  const t = useTranslations('common');
  const locale = useLocale();
  const menu = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    const close = (event: Event) => {
      const within = event.target instanceof Node && menu.current?.contains(event.target);
      if (event instanceof KeyboardEvent ? event.key !== 'Escape' : within) return;
      if (within) menu.current?.querySelector('summary')?.focus();
      menu.current?.removeAttribute('open');
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, []);

  return (
    <details className="language-menu" ref={menu} key={pathname /* a new path closes it */}>
      <summary className="icon-btn">
        <Icon name="globe" />
        <span>{locale.toUpperCase()}</span>
        <span className="sr-only">{t('languageIs', { language: languageNames[locale] })}</span>
        <Icon name="down" size="sm" />
      </summary>
      <ul>
        {offered.map((each) => (
          <li key={each}>
            <LanguageLink locale={each} />
          </li>
        ))}
      </ul>
    </details>
  );
}
