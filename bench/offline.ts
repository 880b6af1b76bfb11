// What the service worker keeps, and how soon the hub starts from it without a network.
import { pathIn } from '@michi/contracts/page-address';
import { exampleAddresses } from '@michi/games/catalogue';
import type { Locale } from '@michi/messages/locales';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserOptions } from './browser.ts';
import { kilobytes, print } from './figure.ts';
import { newFolder } from './folder.ts';
import { get } from './get.ts';
import { startProduct } from './server.ts';

const wanted = { workerKb: 8, keptKb: 6_000, startMs: 1_500 } as const;

using folder = newFolder();
await using server = await startProduct(folder.path);
const browser = await chromium.launch(await browserOptions());
try {
  const worker = await get(`${server.url}/worker.js`, { 'accept-encoding': 'gzip' });
  print({
    name: 'the service worker, gzip',
    value: kilobytes(worker.body.length),
    unit: 'KB',
    wanted: { atMost: wanted.workerKb },
  });
  for (const locale of ['de', 'ja'] as const) await measure(await browser.newContext(), locale);
} finally {
  await browser.close();
}

async function measure(context: BrowserContext, locale: Locale): Promise<void> {
  const page = await context.newPage();
  await open(page, pathIn(locale, '/'));
  await printKept(page, `kept after one visit of / (${locale})`);
  for (const address of exampleAddresses) await open(page, pathIn(locale, address));
  await printKept(page, `kept after every page of every game (${locale})`);

  await context.setOffline(true);
  await page.goto(server.url + pathIn(locale, '/games'));
  await page.waitForSelector('main a[href$="/mitsukete"]');
  print({
    name: `the hub without a network, from the address to its games (${locale})`,
    value: await page.evaluate(() => performance.now()),
    unit: 'ms',
    wanted: { atMost: wanted.startMs },
  });
  await context.close();
}

/** Opens a page and waits until nothing more is being kept. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(server.url + path, { waitUntil: 'networkidle' });
  await page.evaluate(() => navigator.serviceWorker.ready);
  let [before, now] = [-1, await keptFiles(page)];
  while (now.length !== before) {
    before = now.length;
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    now = await keptFiles(page);
  }
}

async function printKept(page: Page, name: string): Promise<void> {
  const kept = await keptFiles(page);
  const sum = (files: typeof kept) => kilobytes(files.reduce((bytes, file) => bytes + file.bytes, 0));
  const fonts = kept.filter(({ url }) => url.includes('/fonts/'));
  print({
    name,
    value: sum(kept),
    unit: 'KB',
    wanted: { atMost: wanted.keptKb },
    note: `${kept.length} entries, uncompressed; fonts ${sum(fonts).toFixed(0)} KB`,
  });
}

function keptFiles(page: Page): Promise<{ url: string; bytes: number }[]> {
  return page.evaluate(async () => {
    const found = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true });
        found.push({ url: request.url, bytes: (await response?.arrayBuffer())?.byteLength ?? 0 });
      }
    }
    return found;
  });
}
