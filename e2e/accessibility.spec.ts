import { exampleAddresses } from '@michi/games/catalogue';
import { locales } from '@michi/messages/locales';
import type { Page } from '@playwright/test';
import { pagesToCome, sitePages } from './addresses.ts';
import { check, phone } from './axe.ts';
import { goTo, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { titleOf } from './page-html.ts';

test('STA-05 SHL-07 the footer leads to the statement on accessibility, which leads to the contact form', async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Barrierefreiheit' }).click();
  await expect(page).toHaveURL('/accessibility');
  await expect(page.getByRole('heading', { level: 1, name: 'Barrierefreiheit' })).toBeVisible();
  await expect(page.getByText('Stand: 22. November 2026')).toBeVisible();
  await expect(page.getByText('Maßgeblich ist die deutsche Fassung')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Kontaktformular' }).click();
  await expect(page).toHaveURL('/contact');
});

test('STA-05 the statement is a page of its own in every language, rendered on the server', async ({
  request,
}) => {
  for (const locale of locales) {
    const answer = await request.get(`/${locale}/accessibility`);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html).toContain(`<html lang="${locale}"`);
    for (const word of ['WCAG', 'EN 301 549', 'TalkBack']) expect(html).toContain(word);
  }
});

/** The visible controls that a finger does not hit well. */
const small = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, summary, select, input:not([tabindex="-1"]), textarea')]
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        const read = width <= 1 || getComputedStyle(control).display === 'inline'; // a link in a text
        return !read && control.checkVisibility() && Math.min(width, height) < 43.5;
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );

const look = (page: Page, path: string) =>
  check(page, path, {
    async also() {
      if (page.viewportSize()?.width === phone.width) expect(await small(page)).toEqual([]);
    },
  });

for (const [name, paths] of Object.entries({
  'a game': exampleAddresses,
  'the site': sitePages,
  'a game that is to come': pagesToCome,
  'another language': ['/ja/mitsukete', '/ja/cookies'],
}))
  test(`GAM-01 STA-01 STA-03 STA-05 axe finds nothing on the pages of ${name}, and on a phone every control that they show is at least 44 px wide and high`, async ({
    page,
    request,
  }) => {
    test.slow();
    const [first = '', ...others] = paths;
    await visit(page, first);
    await page.waitForLoadState('networkidle');
    await look(page, first);
    for (const path of others) {
      await goTo(page, path, await titleOf(request, path));
      await look(page, path);
    }
  });

test('GAM-01 STA-05 axe finds nothing on the page for an unknown path', async ({ page, errors }) => {
  errors.expect(/status of 404/);
  await visit(page, '/gibt-es-nicht');
  await look(page, '/gibt-es-nicht');
});
