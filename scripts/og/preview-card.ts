import type { Colours } from './colours.ts';
import { hankoShapes } from './hanko.ts';
import { breakLines } from './lines.ts';
import { type FaceName, set, type Type } from './type.ts';

export const previewCardWidth = 1200;
export const previewCardHeight = 630;

/** The nine kanji of the sheet: love, dream, heart, flower, star, moon, wind, sea, sky. */
export const sheetKanji = [...'愛夢心花星月風海空'];
export const brand = 'Kanji no Michi';
export const brandInJapanese = '漢字の道';

const left = 80;
const textWidth = 520;
const taglineSize = 38;
const taglineLeading = 52;
const cell = 146;
const sheetX = 692;
const sheetY = 94;
const sheetPadding = 8;

/** The picture that stands beside a link to the site: name and tagline, and a sheet with nine kanji. */
export function previewCardPicture(colours: Colours, type: Type, tagline: string, face: FaceName): string {
  const lines = breakLines(tagline, (line) => type.widthOf(face, taglineSize, line) <= textWidth);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${previewCardWidth} ${previewCardHeight}">
<rect width="${previewCardWidth}" height="${previewCardHeight}" fill="${colours.ground}"/>
<g fill="${colours.accent}">
<path d="M${left} 138h18v34l-9-14-9 14z"/>
<text x="${left + 34}" y="165" letter-spacing="8" ${set('hanko', 28)}>${brandInJapanese}</text>
</g>
<text x="${left - 4}" y="296" fill="${colours.ink}" ${set('name', 74)}>${brand}</text>
<path transform="translate(${left - 6} 313) scale(1.16 .9)" fill="${colours.accent}" d="${brushStroke}"/>
${lines
  .map((line, index) => {
    const y = 414 + index * taglineLeading;
    return `<text x="${left}" y="${y}" fill="${colours['ink-soft']}" ${set(face, taglineSize)}>${line}</text>`;
  })
  .join('\n')}
${sheet(colours)}
</svg>`;
}

/** The 一 under the headline of the landing page. */
const brushStroke =
  'M5 13C10 5 19 7 28 11 120 17 300 13 418 8 432 7 446 3 454 10 459 16 449 23 438 22 300 20 140 25 24 25 11 25 2 20 5 13Z';

function sheet(colours: Colours): string {
  const side = 3 * cell;
  const cells = sheetKanji.map((kanji, index) => {
    const x = sheetX + (index % 3) * cell;
    const y = sheetY + Math.floor(index / 3) * cell;
    const middle = cell / 2;
    const size = cell * 0.76;
    return `<g transform="translate(${x} ${y})">
<path d="M${middle} 0v${cell}M0 ${middle}h${cell}" stroke="${colours.grid}" stroke-width="1.5" stroke-dasharray="4 4" fill="none"/>
<rect width="${cell}" height="${cell}" fill="none" stroke="${colours.line}" stroke-width="2"/>
<text x="${middle}" y="${middle + 0.38 * size}" text-anchor="middle" fill="${colours.ink}" ${set('kanji', size)}>${kanji}</text>
</g>`;
  });
  const rule = (distance: number, width: number) => {
    const edge = side + 2 * distance;
    return `<rect x="${sheetX - distance}" y="${sheetY - distance}" width="${edge}" height="${edge}" fill="none" stroke="${colours.ink}" stroke-width="${width}"/>`;
  };
  const paper = sheetPadding + 14;
  const edge = side + 2 * paper;
  return `<rect x="${sheetX - paper}" y="${sheetY - paper + 5}" width="${edge}" height="${edge}" fill="${colours.line}"/>
<rect x="${sheetX - paper}" y="${sheetY - paper}" width="${edge}" height="${edge}" fill="${colours.raised}"/>
${cells.join('\n')}
${rule(0, 2)}
${rule(sheetPadding, 5)}
<g transform="translate(${sheetX + side - 44} ${sheetY + side - 42}) rotate(-4 52 52) scale(1.6)">${hankoShapes(colours, { share: 0.68, frame: true })}</g>`;
}
