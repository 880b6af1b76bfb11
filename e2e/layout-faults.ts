import type { Page } from '@playwright/test';

/** The visible controls that a finger does not hit well, by themselves or by what they are labelled with. */
export const smallControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, summary, select, input:not([tabindex="-1"]), textarea')]
      .filter((control) => {
        const box = (control.closest('label') ?? control).getBoundingClientRect();
        const around = getComputedStyle(control, '::before'); // what is hit may reach beyond what is seen
        const reach = around.position === 'absolute' ? around : { width: '0', height: '0' };
        const width = Math.max(box.width, Number.parseFloat(reach.width) || 0);
        const height = Math.max(box.height, Number.parseFloat(reach.height) || 0);
        const read = width <= 1 || getComputedStyle(control).display === 'inline'; // a link in a text
        return !read && control.checkVisibility() && Math.min(width, height) < 43.5;
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );

/** What words end beyond the window's right edge, where nobody can scroll. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
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
  });

/** Sets all text in so many percent of its size, as a reader may in the browser. */
export const setTextSize = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
