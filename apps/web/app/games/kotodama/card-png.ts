import { fontsForCanvas } from '../../lib/pictures/embedded-fonts.ts';
import { newCanvas, pngOf } from '../../lib/pictures/save-picture.ts';
import { type Card, textOfCard } from './card.ts';
import { cardHeight, cardInk, cardLineWidth, cardPaper, cardWidth } from './poem-background.ts';

/** Dots for each unit of the card: 1,200 × 1,500. */
const scale = 2;
const aligned = { start: 'left', middle: 'center', end: 'right' } as const;

/** A card as a PNG. Rejects where the browser forbids it. */
export async function cardPng(card: Card): Promise<Blob> {
  const stack = await fontsForCanvas('--font-display', textOfCard(card));
  const { canvas, context } = newCanvas(cardWidth * scale, cardHeight * scale);
  context.scale(scale, scale);
  context.lineWidth = cardLineWidth;
  context.lineCap = 'round';
  for (const { d, fill, line } of card.paths) {
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
  for (const { x, y, size, text, align = 'start', isPaper } of card.marks) {
    context.fillStyle = isPaper ? cardPaper : cardInk;
    context.font = `600 ${size}px ${stack}`;
    context.textAlign = aligned[align];
    context.fillText(text, x, y);
  }
  return pngOf(canvas);
}
