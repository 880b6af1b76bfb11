import type { Locale } from '@michi/messages/locales';

/** What premium is announced to cost a month, in the money of the reader's language. */
const premium: Record<Locale, { readonly currency: 'EUR' | 'USD' | 'JPY'; readonly amount: number }> = {
  de: { currency: 'EUR', amount: 9.99 },
  en: { currency: 'USD', amount: 9.99 },
  es: { currency: 'EUR', amount: 9.99 },
  fr: { currency: 'EUR', amount: 9.99 },
  ja: { currency: 'JPY', amount: 1480 },
};

/** The two prices as the reader writes them: 0 € and 9,99 €, $0 and $9.99, 0円 and 1,480円. */
export function pricesIn(locale: Locale): { free: string; premium: string } {
  const { currency, amount } = premium[locale];
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    // a Japanese reader expects 円 behind the number, which only the name of the currency gives
    currencyDisplay: currency === 'JPY' ? 'name' : 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return { free: format.format(0), premium: format.format(amount) };
}
