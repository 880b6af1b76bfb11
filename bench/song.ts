// Whether notes fall smoothly on a slow machine: frames that come late in a song, and the script that runs for each.
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { browserOptions } from './browser.ts';
import { median, print } from './figure.ts';
import { newFolder } from './folder.ts';
import { type Frames, framesOf, latePercent, told, watchFrames } from './frames.ts';
import { startProduct } from './server.ts';

/** How many times slower the browser is made. */
const slowdown = 4;
/** Each of the two is measured so often, in turns. */
const turns = 2;
/** A minute of the second song, in which nobody presses anything, breaks off before its end. */
const watchedMs = 50_000;
const mostMoreLate = 3;
const mostScriptMs = 8;

/** A page with nothing but a canvas on which a disc falls. */
const bareCanvas = `<canvas width="640" height="428"></canvas>
<script>
  const canvas = document.querySelector('canvas');
  const context = canvas.getContext('2d');
  let y = 0;
  const draw = () => {
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.fillRect(100, (y += 3) % 428, 60, 60);
    requestAnimationFrame(draw);
  };
  draw();
</script>`;

interface Watched {
  readonly frames: Frames;
  /** Script for each frame, in ms. */
  readonly scriptMs: number;
}

using folder = newFolder();
await using server = await startProduct(folder.path);
const { executablePath, args } = await browserOptions();
const browser = await chromium.launch({ executablePath, args });
const bare: Watched[] = [];
const song: Watched[] = [];
try {
  for (let turn = 0; turn < turns; turn++) {
    bare.push(await watch((page) => page.setContent(bareCanvas)));
    song.push(await watch(beginSong));
  }
} finally {
  await browser.close();
}
const lateIn = (watched: readonly Watched[]) => median(watched.map(({ frames }) => latePercent(frames)));
const toldOf = (where: string, watched: readonly Watched[]) =>
  told(
    where,
    watched.map(({ frames }) => frames),
  );
print({
  name: `frames late in a song, more than on a bare canvas, ${slowdown}× slower`,
  value: lateIn(song) - lateIn(bare),
  unit: 'points',
  wanted: { atMost: mostMoreLate },
  note: `${toldOf('in a song', song)}; ${toldOf('on a bare canvas', bare)}`,
});
print({
  name: `script for each frame of a song, ${slowdown}× slower`,
  value: median(song.map(({ scriptMs }) => scriptMs)),
  unit: 'ms',
  wanted: { atMost: mostScriptMs },
});

async function beginSong(page: Page): Promise<void> {
  await page.goto(`${server.url}/otoawase/rain`);
  await page.locator('.oto-ready .btn--accent:not([aria-busy=true])').click();
  await page.locator('.oto-field').waitFor();
}

/** Opens a page and watches its frames. */
async function watch(open: (page: Page) => Promise<unknown>): Promise<Watched> {
  const context = await browser.newContext({ viewport: { width: 360, height: 760 } });
  const page = await context.newPage();
  await open(page);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const scriptSeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
  };
  const before = await scriptSeconds();
  await watchFrames(page);
  await pause(watchedMs);
  const frames = await framesOf(page);
  const scriptMs = ((await scriptSeconds()) - before) * 1_000;
  await context.close();
  return { frames, scriptMs: scriptMs / frames.gaps.length };
}
