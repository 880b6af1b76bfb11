// Whether a manga page is drawn as fast as hands move on a slow machine, and how long its export takes.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { fullPage } from '../apps/web/app/testing/monogatari-page.ts';
import { browserOptions } from './browser.ts';
import { median, print } from './figure.ts';
import { newFolder } from './folder.ts';
import { slowed, type Watched, watched } from './frames.ts';
import { startProduct } from './server.ts';

/** How many times slower the browser is made while something is dragged or written. */
const slowdown = 4;
const turns = 3;
const moves = 120;
/** Between two moves of the pointer, as with a mouse of 125 Hz. */
const moveMs = 8;
const letters = 60;
/** Between two letters of somebody who types very fast. */
const letterMs = 60;
const sentence = '海へ行こう。夏の夢…';
/** The panel in which two stand on a beach. */
const peopled = 2;
const mostScriptMs = 16;
const mostExportMs = 2_000;

using folder = newFolder();
await using server = await startProduct(folder.path);
const { executablePath, args } = await browserOptions();
const browser = await chromium.launch({ executablePath, args });
const exports: number[] = [];
/** What was measured of each act, in turn. */
const acts = {
  sound: 'a sound word is dragged',
  figure: 'a figure is dragged over its background',
  text: 'a bubble is written in',
};
const measured: Record<keyof typeof acts, Watched[]> = { sound: [], figure: [], text: [] };
try {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto(`${server.url}/monogatari/draw/festival`);
  await page.locator('.mng-cast button').first().click();
  await page.waitForFunction(() => localStorage.getItem('kanji-no-michi:creations') !== null);
  const story = await keepFullPage(page, true);
  await page.goto(`${server.url}/monogatari/read?story=${story}`);
  for (let turn = 0; turn < turns; turn++) exports.push(await exportMs(page));
  await keepFullPage(page, false);
  await page.goto(`${server.url}/monogatari/draw?story=${story}`);
  await page.locator('.mng-thing').first().waitFor();
  const session = await slowed(page, slowdown);
  for (let turn = 0; turn < turns; turn++) measured.sound.push(await drag(page, session));
  await page.locator('.mng-frame__choose').nth(peopled).click();
  for (let turn = 0; turn < turns; turn++) measured.figure.push(await drag(page, session));
  for (let turn = 0; turn < turns; turn++) measured.text.push(await write(page, session));
} finally {
  await browser.close();
}
print({
  name: 'export of a full manga page as PNG, from the click to the file',
  value: median(exports),
  unit: 'ms',
  digits: 0,
  wanted: { atMost: mostExportMs },
  note: `${exports.map((ms) => ms.toFixed(0)).join(', ')} ms in turn`,
});
for (const [act, said] of Object.entries(acts) as [keyof typeof acts, string][]) {
  const scripts = measured[act].map(({ scriptMs }) => scriptMs);
  print({
    name: `script for each frame while ${said} on a page of eight panels, ${slowdown}× slower`,
    value: median(scripts),
    unit: 'ms',
    wanted: { atMost: mostScriptMs },
    note: `${scripts.map((ms) => ms.toFixed(1)).join(', ')} ms in turn; ${median(measured[act].map(({ late }) => late)).toFixed(1)} % of the frames late`,
  });
}

/** Makes the one story that is kept a page of eight panels that is full of everything. Answers its id. */
function keepFullPage(page: Page, isPublished: boolean): Promise<string> {
  const run = { run: randomUUID(), score: 600, kanjiPercent: 100, creativity: 100, coherence: 100 };
  const content = { panels: fullPage, published: isPublished ? run : null };
  return page.evaluate(async (changed) => {
    const asked = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await asked(indexedDB.open('kanji-no-michi'));
    const store = database.transaction('values', 'readwrite').objectStore('values');
    const keys = await asked(store.getAllKeys());
    const key = keys.find((each) => String(each).startsWith('creations:'));
    if (key === undefined) throw new Error('no story is kept');
    const creation = await asked(store.get(key));
    await asked(store.put({ ...creation, content: { ...creation.content, ...changed } }, key));
    database.close();
    return String(creation.name).split('.').at(-1) ?? '';
  }, content);
}

async function exportMs(page: Page): Promise<number> {
  const begin = performance.now();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.mng-export .btn--accent').click(),
  ]);
  await file.path();
  return performance.now() - begin;
}

/** Drags the first thing of the chosen panel in circles. */
async function drag(page: Page, session: CDPSession): Promise<Watched> {
  const thing = page.locator('.mng-thing').first();
  const box = await thing.boundingBox();
  if (!box) throw new Error('nothing is shown');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number, y: number) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
    });
  await send('mousePressed', middle.x, middle.y);
  const dragged = await watched(page, session, async () => {
    const sent: unknown[] = [];
    for (let move = 1; move <= moves; move++) {
      await pause(moveMs);
      const angle = (move / moves) * 4 * Math.PI;
      sent.push(send('mouseMoved', middle.x - 60 + 60 * Math.cos(angle), middle.y - 40 * Math.sin(angle)));
    }
    await Promise.all(sent);
  });
  await send('mouseReleased', middle.x, middle.y);
  return dragged;
}

/** Writes in the bubble of the chosen panel as fast as fingers can. */
async function write(page: Page, session: CDPSession): Promise<Watched> {
  await page.locator('.mng-bubble textarea').fill('');
  return watched(page, session, async () => {
    for (let letter = 0; letter < letters; letter++) {
      await pause(letterMs);
      await session.send('Input.insertText', { text: sentence[letter % sentence.length] ?? '' });
    }
  });
}
