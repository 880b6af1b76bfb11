import { fontsForCanvas } from '../../../lib/pictures/embedded-fonts.ts';
import { newCanvas, pngOf } from '../../../lib/pictures/save-picture.ts';
import { type Sheet, textOf } from '../drawing/page.ts';
import { fontsOf, fontToken } from './page-fonts.ts';
import { paint } from './paint.ts';
import type { PngMessage, PngOrder } from './png-messages.ts';

export interface PngOptions {
  /** Told how much is done, from 0 to 1. */
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
}

/** Paints a sheet beside what is shown. */
function paintedBeside(sheet: Sheet, { onProgress, signal }: PngOptions): Promise<Blob> {
  const worker = new Worker(new URL('./png-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Blob>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<PngMessage>) => {
      if ('progress' in data) onProgress(data.progress);
      else if ('png' in data) resolve(data.png);
      else reject(new Error(data.failed));
    };
    worker.onerror = (event) => reject(event.error ?? new Error(event.message));
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.postMessage({ sheet, fonts: fontsOf(sheet) } satisfies PngOrder);
  }).finally(() => worker.terminate());
}

/**
 * A sheet as a PNG with a dot for each unit, painted in a worker where the browser can. Rejects where the browser forbids to
 * read pictures, and with the reason of the signal once it is aborted.
 */
export async function pagePng(sheet: Sheet, options: PngOptions): Promise<Blob> {
  const { onProgress, signal } = options;
  signal.throwIfAborted();
  if ('OffscreenCanvas' in globalThis) return paintedBeside(sheet, options);
  const stack = await fontsForCanvas(fontToken, textOf(sheet.drawing));
  const { canvas, context } = newCanvas(sheet.width, sheet.height);
  paint(context, sheet.drawing, stack, (side) => newCanvas(side, side).canvas, onProgress);
  const png = await pngOf(canvas);
  signal.throwIfAborted();
  return png;
}
