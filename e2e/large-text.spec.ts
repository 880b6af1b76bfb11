import { pathIn } from '@michi/contracts/page-address';
import { everyPage } from './addresses.ts';
import { goTo, sidewaysScroll, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { titleOf, walk } from './page-html.ts';

/** With longer and with shorter words than most. */
const sampled = ['de', 'fr'] as const;

/** A small phone, held upright and sideways. */
const phones = [
  { width: 360, height: 640 },
  { width: 740, height: 360 },
] as const;

for (const locale of sampled)
  test(`GAM-01 STA-05 ${locale}: with text at 200 % nothing on a phone is cut or scrolls sideways`, async ({
    page,
    request,
  }) => {
    test.slow();
    const titles = new Map<string, string>();
    await walk(everyPage, async (path) => {
      titles.set(path, await titleOf(request, pathIn(locale, path)));
    });
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      }),
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, pathIn(locale, '/'));
    const faults: string[] = [];
    for (const [path, title] of titles)
      await test.step(path, async () => {
        await goTo(page, pathIn(locale, path), title);
        for (const phone of phones) {
          await page.setViewportSize(phone);
          const at = `${path} ${phone.width} × ${phone.height}`;
          if ((await sidewaysScroll(page)) > 0) faults.push(`${at}: scrolls sideways`);
          for (const words of await page.evaluate(cutOff)) faults.push(`${at}: cut off: ${words}`);
        }
      });
    expect(faults).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('style', /font-size: 200%/);
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
