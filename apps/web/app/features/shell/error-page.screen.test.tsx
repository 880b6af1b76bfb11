import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as aboutPage from '../../routes/static/about.tsx';
import { button, expectAccessible } from '../../testing/screen.tsx';
import { openSite } from '../../testing/site.tsx';

test('SHL-09 the shell survives what broke, even within itself, and offers another try', async () => {
  await page.viewport(360, 760);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = new Error('broken on purpose');
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => {
    throw broken;
  });
  await openSite('/about', { pages: { '/about': aboutPage } });
  await button('Menü öffnen').click();
  const heading = page.getByRole('heading', { name: 'Da ist etwas durcheinandergeraten' });
  await expect.element(heading).toBeVisible();
  await expect.poll(() => document.title).toBe('Da ist etwas durcheinandergeraten · Kanji no Michi');
  const footer = page.getByRole('contentinfo');
  await expect.element(footer.getByRole('link', { name: 'Kontakt' })).toBeVisible();
  const again = page.getByRole('main').getByRole('link', { name: 'Noch einmal versuchen' });
  await expect.element(again).toHaveAttribute('href', '/about');
  await expectAccessible('broken');
  expect(logged.mock.calls.flat()).toContain(broken);
});
