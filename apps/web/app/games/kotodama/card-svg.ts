import type { Season } from '@michi/games/kotodama/words';
import type { EmbeddedFonts } from '../../lib/pictures/embedded-fonts.ts';
import {
  cardColours,
  cardHeight,
  cardInk,
  cardPaper,
  cardPaths,
  cardWidth,
  sealRed,
} from './poem-background.ts';
import { rubyOf } from './ruby.ts';

export interface CardContent {
  readonly season: Season;
  readonly seasonSign: string;
  readonly lines: readonly (readonly { readonly text: string; readonly kana: string }[])[];
  /** In the language of the page: what the words mean, line by line. */
  readonly gloss: readonly string[];
  readonly date: string;
  /** The kanji of the seal. */
  readonly seal: string;
}

const kanjiSize = 64;
const rubySize = 17;
/** How far a line is from the one before, and how much lower it begins. */
const lineStep = 124;
const lineDrop = 46;
const firstX = 482;
const firstY = 150;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '');

/** Text on the card: its left end, its middle or its right end, on its baseline. */
export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
  readonly align?: 'middle' | 'end';
  /** On the seal it is left out of the ink. */
  readonly isPaper?: true;
}

const markSvg = ({ x, y, size, text, align, isPaper }: Mark): string =>
  `<text x="${x}" y="${y}" font-size="${size}"${align ? ` text-anchor="${align}"` : ''}${isPaper ? ` style="fill: ${cardPaper}"` : ''}>${escaped(text)}</text>`;

/** One line of the poem from the top down, with its kana to the right. Where a font is missing signs keep their place. */
function verticalLine(parts: CardContent['lines'][number], x: number, top: number): Mark[] {
  let y = top;
  const drawn: Mark[] = [];
  for (const { text, kana } of parts.flatMap(rubyOf)) {
    const signs = [...text];
    if (kana !== null) {
      const length = signs.length * kanjiSize;
      const step = Math.min(rubySize * 1.1, length / [...kana].length);
      const begin = y - kanjiSize * 0.86 + (length - step * [...kana].length) / 2 + rubySize * 0.9;
      drawn.push(
        ...[...kana].map((sign, at) => ({
          x: x + kanjiSize / 2 + 6,
          y: begin + at * step,
          size: rubySize,
          text: sign,
        })),
      );
    }
    for (const sign of signs) {
      drawn.push({ x: x - kanjiSize / 2, y, size: kanjiSize, text: sign });
      y += kanjiSize;
    }
  }
  return drawn;
}

/** Everything that is written on a card. */
export const cardMarks = ({ seasonSign, lines, seal, gloss, date }: CardContent): Mark[] => [
  { x: 536, y: 54, size: 30, text: seasonSign },
  ...lines.flatMap((line, index) => verticalLine(line, firstX - index * lineStep, firstY + index * lineDrop)),
  { x: 88, y: 582, size: 30, text: seal, align: 'middle', isPaper: true },
  ...gloss.map((text, index) => ({ x: 44, y: 664 + index * 26, size: 19, text })),
  { x: 556, y: 692, size: 15, text: '漢字の道 · 言霊', align: 'end' },
  { x: 556, y: 716, size: 15, text: date, align: 'end' },
];

/** The poem as a picture of 600 × 750, an SVG of its own with the fonts of its text in it. */
export function cardSvg(card: CardContent, { stack, rules }: EmbeddedFonts): string {
  const colours = cardColours[card.season];
  const background = cardPaths(card.season)
    .map(({ colour, d }) =>
      colour === 'mist'
        ? `<path d="${d}" fill="none" stroke="${colours.mist}" stroke-width="4" stroke-linecap="round"/>`
        : `<path d="${d}" fill="${colours[colour]}"/>`,
    )
    .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidth}" height="${cardHeight}" viewBox="0 0 ${cardWidth} ${cardHeight}">`,
    `<style>${rules} text { font-family: ${stack}; font-weight: 600; fill: ${cardInk}; }</style>`,
    `<rect width="${cardWidth}" height="${cardHeight}" fill="${cardPaper}"/>`,
    background,
    `<rect x="66" y="548" width="44" height="44" rx="6" fill="${sealRed}" transform="rotate(-2 88 570)"/>`,
    ...cardMarks(card).map(markSvg),
    '</svg>',
  ].join('');
}
