// Paints a sheet and packs it as a PNG, beside the page that is shown.
import type { FontFile } from '../../../lib/pictures/embedded-fonts.ts';
import { paint } from './paint.ts';
import type { PngMessage, PngOrder } from './png-messages.ts';

/** How much is done, from 0 to 1, once the fonts are there and once everything is painted. */
const partOfFonts = 0.3;
const partOfPaint = 0.7;

const tell = (message: PngMessage) => postMessage(message);

// TypeScript knows workers only without documents
const own = globalThis as unknown as { readonly fonts: FontFaceSet };

/** What does not come is drawn in a font of the device. */
async function load({ family, weight, source, range }: FontFile): Promise<void> {
  const face = new FontFace(family, `url("${source}")`, {
    weight: weight || 'normal',
    ...(range === '' ? {} : { unicodeRange: range }),
  });
  own.fonts.add(face);
  await face.load().catch(() => own.fonts.delete(face));
}

async function png({ sheet, fonts }: PngOrder): Promise<Blob> {
  const canvas = new OffscreenCanvas(sheet.width, sheet.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  await Promise.all(fonts.files.map(load));
  tell({ progress: partOfFonts });
  const newCanvas = (side: number) => new OffscreenCanvas(side, side);
  paint(context, sheet.drawing, fonts.stack, newCanvas, (done) =>
    tell({ progress: partOfFonts + done * (partOfPaint - partOfFonts) }),
  );
  return canvas.convertToBlob({ type: 'image/png' });
}

addEventListener('message', ({ data }: MessageEvent<PngOrder>) => {
  png(data).then(
    (blob) => tell({ png: blob }),
    (error: unknown) => tell({ failed: String(error) }),
  );
});
