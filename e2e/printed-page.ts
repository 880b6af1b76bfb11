import type { Locator, Page } from '@playwright/test';

/** As wide as what an A4 leaf holds between its margins. */
export const leaf = { width: 672, height: 980 };

export const styleOf = (element: Locator, property: string): Promise<string> =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

/** What belongs to a screen only, as far as it can be seen. */
export const screenOnly = (page: Page): Locator =>
  page
    .locator(
      '.site-header, .site-footer, .cookie, .skip, nav, .btn, .icon-btn, .chip, summary, [role=status]:not(.sr-only)',
    )
    .filter({ visible: true });

/** Sends the page to the printer, in the dark theme. */
export const print = (page: Page): Promise<void> =>
  page.emulateMedia({ media: 'print', colorScheme: 'dark' });

/** How light the lightest word of the page is, from 0 to 1. */
export async function lightestWord(page: Page): Promise<number> {
  const words = page.locator('main').locator('p, h1, h2, li, td').filter({ visible: true });
  const colours = await words.evaluateAll((all) => all.map((each) => getComputedStyle(each).color));
  return Math.max(...colours.map(luminance));
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}
