import { useLocale } from 'use-intl';

type DateFormat = (at: Date | number, options: Intl.DateTimeFormatOptions) => string;

/** Tells a date in the language shown, in UTC unless `options` name another time zone. English is British here. */
export function useDateFormat(): DateFormat {
  const locale = useLocale();
  return (at, options) =>
    new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { timeZone: 'UTC', ...options }).format(at);
}
