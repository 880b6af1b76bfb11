import type { Page } from '@playwright/test';
import { stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import { cards, win } from './mitsukete.ts';
import { handheld } from './phone.ts';
import type { Press } from './play.ts';

/** Goes to a card by the arrow keys and presses it by Space. The board is `cols` wide. */
const arrowTo =
  (page: Page, cols: number): Press =>
  async (card) => {
    const place = (label: string) => (label.match(/\d+/g) ?? []).map(Number);
    const nameOf = (element: Element) => element.ariaLabel ?? '';
    const [row = 0, col = 0] = place(await card.evaluate(nameOf));
    const [fromRow = 0, fromCol = 0] = place(await page.locator(':focus').evaluate(nameOf));
    const keys = [
      ...Array<string>(Math.abs(row - fromRow)).fill(row > fromRow ? 'ArrowDown' : 'ArrowUp'),
      ...(col === 1 || col === cols
        ? [col === 1 ? 'Home' : 'End']
        : Array<string>(Math.abs(col - fromCol)).fill(col > fromCol ? 'ArrowRight' : 'ArrowLeft')),
    ];
    for (const key of keys) await page.keyboard.press(key);
    await expect(card).toBeFocused();
    await page.keyboard.press('Space');
  };

test('GAM-01 a level can be played by the keyboard alone', async ({ page }) => {
  const press = tabTo(page);
  await stopClock(page);
  await visit(page, '/games');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await press(page.getByRole('link', { name: 'Mitsukete' }));
  await expect(page.getByRole('heading', { name: 'Siehst du es?' })).toBeVisible();
  await press(page.getByRole('link', { name: 'Spiel starten' }));
  await press(page.getByRole('link', { name: 'Erste Striche' }));

  await test.step('a pause takes the focus and gives it back', async () => {
    const pause = page.getByRole('button', { name: 'Pause' });
    await press(pause);
    await expect(page.getByRole('button', { name: 'Weiterspielen' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(pause).toBeFocused();
  });

  await expect(cards(page)).toHaveCount(16);
  for (const _ of ['settings', 'board']) await page.keyboard.press('Tab');
  await expect(cards(page).first()).toBeFocused();
  await win(page, arrowTo(page, 4));
  await expect(page.getByRole('dialog', { name: 'Alles gefunden' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nächstes Level' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Level 2 · Eins bis zehn')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(handheld);

  test('GAM-01 a level can be played by touch', async ({ page }) => {
    const tap: Press = (control) => control.tap();
    await stopClock(page);
    await visit(page, '/mitsukete');
    await tap(page.getByRole('link', { name: 'Spiel starten' }));
    await tap(page.getByRole('link', { name: 'Erste Striche' }));
    await tap(page.getByRole('button', { name: 'Pause' }));
    await tap(page.getByRole('button', { name: 'Weiterspielen' }));
    await win(page, tap);
    await tap(page.getByRole('link', { name: 'Nächstes Level' }));
    await expect(page.getByText('Level 2 · Eins bis zehn')).toBeVisible();
  });
});
