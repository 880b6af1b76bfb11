import { visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { find, soughtKanji } from './mitsukete.ts';

test('SHL-10 SHL-01 a game whose screen broke is loaded anew with its run, and an address that it does not have is a missing page of the site', async ({
  page,
  errors,
}) => {
  errors.expect(/broken on purpose|status of 404/);
  await visit(page, '/mitsukete/play/first-strokes');
  await find(page, (await soughtKanji(page))[0] ?? '');
  await page.evaluate(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error('broken on purpose');
    };
  });
  await page.getByRole('banner').getByRole('button', { name: 'Einstellungen' }).click();
  await page.getByRole('link', { name: 'Weiterspielen' }).click();
  await page.getByRole('dialog', { name: 'Pause' }).getByRole('button', { name: 'Weiterspielen' }).click();
  expect(await soughtKanji(page)).toHaveLength(2);

  expect((await page.goto('/mitsukete/play/gibt-es-nicht'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Hier geht der Weg nicht weiter' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
