import type { Ink } from './ink.ts';
import { set } from './type.ts';

/** The kanji of the house. */
export const sealKanji = '道';
/** Where the baseline lies below the middle of a kanji, in em. */
const baseline = 0.38;
const edge = 64;

export interface SealLook {
  /** Covers the whole square, for systems that cut the shape themselves. */
  readonly bleeds?: boolean;
  /** How much of the square the kanji takes. */
  readonly share: number;
  /** The thin line that runs round within the seal; too fine for the smallest sizes. */
  readonly frame?: boolean;
  /** What stands in it; the kanji of the house unless it is said. */
  readonly kanji?: string;
}

/** The seal of the house as a picture of its own. */
export function sealPicture(ink: Ink, look: SealLook): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${edge} ${edge}">${sealShapes(ink, look)}</svg>`;
}

/** What the seal consists of, on a field of 64 by 64. */
export function sealShapes(
  ink: Ink,
  { bleeds = false, share, frame = false, kanji = sealKanji }: SealLook,
): string {
  const size = edge * share;
  const ground = bleeds
    ? `<rect width="${edge}" height="${edge}" fill="${ink.accent}"/>`
    : `<rect x="2" y="2" width="60" height="60" rx="11" fill="${ink.accent}"/>`;
  const line = `<rect x="5.5" y="5.5" width="53" height="53" rx="8.5" fill="none" stroke="${ink['on-accent']}" stroke-width="1.8"/>`;
  const text = `<text x="${edge / 2}" y="${edge / 2 + baseline * size}" text-anchor="middle" fill="${ink['on-accent']}" ${set('seal', size)}>${kanji}</text>`;
  return ground + (frame ? line : '') + text;
}
