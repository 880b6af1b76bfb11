import { locales } from '@michi/messages/locales';
import { everyPage, kindsOfPages } from './addresses.ts';
import { crawl } from './crawl.ts';
import { test } from './fixtures.ts';

for (const locale of ['de', 'ja'] as const)
  test(`GAM-01 LNG-01 LNG-04 SHL-01 SHL-03 SHL-11 STA-01 STA-03 STA-05 ${locale}: pages of each kind hold what every page holds`, async ({
    page,
  }) => crawl(page, locale, kindsOfPages));

for (const locale of locales)
  test(`GAM-01 LNG-01 LNG-04 SHL-01 SHL-03 SHL-11 STA-01 STA-03 STA-05 ${locale}: every page in its language, with its title and description, for any eyes and fingers, on 320 px, with text at 200 % and on paper`, {
    tag: '@sweep',
  }, async ({ page }) => {
    test.setTimeout(900_000);
    await crawl(page, locale, everyPage);
  });
