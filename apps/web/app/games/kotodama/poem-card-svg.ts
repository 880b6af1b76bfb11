import type { EmbeddedFonts } from '../../lib/pictures/embedded-fonts.ts';
import {
  type PoemCardPath,
  poemCardHeight,
  poemCardInk,
  poemCardLineWidth,
  poemCardPaper,
  poemCardWidth,
} from './poem-background.ts';
import type { PlacedText, PoemPicture } from './poem-picture.ts';

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '');

const pathSvg = ({ d, fill = 'none', line }: PoemCardPath): string =>
  `<path d="${d}" fill="${fill}"${line ? ` stroke="${line}" stroke-width="${poemCardLineWidth}" stroke-linecap="round"` : ''}/>`;

const textSvg = ({ x, y, size, text, align, isPaper }: PlacedText): string =>
  `<text x="${x}" y="${y}" font-size="${size}"${align ? ` text-anchor="${align}"` : ''}${isPaper ? ` style="fill: ${poemCardPaper}"` : ''}>${escaped(text)}</text>`;

/** A poem card as a picture of 600 × 750, an SVG of its own with the fonts of its text in it. */
export const poemCardSvg = ({ paths, texts }: PoemPicture, { stack, rules }: EmbeddedFonts): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${poemCardWidth}" height="${poemCardHeight}" viewBox="0 0 ${poemCardWidth} ${poemCardHeight}">`,
    `<style>${rules} text { font-family: ${stack}; font-weight: 600; fill: ${poemCardInk}; }</style>`,
    ...paths.map(pathSvg),
    ...texts.map(textSvg),
    '</svg>',
  ].join('');
