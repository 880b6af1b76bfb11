import type { Locator, Page } from '@playwright/test';

export const plantOf = (page: Page, kanji: string): Locator =>
  page.locator(`.hana-pl[data-kanji="${kanji}"]`);

export const gardening = (page: Page): Locator => page.getByRole('region', { name: 'Gärtnern' });

/** What is right for the kanji that a newcomer plants first. */
const right: Readonly<Record<string, readonly [meaning: string, reading: string]>> = {
  一: ['eins', 'ichi'],
  二: ['zwei', 'ni'],
  三: ['drei', 'san'],
  四: ['vier', 'yon'],
  五: ['fünf', 'go'],
};

/** Leaves the tutorial and plants the first kanji that are offered, side by side. */
export async function plantFirst(page: Page, count = 1): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'In den Garten' }).click();
  for (let planted = 0; planted < count; planted++) {
    if (planted > 0) await gardening(page).getByRole('button', { name: 'Pflanzen' }).click();
    await page.locator('.hana-soil').click({ position: { x: 90 + 130 * planted, y: 300 } });
    await page.locator('.hana-pl').nth(planted).waitFor();
  }
}

/** Answers what the open plant asks, rightly. */
export async function answer(page: Page, kanji: string): Promise<void> {
  const asked = await gardening(page).getByRole('heading').textContent();
  const [meaning = '', reading = ''] = right[kanji] ?? [];
  if (asked?.includes('Form')) return page.locator('.hana-options__option', { hasText: kanji }).click();
  await gardening(page)
    .getByRole('textbox')
    .fill(asked?.includes('liest') ? reading : meaning);
  await gardening(page).getByRole('button', { name: 'Prüfen' }).click();
}
