import { check } from './axe.ts';
import { reload, stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import {
  answer,
  celebrate,
  done,
  firstPath,
  goThrough,
  leave,
  modules,
  open,
  playOn,
  station,
  walk,
} from './tabibito.ts';

test('GAM-01 a path can be walked by the keyboard alone', async ({ page }) => {
  const press = tabTo(page);
  await stopClock(page);
  const dialog = page.getByRole('dialog');
  await visit(page, '/tabibito');
  await press(page.getByRole('link', { name: 'Anfänger', exact: true }));
  await press(page.locator('.tabi-paths').getByRole('link').first());
  await press(station(page, 1).getByRole('link'));
  await expect(page.locator('.tabi-leaf').getByRole('heading')).toBeFocused();
  await goThrough(page, press);
  await expect(page.getByRole('heading', { name: 'Angekommen' })).toBeFocused();
  await leave(page);

  await walk(page, 2);
  await reload(page);
  const module = (await modules(page))[2];
  if (!module) throw new Error('no third module');
  await press(station(page, 3).getByRole('link'));
  await expect(dialog.locator('.tabi-read')).toBeFocused();
  await press(dialog.getByRole('button', { name: 'Übung beginnen' }));
  await expect(dialog.locator('.tabi-q').getByRole('heading')).toBeFocused();
  await page.keyboard.press('1');
  await expect(dialog.locator('.tabi-q').getByRole('status')).not.toBeEmpty();
  await press(dialog.getByRole('button', { name: 'Weiter', exact: true }));
  await expect(page.locator('.tabi-bar__no')).toHaveText(/Frage 2/);
  await playOn(page, module, { press });
  await expect(dialog.locator('.tabi-verdict')).toBeFocused();
  await expect(dialog.locator('.tabi-verdict'), 'what is only read wears no ring').toHaveCSS(
    'box-shadow',
    'none',
  );
  await press(dialog.getByRole('button', { name: 'Abschließen' }));
  await celebrate(dialog);
});

test('GAM-01 axe finds nothing on any state of a journey', { tag: '@sweep' }, async ({ page }) => {
  test.slow();
  await visit(page, '/tabibito');
  await check(page, 'difficulties');
  await visit(page, '/tabibito/beginner');
  await check(page, 'paths');
  await visit(page, firstPath);
  const listed = await modules(page);
  await walk(page, listed.length - 1);
  await reload(page);
  await expect(done(page, 1)).toBeVisible();
  await check(page, 'a path, walked but for its end');
  const dialog = page.getByRole('dialog');
  for (const type of ['practice', 'quiz', 'review', 'challenge']) {
    const index = listed.findIndex((module) => module.type === type);
    const module = listed[index];
    if (!module) throw new Error(`no ${type}`);
    await open(page, index + 1);
    await check(page, type);
    if (type === 'quiz' || type === 'challenge') {
      await dialog.getByRole('button', { name: /Noch einmal spielen|annehmen/ }).click();
      await expect(dialog.locator('.tabi-q')).toBeVisible();
      await check(page, `a question of a ${type}`);
      if (type === 'quiz') {
        const row = dialog.locator('.tabi-bar__row');
        const [time, pause] = await Promise.all([
          row.getByRole('timer').boundingBox(),
          row.getByRole('button', { name: 'Pause' }).boundingBox(),
        ]);
        expect(pause?.x, 'the pause stands beside the time').toBeGreaterThan(time?.x ?? 0);
      }
      await answer(page, module, false);
      await expect(dialog.getByRole('button', { name: 'Weiter', exact: true })).toBeFocused();
      await check(page, `a wrong answer in a ${type}`);
      await dialog.getByRole('button', { name: 'Zur Station' }).click();
    }
    await dialog.getByRole('button', { name: 'Zurück', exact: true }).click();
    await expect(dialog).toBeHidden();
  }
});
