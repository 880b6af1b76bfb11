import { visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { handheld } from './phone.ts';
import type { Press } from './play.ts';
import { build, choose, radical, target } from './puzzle.ts';

test.describe('on a phone', () => {
  test.use(handheld);

  test('GAM-01 a kanji is built by touch; the meaning of every radical can be read', async ({ page }) => {
    const tap: Press = (control) => control.tap();
    await visit(page, '/puzzle');
    await target(page).waitFor();
    await expect(radical(page, 'grass')).toContainText('Gras');
    await choose(page, ['fire'], undefined, tap);
    await tap(page.getByRole('button', { name: '火 Feuer entfernen' }));
    await build(page, undefined, tap);
    await expect(page.getByText('Perfekt!', { exact: true })).toBeVisible();
    const small = await page
      .locator('main')
      .getByRole('button')
      .or(page.locator('main').getByRole('link'))
      .evaluateAll((all) =>
        all
          .filter((each) => each.getAttribute('tabindex') !== '-1' || each.classList.contains('kcard'))
          .map((each) => [each.textContent, each.getBoundingClientRect()] as const)
          .filter(([, { width, height }]) => width < 44 || height < 44)
          .map(([text]) => text),
      );
    expect(small).toEqual([]);
  });
});
