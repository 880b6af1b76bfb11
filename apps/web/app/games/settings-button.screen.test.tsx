import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as menuPage from '../routes/mitsukete/menu.tsx';
import { expectAccessible, show } from '../testing/screen.tsx';

test('GAM-01 SHL-03 one button of the bar opens sound, language and colours', async () => {
  await page.viewport(360, 640);
  await show(menuPage, { path: '/mitsukete' });
  await page.getByRole('banner').getByRole('button', { name: 'Einstellungen' }).click();
  const settings = page.getByRole('dialog', { name: 'Einstellungen' });
  await expect.element(settings.getByRole('slider', { name: 'Gesamtlautstärke' })).toHaveFocus();
  await expect
    .element(settings.getByRole('link', { name: '日本語' }))
    .toHaveAttribute('href', '/ja/mitsukete');
  await expectAccessible('settings of a game');
  const theme = () => document.documentElement.dataset.theme;
  const before = theme();
  await settings.getByRole('button', { name: 'Zwischen Hell und Dunkel wechseln' }).click();
  await expect.poll(theme).not.toBe(before);
});
