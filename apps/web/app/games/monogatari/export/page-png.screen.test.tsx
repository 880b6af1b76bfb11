import { furiganaOf } from '@michi/games/monogatari/proposals';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fullPage } from '../../../testing/monogatari-page.ts';
import { expectWarning } from '../../../testing/warnings.ts';
import { pageSheet, phoneSheet } from '../drawing/page.ts';
import { embeddedFontsOf } from './page-fonts.ts';
import { pagePng } from './page-png.ts';
import { pageSvg } from './page-svg.ts';

const title = '夜の祭り';
const page = pageSheet({ title, panels: fullPage }, furiganaOf);
const call = () => {
  const controller = new AbortController();
  return { controller, onProgress: vi.fn<(done: number) => void>(), signal: controller.signal };
};

/** How much of a picture is not paper, in percent. */
async function inkOf(png: Blob): Promise<number> {
  const picture = await createImageBitmap(png, { resizeWidth: 182, resizeHeight: 257 });
  const context = new OffscreenCanvas(182, 257).getContext('2d');
  context?.drawImage(picture, 0, 0);
  const pixels = context?.getImageData(0, 0, 182, 257).data ?? [];
  let dark = 0;
  for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 128) dark++;
  return (100 * dark) / (182 * 257);
}

/** As in browsers that have it on pages alone. */
function withoutOffscreenCanvas(): () => void {
  const { OffscreenCanvas } = globalThis;
  const restore = () => {
    Object.assign(globalThis, { OffscreenCanvas });
  };
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
  onTestFinished(restore);
  return restore;
}

test('MON-03: a page becomes a PNG of 1,820 × 2,570 in a worker, which tells how far it is', async () => {
  const { onProgress, signal } = call();
  const png = await pagePng(page, { onProgress, signal });
  expect(png.type).toBe('image/png');
  const bytes = new DataView(await png.arrayBuffer());
  expect([...new Uint8Array(bytes.buffer, 0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
  expect([bytes.getUint32(16), bytes.getUint32(20)]).toEqual([1_820, 2_570]);
  const told = onProgress.mock.calls.map(([done]) => done);
  expect(told.length).toBeGreaterThan(8);
  expect(told).toEqual(told.toSorted((one, other) => one - other));
  expect(await inkOf(png)).toBeGreaterThan(5);
  expect(await inkOf(png)).toBeLessThan(60);
});

test('MON-03: for phones a story becomes a page that is 1,080 wide, with as many panels below each other', async () => {
  const { onProgress, signal } = call();
  const png = await pagePng(phoneSheet({ title, panels: fullPage }, furiganaOf), { onProgress, signal });
  const bytes = new DataView(await png.arrayBuffer());
  expect([bytes.getUint32(16), bytes.getUint32(20)]).toEqual([1_080, 214 + 8 * 767 + 7 * 34 + 96]);
  expect(await inkOf(png)).toBeGreaterThan(5);
});

test('MON-03: where the browser has no canvas for workers, the page shown makes the same picture', async () => {
  const { onProgress, signal } = call();
  const ink = await inkOf(await pagePng(page, { onProgress, signal }));
  const restore = withoutOffscreenCanvas();
  const png = await pagePng(page, { onProgress, signal });
  restore();
  const bytes = new DataView(await png.arrayBuffer());
  expect([bytes.getUint32(16), bytes.getUint32(20)]).toEqual([1_820, 2_570]);
  expect(await inkOf(png)).toBeCloseTo(ink, 0);
});

test('MON-03: where the browser forbids to read pictures, there is none, and the failure says so', async () => {
  withoutOffscreenCanvas();
  const toBlob = vi
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((onBlob: BlobCallback) => onBlob(null));
  const { onProgress, signal } = call();
  await expect(pagePng(page, { onProgress, signal })).rejects.toThrow('no picture');
  toBlob.mockRestore();
});

test('MON-03: what is called off ends with the reason, before and while it is made', async () => {
  const early = call();
  early.controller.abort(new Error('never mind'));
  await expect(pagePng(page, early)).rejects.toThrow('never mind');
  const late = call();
  const made = pagePng(page, late);
  late.controller.abort(new Error('never mind'));
  await expect(made).rejects.toThrow('never mind');
});

test('MON-03: a page is an SVG that a browser reads', async () => {
  const hostile = fullPage.map((panel) => ({
    ...panel,
    bubbles: panel.bubbles.map((bubble) => ({ ...bubble, text: '</text><script>"&\u0000\ud800' })),
  }));
  const shapes = pageSheet({ title: '<b>', panels: hostile }, furiganaOf);
  const svg = pageSvg(shapes, '<b>', await embeddedFontsOf(shapes));
  const read = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(read.querySelector('parsererror')).toBe(null);
  expect(read.querySelectorAll('script, image, a, foreignObject')).toHaveLength(0);
  expect(read.querySelector('title')?.textContent).toBe('<b>');
});

test('MON-03: without a font file, and for kanji that no file has, signs are drawn in a font of the device', async () => {
  expectWarning('putting a font into a picture failed');
  const panels = fullPage.map((panel) => ({
    ...panel,
    bubbles: panel.bubbles.map((bubble) => ({ ...bubble, text: '龘\u{20bb7}野' })),
  }));
  const sheet = pageSheet({ title, panels }, furiganaOf);
  const families = getComputedStyle(document.documentElement).getPropertyValue('--font-display');
  const style = document.createElement('style');
  style.textContent = `@font-face { font-family: ${families.split(',')[0]}; src: url("/no-such-file.woff2"); }`;
  document.head.append(style);
  onTestFinished(() => style.remove());
  const svg = pageSvg(sheet, title, await embeddedFontsOf(sheet));
  expect(svg).toContain('>龘</text>');
  expect(svg).toContain('>\u{20bb7}</text>');
  expect(svg).not.toContain('no-such-file');
  const { onProgress, signal } = call();
  expect(await inkOf(await pagePng(sheet, { onProgress, signal }))).toBeGreaterThan(5);
});
