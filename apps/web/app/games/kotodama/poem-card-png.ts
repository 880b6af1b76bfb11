import { fontsForCanvas } from '../../lib/pictures/embedded-fonts.ts';
import { newCanvas, pngOf } from '../../lib/pictures/save-picture.ts';
import {
  poemCardHeight,
  poemCardInk,
  poemCardLineWidth,
  poemCardPaper,
  poemCardWidth,
} from './poem-background.ts';
import { type PoemPicture, textOfPoemCard } from './poem-picture.ts';

/** Dots for each unit of the poem card: 1,200 × 1,500. */
const scale = 2;
const aligned = { start: 'left', middle: 'center', end: 'right' } as const;

/** A poem card as a PNG. Rejects if the browser does not allow to read the canvas. */
export async function poemCardPng(poemCard: PoemPicture): Promise<Blob> {
  const stack = await fontsForCanvas('--font-display', textOfPoemCard(poemCard));
  const { canvas, context } = newCanvas(poemCardWidth * scale, poemCardHeight * scale);
  context.scale(scale, scale);
  context.lineWidth = poemCardLineWidth;
  context.lineCap = 'round';
  for (const { d, fill, line } of poemCard.paths) {
    const path = new Path2D(d);
    if (fill) {
      context.fillStyle = fill;
      context.fill(path);
    }
    if (line) {
      context.strokeStyle = line;
      context.stroke(path);
    }
  }
  for (const { x, y, size, text, align = 'start', isPaper } of poemCard.texts) {
    context.fillStyle = isPaper ? poemCardPaper : poemCardInk;
    context.font = `600 ${size}px ${stack}`;
    context.textAlign = aligned[align];
    context.fillText(text, x, y);
  }
  return pngOf(canvas);
}
