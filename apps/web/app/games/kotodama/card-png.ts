import { fontsForCanvas } from '../../lib/pictures/embedded-fonts.ts';
import { newCanvas, pngOf } from '../../lib/pictures/save-picture.ts';
import { type CardContent, cardMarks } from './card-svg.ts';
import {
  cardColours,
  cardHeight,
  cardInk,
  cardPaper,
  cardPaths,
  cardWidth,
  sealRed,
} from './poem-background.ts';

/** Dots for each unit of the card: 1,200 × 1,500. */
const scale = 2;
const aligned = { start: 'left', middle: 'center', end: 'right' } as const;

/** The poem as a PNG. Rejects where the browser forbids it. */
export async function cardPng(card: CardContent): Promise<Blob> {
  const marks = cardMarks(card);
  const stack = await fontsForCanvas('--font-display', marks.map(({ text }) => text).join(''));
  const { canvas, context } = newCanvas(cardWidth * scale, cardHeight * scale);
  const colours = cardColours[card.season];
  context.scale(scale, scale);
  context.fillStyle = cardPaper;
  context.fillRect(0, 0, cardWidth, cardHeight);
  for (const { colour, d } of cardPaths(card.season)) {
    context.fillStyle = colours[colour];
    context.strokeStyle = colours[colour];
    context.lineWidth = 4;
    context.lineCap = 'round';
    if (colour === 'mist') context.stroke(new Path2D(d));
    else context.fill(new Path2D(d));
  }
  context.save();
  context.translate(88, 570);
  context.rotate((-2 * Math.PI) / 180);
  context.fillStyle = sealRed;
  context.beginPath();
  context.roundRect(-22, -22, 44, 44, 6);
  context.fill();
  context.restore();
  for (const { x, y, size, text, align = 'start', isPaper } of marks) {
    context.fillStyle = isPaper ? cardPaper : cardInk;
    context.font = `600 ${size}px ${stack}`;
    context.textAlign = aligned[align];
    context.fillText(text, x, y);
  }
  return pngOf(canvas);
}
