import { expect, test } from 'vitest';
import { pricesIn } from './prices.ts';

test.each([
  ['de', '0 €', '9,99 €'],
  ['en', '$0', '$9.99'],
  ['es', '0 €', '9,99 €'],
  ['fr', '0 €', '9,99 €'],
  ['ja', '0円', '1,480円'],
] as const)('STA-04 LNG-04 prices in %s', (locale, free, premium) => {
  const plain = (price: string) => price.replace(/\s/gu, ' ');
  const prices = pricesIn(locale);
  expect([plain(prices.free), plain(prices.premium)]).toEqual([free, premium]);
  expect(prices.premium).not.toContain(' '); // the sign never stands alone on the next line
});
