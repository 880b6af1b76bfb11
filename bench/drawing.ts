// Whether drawing keeps up with the screen on a slow machine: frames that come late while strokes are drawn.
import { setTimeout as pause } from 'node:timers/promises';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { browserOptions } from './browser.ts';
import { median, print } from './figure.ts';
import { newFolder } from './folder.ts';
import { type Frames, framesOf, latePercent, told, watchFrames } from './frames.ts';
import { startProduct } from './server.ts';

/** How many times slower the browser is made. */
const slowdown = 4;
/** Each of the two is measured so often, in turns; what else the machine does is not counted against one alone. */
const turns = 3;
const strokes = 12;
const movesPerStroke = 60;
/** Between two moves of the pointer, so that each frame has about two, as with a mouse of 125 Hz. */
const moveMs = 8;
/** Percent of the frames, more than on the bare canvas. */
const mostMoreLate = 3;

/** A page with nothing but a canvas, which draws what comes: what machine, browser and input cost themselves. */
const bareCanvas = `<canvas role="application" width="640" height="428"></canvas>
<script>
  const canvas = document.querySelector('canvas');
  const context = canvas.getContext('2d');
  let places = [];
  const draw = () => {
    const last = places.at(-1);
    context.beginPath();
    for (const { offsetX, offsetY } of places) context.lineTo(offsetX, offsetY);
    context.stroke();
    places = [last];
  };
  canvas.onpointerdown = (event) => (places = [event]);
  canvas.onpointermove = (event) => places.push(event) === 2 && requestAnimationFrame(draw);
  onkeydown = () => context.clearRect(0, 0, canvas.width, canvas.height);
</script>`;

using folder = newFolder();
await using server = await startProduct(folder.path);
const { executablePath, args } = await browserOptions();
const browser = await chromium.launch({ executablePath, args });
const bare: Frames[] = [];
const battle: Frames[] = [];
try {
  for (let turn = 0; turn < turns; turn++) {
    bare.push(await measure((page) => page.setContent(bareCanvas)));
    battle.push(await measure((page) => page.goto(`${server.url}/tatakae/battle`)));
  }
} finally {
  await browser.close();
}
print({
  name: `frames late while strokes are drawn in a battle, more than on a bare canvas, ${slowdown}× slower`,
  value: median(battle.map(latePercent)) - median(bare.map(latePercent)),
  unit: 'points',
  wanted: { atMost: mostMoreLate },
  note: `${told('in a battle', battle)}; ${told('on a bare canvas', bare)}`,
});

/** Opens a page and draws strokes on what it shows. */
async function measure(open: (page: Page) => Promise<unknown>): Promise<Frames> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
  const page = await context.newPage();
  await open(page);
  const paper = page.getByRole('application');
  await paper.waitFor();
  const box = await paper.boundingBox();
  if (!box) throw new Error('the paper is not shown');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await watchFrames(page);
  await drawStrokes(session, box);
  const frames = await framesOf(page);
  await context.close();
  return frames;
}

/** Draws waves over the whole paper at the pace of a hand; the moves are sent without waiting for the page. */
async function drawStrokes(
  session: CDPSession,
  box: { x: number; y: number; width: number; height: number },
): Promise<void> {
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number, y: number) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
    });
  const clear = () =>
    session.send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'Delete', code: 'Delete' });
  const sent: unknown[] = [];
  for (let stroke = 0; stroke < strokes; stroke++) {
    const at = (move: number): [number, number] => [
      box.x + box.width * (0.1 + (0.8 * move) / movesPerStroke),
      box.y + box.height * (0.5 + 0.35 * Math.sin(move / 6 + stroke)),
    ];
    sent.push(send('mousePressed', ...at(0)));
    for (let move = 1; move <= movesPerStroke; move++) {
      await pause(moveMs);
      sent.push(send('mouseMoved', ...at(move)));
    }
    sent.push(send('mouseReleased', ...at(movesPerStroke)));
    sent.push(clear()); // or the kanji would be handed in
    await pause(5 * moveMs);
  }
  await Promise.all(sent);
}
