import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { sidewaysScroll } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { phone } from './phone.ts';

/** What a theme changes. */
export const colours = ['color-contrast', 'link-in-text-block'];

interface Look {
  /** The part of the page that is checked. */
  within?: string;
  /** Only as wide as the page is now: it closes what is open when its width changes. */
  oneWidth?: boolean;
}

/**
 * Checks the page as it stands by every rule in the light, its colours again in the dark, and that nothing scrolls
 * sideways; then once more as wide as a phone. The styles ask for nothing of a device but its width, so that no
 * journey needs to be walked on the phone as well for the sake of these rules.
 */
export async function check(page: Page, state: string, look: Look = {}): Promise<void> {
  await test.step(state, async () => {
    await checkWidth(page, look);
    const size = page.viewportSize();
    if (look.oneWidth || size === null || size.width === phone.width) return;
    await page.setViewportSize(phone);
    await test.step('on a phone', () => checkWidth(page, look));
    await page.setViewportSize(size);
  });
}

async function checkWidth(page: Page, look: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await axeFaults(page, look)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await axeFaults(page, look, colours)).toEqual([]);
}

/** The rules that are broken, each with the elements that break it. */
export async function axeFaults(page: Page, { within }: Look = {}, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([selector, runOnly]) => {
      const { axe: loaded } = window as typeof window & { axe: typeof axe };
      // what slides in is not there yet, and colours on their way are too pale
      for (const animation of document.getAnimations())
        if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
      const { violations } = await loaded.run(selector ?? document, {
        resultTypes: ['violations'],
        ...(runOnly && { runOnly }),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [within, rules] as const,
  );
}
