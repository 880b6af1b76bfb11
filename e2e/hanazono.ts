import type { Locator, Page } from '@playwright/test';

export const plantOf = (page: Page, kanji: string): Locator =>
  page.locator(`.hana-pl[data-kanji="${kanji}"]`);

export const gardening = (page: Page): Locator => page.getByRole('region', { name: 'Gärtnern' });

/** What is right for the kanji that a newcomer plants first. */
const right: Readonly<Record<string, readonly [meaning: string, reading: string]>> = {
  山: ['Berg', 'yama'],
  川: ['Fluss', 'kawa'],
};

/** Leaves the tutorial and plants the first kanji that is offered, where one clicks. */
export async function plantFirst(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'In den Garten' }).click();
  await page.locator('.hana-soil').click({ position: { x: 90, y: 200 } });
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
