import type { Locator, Page } from '@playwright/test';
import { withoutTickets } from './api.ts';
import { stopClock, visit } from './browser.ts';
import { expect } from './fixtures.ts';

/** The field in which an answer is typed. */
export const answer = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Reading, meaning or character' });

/** A song in steps, in English, before it begins; time goes as the test says. */
export async function openSong(page: Page, path = '/en/otoawase/sakura'): Promise<Map<string, string>> {
  await withoutTickets(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stopClock(page);
  await visit(page, path);
  await expect(page.getByRole('button', { name: 'Start the song' })).toBeFocused();
  return readings(page);
}

/** How each kanji of the song is read. */
async function readings(page: Page): Promise<Map<string, string>> {
  const prompts = await page
    .locator('.oto-prompts li')
    .evaluateAll((items) =>
      items.map(({ children }) => [children[0]?.textContent ?? '', children[1]?.textContent ?? ''] as const),
    );
  return new Map(prompts);
}

/** Begins the song by the keyboard, and lets its four bars without a note pass. */
export async function begin(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page.getByRole('progressbar', { name: 'Energy' })).toBeVisible();
  await page.clock.runFor(2_500);
}

/** Hits the next note that asks for its kanji and names it, by the keyboard; new kanji before it are looked at. */
export async function hitAndName(page: Page, known: ReadonlyMap<string, string>): Promise<void> {
  const introduced = page.getByRole('button', { name: 'Continue' });
  while (!(await answer(page).isVisible())) {
    await page.clock.runFor(10_100); // a bar of waiting and up to four to the next note
    for (const key of ['a', 's', 'd']) {
      await page.keyboard.press(key); // in two of the lanes there is no note
      if (await answer(page).or(introduced).isVisible()) break;
    }
    if (await introduced.isVisible()) await page.keyboard.press('Enter');
  }
  await expect(answer(page)).toBeFocused();
  const kanji = await page.locator('form .masu').textContent();
  await page.keyboard.insertText(known.get(kanji ?? '') ?? '');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toBeHidden();
}
