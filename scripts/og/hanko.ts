import type { Colours } from './colours.ts';
import { set } from './type.ts';

/** The kanji of the house. */
export const logoKanji = '道';
/** Where the baseline lies below the middle of a kanji, in em. */
const baseline = 0.38;
const edge = 64;

export interface HankoStyle {
  /** Covers the whole square, for systems that cut the shape themselves. */
  readonly bleeds?: boolean;
  /** How much of the square the kanji takes. */
  readonly share: number;
  /** The thin line that runs round within the hanko; too fine for the smallest sizes. */
  readonly frame?: boolean;
  /** What stands in it; the kanji of the house unless it is said. */
  readonly kanji?: string;
}

/** The hanko of the house as a picture of its own. */
export function hankoPicture(colours: Colours, look: HankoStyle): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${edge} ${edge}">${hankoShapes(colours, look)}</svg>`;
}

/** What the hanko consists of, on a field of 64 by 64. */
export function hankoShapes(
  colours: Colours,
  { bleeds = false, share, frame = false, kanji = logoKanji }: HankoStyle,
): string {
  const size = edge * share;
  const ground = bleeds
    ? `<rect width="${edge}" height="${edge}" fill="${colours.accent}"/>`
    : `<rect x="2" y="2" width="60" height="60" rx="11" fill="${colours.accent}"/>`;
  const line = `<rect x="5.5" y="5.5" width="53" height="53" rx="8.5" fill="none" stroke="${colours['on-accent']}" stroke-width="1.8"/>`;
  const text = `<text x="${edge / 2}" y="${edge / 2 + baseline * size}" text-anchor="middle" fill="${colours['on-accent']}" ${set('hanko', size)}>${kanji}</text>`;
  return ground + (frame ? line : '') + text;
}
