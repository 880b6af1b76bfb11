import type { Page } from '@playwright/test';

/** Opens a page and waits until the browser has taken it over, so that no click is lost. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takenOver(page);
}

/** Loads the page again, as a reader would. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await takenOver(page);
}

/** Goes to a page of the site as a link does, without loading anew. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate')); // on which the router reads the address
  }, path);

/** Waits until a page is there with its title and all that it shows at first. */
export async function isShown(page: Page, title: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      document.title === wanted &&
      document.querySelector('h1')?.checkVisibility() &&
      !document.querySelector('main [aria-busy=true]'),
    title,
  );
}

/** React marks the elements that it answers for. */
export const takenOver = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactProps')));

/** From now on time passes for the pages only where the test says so, by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
}

/** The network is back, and the page hears of it at once. */
export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

/** Hides the tab from the learner, as another one in front of it does. */
export async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** Shows it again. */
export async function show(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** The value under a key of the page's local storage, parsed; null when there is none. */
export async function stored(page: Page, key: string): Promise<unknown> {
  return JSON.parse(await page.evaluate((name) => localStorage.getItem(name) ?? 'null', key));
}

/** How far the page can be scrolled sideways, in px. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

export const scrollPage = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

/** What browsers tell of a shift; the types of the DOM lack it. */
interface Shift {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** From now on adds up by how much the layout of the page shifted by itself, not by what a hand had done just before. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[])
        if (!entry.hadRecentInput) shifts.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
}
