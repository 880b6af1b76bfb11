import { scrollPage, visit, watchShifts } from './browser.ts';
import { expect, test } from './fixtures.ts';

test.use({ locale: 'en-GB' });

test('LNG-05 SHL-02 a reader of English is asked without a shift, stays at the line being read, and is asked nothing more', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const shifted = await watchShifts(page);
  const offer = page.locator('.language-offer');
  await visit(page, '/privacy');
  const link = offer.getByRole('link', { name: 'Read this in English?' });
  await expect(link).toBeVisible();
  expect(await shifted()).toBeLessThan(0.01);

  await scrollPage(page, 2000);
  const paragraphs = page.locator('main p');
  const read = await paragraphs.evaluateAll((all) =>
    all.findLastIndex((p) => p.getBoundingClientRect().top < innerHeight / 3),
  );
  const top = () => paragraphs.nth(read).evaluate((p) => p.getBoundingClientRect().top);
  const before = await top();
  await link.press('Enter');
  await expect(page).toHaveURL('/en/privacy');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // one language may need a few lines more than the other for what stands above
  expect(Math.abs((await top()) - before)).toBeLessThan(110);

  await test.step('the server knows the answer', async () => {
    asked.length = 0;
    await visit(page, '/about');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(offer).toHaveCount(0);
    expect(asked.filter((url) => url.includes('language-offer-'))).toEqual([]);
  });
});
