import type { Locator, Page } from '@playwright/test';

/** More stops than any page has before the control that is looked for. */
const maxTabs = 60;

/** Goes to a control by Tab and presses it by Enter. */
export const tabTo =
  (page: Page) =>
  async (control: Locator): Promise<void> => {
    const focused = control.and(page.locator(':focus'));
    for (let tabs = 0; (await focused.count()) === 0; tabs++) {
      if (tabs === maxTabs) throw new Error('the keyboard does not get there');
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
  };
