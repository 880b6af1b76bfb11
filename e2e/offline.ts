import { join } from 'node:path';
import type { PlayableGame } from '@michi/games/catalogue';
import type { Locale } from '@michi/messages/locales';
import type { Page } from '@playwright/test';
import { readFacts } from '../apps/web/build-tools/worker-facts.ts';
import { visit } from './browser.ts';
import { expect } from './fixtures.ts';

export const facts = await readFacts(join(import.meta.dirname, '../apps/web/build/client'));

/** Opens a page, and waits until what it needs is kept. */
export async function visitAndKeep(page: Page, path: string, locale: Locale = 'de'): Promise<void> {
  await visit(page, path);
  const game = path.split('/').find((segment): segment is PlayableGame => segment in facts.games);
  const needed = [facts.shell, ...(game ? [facts.games[game]] : [])];
  const files = needed.flatMap((each) => (each ? [...each.all, ...each.of[locale]] : []));
  const answers = needed.flatMap((each) => each?.answers ?? []);
  const shell = locale === 'de' ? '/shell' : `/${locale}/shell`;
  await isKept(page, [shell, ...answers, ...files.map((file) => `/assets/${file}`)]);
}

/** Waits until the service worker keeps all files that the page has loaded. */
export async function keepsLoaded(page: Page): Promise<void> {
  const loaded = () =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ pathname }) => /^\/(?:assets|fonts)\//.test(pathname))
      .map(({ pathname }) => pathname);
  await isKept(page, await page.evaluate(loaded));
}

/** Waits until the service worker keeps all these paths. */
async function isKept(page: Page, paths: readonly string[]): Promise<void> {
  const missing = (wanted: readonly string[]) =>
    Promise.all(wanted.map(async (path) => ((await caches.match(path, { ignoreVary: true })) ? [] : [path])));
  await expect.poll(async () => (await page.evaluate(missing, paths)).flat()).toEqual([]);
}
