import { defaultLocale, type Locale, locales } from '@michi/messages/locales';
import { chipClass } from '@michi/ui/chip';
import { Icon } from '@michi/ui/icon';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { saveLocale, withoutPrefix, withPrefix } from '../../lib/language/locale.ts';
import { useWholeSearch } from '../../lib/pages/hydrated.ts';
import { DropDown } from './drop-down.tsx';
import './language-menu.css';

/** The name of each language in itself. */
export const languageNames: Record<Locale, string> = {
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  ja: '日本語',
};

/** The address of the present page in a language. German too has its prefix here: it forces. */
export function useAddressIn(locale: Locale): string {
  const { pathname, hash } = useLocation();
  return withPrefix(withoutPrefix(pathname), locale) + useWholeSearch() + hash;
}

/** The present page in another language; choosing it saves the choice. */
export function LanguageLink({ locale, className }: { locale: Locale; className?: string }) {
  const to = useAddressIn(locale);
  const current = useLocale() === locale;
  return (
    <Link
      to={to}
      lang={locale}
      hrefLang={locale}
      aria-current={current ? 'true' : undefined}
      className={className}
      // others are saved once they are shown: without a network they may not come
      onClick={() => locale === defaultLocale && saveLocale(locale)}
    >
      {languageNames[locale]}
    </Link>
  );
}

/** The languages of the header. */
export function LanguageMenu({ offered = locales }: { offered?: readonly Locale[] }) {
  const t = useTranslations('common');
  const locale = useLocale();
  return (
    <DropDown
      look="icon-btn"
      summary={
        <>
          <Icon name="globe" />
          <span>{locale.toUpperCase()}</span>
          <span className="sr-only">{t('languageIs', { language: languageNames[locale] })}</span>
          <Icon name="down" size="sm" />
        </>
      }
    >
      {offered.map((each) => (
        <li key={each}>
          <LanguageLink locale={each} />
        </li>
      ))}
    </DropDown>
  );
}

/** All languages side by side, where there is no header to choose them in. */
export function LanguageChips() {
  const t = useTranslations('common');
  const labelId = useId();
  return (
    <nav className="language-chips" aria-labelledby={labelId}>
      <p className="label" id={labelId}>
        {t('languages')}
      </p>
      <ul className="chips">
        {locales.map((locale) => (
          <li key={locale}>
            <LanguageLink className={chipClass()} locale={locale} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
