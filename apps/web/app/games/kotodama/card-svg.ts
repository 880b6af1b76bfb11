import type { EmbeddedFonts } from '../../lib/pictures/embedded-fonts.ts';
import type { Card, Mark } from './card.ts';
import {
  type CardPath,
  cardHeight,
  cardInk,
  cardLineWidth,
  cardPaper,
  cardWidth,
} from './poem-background.ts';

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '');

const pathSvg = ({ d, fill = 'none', line }: CardPath): string =>
  `<path d="${d}" fill="${fill}"${line ? ` stroke="${line}" stroke-width="${cardLineWidth}" stroke-linecap="round"` : ''}/>`;

const markSvg = ({ x, y, size, text, align, isPaper }: Mark): string =>
  `<text x="${x}" y="${y}" font-size="${size}"${align ? ` text-anchor="${align}"` : ''}${isPaper ? ` style="fill: ${cardPaper}"` : ''}>${escaped(text)}</text>`;

/** A card as a picture of 600 × 750, an SVG of its own with the fonts of its text in it. */
export const cardSvg = ({ paths, marks }: Card, { stack, rules }: EmbeddedFonts): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidth}" height="${cardHeight}" viewBox="0 0 ${cardWidth} ${cardHeight}">`,
    `<style>${rules} text { font-family: ${stack}; font-weight: 600; fill: ${cardInk}; }</style>`,
    ...paths.map(pathSvg),
    ...marks.map(markSvg),
    '</svg>',
  ].join('');
