import type { Locale } from '@michi/messages/locales';
import { useLocation, useNavigate } from 'react-router';
import { useLocale } from 'use-intl';
import { saveLocale, withoutPrefix, withPrefix } from '../../lib/language/locale.ts';

/** Shows the present page in the language that was chosen for the account, and saves the choice. */
export function useSwitchLanguage(): (chosen: Locale) => void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const shown = useLocale();
  return (chosen) => {
    if (chosen === shown) return;
    saveLocale(chosen);
    const path = withPrefix(withoutPrefix(pathname), chosen === 'de' ? undefined : chosen);
    void navigate(path + search + hash, { replace: true });
  };
}
