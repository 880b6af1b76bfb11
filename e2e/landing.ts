import type { Locator, Page } from '@playwright/test';

/** A section of the landing page by its title. */
export const section = (page: Page, title: string): Locator => page.getByRole('region', { name: title });

export const showcase = (page: Page): Locator => section(page, 'Jedes Spiel ein eigenes Heft');
export const teaser = (page: Page): Locator => section(page, 'Zum Lesen zwischendurch');

/** The sheet on which kanji are dealt. */
export const sheet = (page: Page): Locator => section(page, 'Neun Kanji, alle zehn Sekunden neu gemischt');

/** Its places, each with a kanji. */
export const cells = (page: Page): Locator => sheet(page).getByRole('listitem');
