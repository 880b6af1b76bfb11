import { pathIn } from '@michi/contracts/site-paths';
import { everyPage } from './addresses.ts';
import { sidewaysScroll, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';

/** With longer and with shorter words than most. */
const sampled = ['de', 'fr'] as const;

for (const locale of sampled)
  test(`GAM-01 STA-05 ${locale}: with text at 200 % nothing on a phone is cut or scrolls sideways`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 640 });
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      }),
    );
    for (const path of everyPage) {
      await visit(page, pathIn(locale, path));
      expect.soft(await sidewaysScroll(page), path).toBe(0);
      expect.soft(await page.evaluate(cutOff), path).toEqual([]);
    }
  });

/** What words end beyond the window's right edge, where nobody can scroll. */
function cutOff(): string[] {
  const edge = document.documentElement.clientWidth;
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
  const isCut = (element: Element): boolean => {
    const { width, height, right } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1 || right <= edge + 1 || element.closest('.sr-only')) return false;
    for (let above = element.parentElement; above; above = above.parentElement)
      if (scrolls(above) || above.ariaHidden === 'true') return false;
    return element.checkVisibility({ visibilityProperty: true }) && element.ariaHidden !== 'true';
  };
  const worded = [...document.body.querySelectorAll('*')].filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  );
  return worded
    .filter(isCut)
    .slice(0, 3)
    .map((element) => `${element.className} ${element.textContent?.slice(0, 40)}`);
}
