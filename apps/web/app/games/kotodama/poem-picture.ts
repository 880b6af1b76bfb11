import type { Season } from '@michi/games/kotodama/words';
import {
  type PoemCardPath,
  poemCardHeight,
  poemCardPaper,
  poemCardPaths,
  poemCardWidth,
} from './poem-background.ts';
import { rubyOf } from './ruby.ts';

export interface PoemCardContent {
  readonly season: Season;
  readonly seasonSign: string;
  readonly lines: readonly (readonly { readonly text: string; readonly kana: string }[])[];
  /** In the language of the page: what the words mean, line by line. */
  readonly gloss: readonly string[];
  readonly date: string;
  /** The kanji of the hanko. */
  readonly hanko: string;
}

const kanjiSize = 64;
const rubySize = 17;
/** How far a line is from the one before, and how much lower it begins. */
const lineStep = 124;
const lineDrop = 46;
const firstX = 482;
const firstY = 150;

/** Text on the poem card: its left end, its middle or its right end, on its baseline. */
export interface PlacedText {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
  readonly align?: 'middle' | 'end';
  /** On the hanko it is left out of the ink. */
  readonly isPaper?: true;
}

/** A poem card as it is painted: its paths from the back to the front, then what is written on them. */
export interface PoemPicture {
  readonly paths: readonly PoemCardPath[];
  readonly texts: readonly PlacedText[];
}

/** One line of the poem from the top down, with its kana to the right. Where a font is missing signs keep their place. */
function verticalLine(parts: PoemCardContent['lines'][number], x: number, top: number): PlacedText[] {
  let y = top;
  const drawn: PlacedText[] = [];
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

const glossSize = 19;
/** The lines of the gloss reach so far, beside margins of 44. */
const glossWidth = poemCardWidth - 2 * 44;

/** About how wide a text is, in parts of the size of its letters. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (/[\u3000-\u9fff\uff00-\uffef]/u.test(sign) ? 1 : 0.56), 0);

/** What the words mean, in letters so large that the longest line has room. */
function glossTexts(gloss: PoemCardContent['gloss']): PlacedText[] {
  const size = Math.min(glossSize, glossWidth / Math.max(...gloss.map(widthOf)));
  return gloss.map((text, index) => ({ x: 44, y: 660 + index * 25, size, text }));
}

/** The hanko at (88, 570), a little askew. */
const hanko =
  'M71.2 548.6L103.2 547.5A6 6 0 0 1 109.4 553.2L110.5 585.2A6 6 0 0 1 104.8 591.4L72.8 592.5A6 6 0 0 1 66.6 586.8L65.5 554.8A6 6 0 0 1 71.2 548.6Z';
const hankoRed = '#c63a1e';

/** Everything of a poem card. */
export const poemCardOf = ({
  season,
  seasonSign,
  lines,
  hanko: sign,
  gloss,
  date,
}: PoemCardContent): PoemPicture => ({
  paths: [
    { d: `M0 0H${poemCardWidth}V${poemCardHeight}H0Z`, fill: poemCardPaper },
    ...poemCardPaths(season),
    { d: hanko, fill: hankoRed },
  ],
  texts: [
    { x: 536, y: 54, size: 30, text: seasonSign },
    ...lines.flatMap((line, index) =>
      verticalLine(line, firstX - index * lineStep, firstY + index * lineDrop),
    ),
    { x: 88, y: 582, size: 30, text: sign, align: 'middle', isPaper: true },
    ...glossTexts(gloss),
    { x: 556, y: 736, size: 14, text: `漢字の道 · 言霊　${date}`, align: 'end' },
  ],
});

/** Every sign of a poem card, for its fonts. */
export const textOfPoemCard = ({ texts }: PoemPicture): string => texts.map(({ text }) => text).join('');
