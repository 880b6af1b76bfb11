// Whether words are laid into a haiku as fast as hands move on a slow machine.
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { browserOptions } from './browser.ts';
import { median, print } from './figure.ts';
import { newFolder } from './folder.ts';
import { slowed, watched } from './frames.ts';
import { startProduct } from './server.ts';

/** How many times slower the browser is made. */
const slowdown = 4;
const turns = 3;
/** So often a word is laid and taken back. */
const words = 20;
/** Between two taps of somebody in a hurry. */
const tapMs = 100;
const mostScriptMs = 16;

using folder = newFolder();
await using server = await startProduct(folder.path);
const browser = await chromium.launch(await browserOptions());
const scripts: number[] = [];
const late: number[] = [];
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  await page.goto(`${server.url}/kotodama/create`);
  await page.locator('.kot-words__word').first().waitFor();
  const session = await slowed(page, slowdown);
  for (let turn = 0; turn < turns; turn++) {
    const laid = await watched(page, session, () => layWords(page));
    scripts.push(laid.scriptMs);
    late.push(laid.late);
  }
} finally {
  await browser.close();
}
print({
  name: `script for each frame while words are laid into a haiku, ${slowdown}× slower`,
  value: median(scripts),
  unit: 'ms',
  wanted: { atMost: mostScriptMs },
  note: `${scripts.map((ms) => ms.toFixed(1)).join(', ')} ms in turn; ${median(late).toFixed(1)} % of the frames late`,
});

/** Lays a word and takes it back, again and again. */
async function layWords(page: Page): Promise<void> {
  const tap = (selector: string) =>
    page.evaluate((name) => document.querySelector<HTMLElement>(name)?.click(), selector);
  for (let word = 0; word < words; word++) {
    await tap('.kot-words__word:not([aria-disabled="true"])');
    await pause(tapMs);
    await tap('.kot-line__piece');
    await pause(tapMs);
  }
}
