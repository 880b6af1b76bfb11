import { type Locale, locales } from '@michi/messages/locales';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { useDateFormat } from './use-date-format.ts';

const at = Date.UTC(2026, 10, 26, 23, 30);

function FormattedDates({ timeZone }: { timeZone?: string }) {
  return useDateFormat()(at, { dateStyle: 'long', ...(timeZone && { timeZone }) });
}

const told = (locale: Locale, timeZone?: string) =>
  renderToStaticMarkup(
    <IntlProvider locale={locale} timeZone="UTC">
      <FormattedDates {...(timeZone && { timeZone })} />
    </IntlProvider>,
  );

test('LNG-04 LNG-01 dates follow the language, English ones begin with the day', () => {
  expect(locales.map((locale) => told(locale))).toEqual([
    '26. November 2026',
    '26 November 2026',
    '26 de noviembre de 2026',
    '26 novembre 2026',
    '2026年11月26日',
  ]);
  expect(told('en', 'Asia/Tokyo')).toBe('27 November 2026');
});
