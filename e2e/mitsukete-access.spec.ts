import { wrongFeedbackMs } from '@michi/games/mitsukete/constants';
import type { Page } from '@playwright/test';
import { stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import { cards, find, miss, soughtKanji, win } from './mitsukete.ts';
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
  for (const _ of ['sound', 'theme', 'board']) await page.keyboard.press('Tab');
  await expect(cards(page).first()).toBeFocused();
  await win(page, arrowTo(page, 4));
  await expect(page.getByRole('dialog', { name: 'Alles gefunden' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nächstes Level' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Level 2 · Eins bis zehn')).toBeVisible();
});

test.describe('on a screen that can be touched', () => {
  test.use({ hasTouch: true });

  test('GAM-01 a level can be played by touch @phone', async ({ page }) => {
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

test('GAM-01 P pauses from the cards or from nowhere, and never from elsewhere', async ({ page }) => {
  await visit(page, '/mitsukete/play/first-strokes');
  const pause = page.getByRole('dialog', { name: 'Pause' });
  await cards(page).first().focus();
  await page.keyboard.press('p');
  await expect(pause).toBeVisible();
  await page.keyboard.press('p');
  await expect(pause).toBeHidden();

  await page.getByRole('button', { name: 'Pause' }).focus();
  await page.keyboard.press('p');
  await expect(pause).toBeVisible();
  await page.keyboard.press('p');
  await expect(pause).toBeHidden();

  await page.getByRole('link', { name: 'Zur Levelauswahl' }).focus();
  await page.keyboard.press('p');
  await page.keyboard.press('Tab');
  await expect(pause).toBeHidden();

  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press('p');
  await expect(pause).toBeVisible();
});

test('GAM-01 a screen reader hears what happened, also the same thing twice', async ({ page }) => {
  await stopClock(page);
  await visit(page, '/mitsukete/play/first-strokes');
  const status = page.getByRole('status').first(); // a slider's value is one too, but tells nothing by itself
  const [first = '', second = ''] = await soughtKanji(page);

  await expect(status).toHaveText(/^Level „Erste Striche“\. Gesucht: \p{L}+, \p{L}+ und \p{L}+\.$/u);
  await find(page, first);
  await expect(status).toHaveText(new RegExp(`^Richtig! ${first}, .+: gefunden\\. 30 Punkte\\.$`));
  await miss(page);
  await expect(status).toHaveText('Nicht ganz. Versuche es nochmal.');
  await page.clock.runFor(1_000);

  const told = status.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        new MutationObserver(() => resolve()).observe(element, {
          childList: true,
          subtree: true,
          characterData: true,
        });
      }),
  );
  await miss(page);
  await told;
  await expect(status).toHaveText('Nicht ganz. Versuche es nochmal.');
  await page.clock.runFor(1_000);

  await page.keyboard.press('p');
  await expect(status).toHaveText('Pause. Die Zeit steht still.');
  await page.keyboard.press('p');
  await expect(status).toHaveText('Weiter geht es.');
  await find(page, second);
  await win(page);
  await expect(status).toHaveText('Geschafft! 95 Punkte.');
});

test('GAM-01 with reduced motion nothing moves', async ({ page }) => {
  await page.addInitScript(() => {
    const note = () => {
      const ends = document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime));
      if (ends.some((endMs) => endMs > 10)) document.body.dataset.moved = 'yes';
    };
    document.addEventListener('animationstart', note);
    document.addEventListener('transitionrun', note);
  });
  const moved = () => page.evaluate(() => document.body.dataset.moved);

  await stopClock(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/mitsukete');
  await page.getByRole('link', { name: 'Spiel starten' }).click();
  await page.getByRole('link', { name: 'Erste Striche' }).click();
  await miss(page);
  await page.clock.runFor(wrongFeedbackMs);
  await expect(page.getByText('Nicht ganz …')).toBeHidden();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Weiterspielen' }).click();
  await win(page);
  await expect(page.getByRole('dialog', { name: 'Alles gefunden' })).toBeVisible();
  expect(await moved()).toBeUndefined();

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: 'Noch einmal spielen' }).click();
  await miss(page);
  await expect.poll(moved).toBe('yes');
});
