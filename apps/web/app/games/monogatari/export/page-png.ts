import { pngOf } from '../../../lib/pictures/save-picture.ts';
import { pageHeight, pageWidth } from '../drawing/page-layout.ts';
import type { GroupShape } from '../drawing/shapes.ts';
import { embeddedFontsOf, fontsOf } from './page-fonts.ts';
import { pageSvg } from './page-svg.ts';
import type { PngMessage, PngOrder } from './png-messages.ts';

export interface PngOptions {
  /** Told how much is done, from 0 to 1. */
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
}

/** Paints a page beside what is shown. */
function paintedBeside(page: GroupShape, { onProgress, signal }: PngOptions): Promise<Blob> {
  const worker = new Worker(new URL('./png-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Blob>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<PngMessage>) => {
      if ('progress' in data) onProgress(data.progress);
      else if ('png' in data) resolve(data.png);
      else reject(new Error(data.failed));
    };
    worker.onerror = (event) => reject(event.error ?? new Error(event.message));
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.postMessage({ page, fonts: fontsOf(page) } satisfies PngOrder);
  }).finally(() => worker.terminate());
}

/**
 * A page as a PNG of 1,820 × 2,570, painted in a worker where the browser can. Rejects where the browser forbids to
 * read pictures, and with the reason of the signal once it is aborted.
 */
export async function pagePng(page: GroupShape, options: PngOptions): Promise<Blob> {
  const { onProgress, signal } = options;
  signal.throwIfAborted();
  if ('OffscreenCanvas' in globalThis) return paintedBeside(page, options);
  const svg = pageSvg(page, '', await embeddedFontsOf(page));
  onProgress(0.5);
  const png = await pngOf(svg, pageWidth, pageHeight);
  signal.throwIfAborted();
  return png;
}
