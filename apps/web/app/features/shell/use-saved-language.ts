import { isLocale } from '@michi/messages/locales';
import { useEffect } from 'react';
import { useParams, useRevalidator } from 'react-router';
import { restoreLocale, saveLocale } from '../../lib/language/locale.ts';

/** An address with a language saves it; one without speaks the language saved before, also when only the cookie was lost. */
export function useSavedLanguage(): void {
  const { lang } = useParams();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isLocale(lang)) return saveLocale(lang);
    if (lang === undefined && restoreLocale() !== null) void revalidate();
  }, [lang, revalidate]);
}
