import type { Locale } from '@michi/messages/locales';
import type { Colours } from './colours.ts';
import { hankoShapes } from './hanko.ts';
import { type Block, fitInto, leading, type Room } from './lines.ts';
import { brand, brandInJapanese, previewCardHeight, previewCardWidth } from './preview-card.ts';
import { type FaceName, set, type Type } from './type.ts';

export const left = 80;
export const textWidth = 600;
/** Where the column of the picture begins. */
export const pictureX = 752;

const titleSizes = [66, 60, 54, 48, 42, 36];
/** A title that is a name, with a sentence below it. */
const nameSizes = [84, 76, ...titleSizes];
const titleRoom: Room = { width: textWidth, height: 330, sizes: titleSizes };
const nameRoom: Room = { width: textWidth, height: 120, sizes: nameSizes };
const lineRoom: Room = { width: textWidth, height: 190, sizes: [38, 34, 30] };
/** Between them title and line are centred. */
const textTop = 152;
const textBottom = 492;
const gap = 26;

/** What a preview card says of one thing, left of its picture. */
export interface Topic {
  readonly locale: Locale;
  /** The line above the title. */
  readonly eyebrow: string;
  readonly title: string;
  /** A sentence below the title. */
  readonly line?: string;
  /** The colour of the eyebrow. */
  readonly colour: string;
}

/** A preview card about one article or game; `picture` stands on the right. */
export function topicCard(colours: Colours, type: Type, topic: Topic, picture: string): string {
  const { locale, eyebrow, colour } = topic;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${previewCardWidth} ${previewCardHeight}">
<rect width="${previewCardWidth}" height="${previewCardHeight}" fill="${colours.ground}"/>
<g fill="${colour}"><path d="M${left} 88h18v34l-9-14-9 14z"/>
${type.line(faceOf(locale), 30, { x: left + 34, y: 115 }, eyebrow)}</g>
${textShapes(colours, type, topic)}
${logo(colours, locale)}
${picture}
</svg>`;
}

/** Title and line, centred between eyebrow and logo. */
export function textShapes(colours: Colours, type: Type, { locale, title, line }: Topic): string {
  const face = faceOf(locale);
  const heading = fitInto(line ? nameRoom : titleRoom, title, (size, part) =>
    type.widthOf('name', size, part),
  );
  const below = line && fitInto(lineRoom, line, (size, part) => type.widthOf(face, size, part));
  const height = heightOf(heading) + (below ? gap + heightOf(below) : 0);
  const top = textTop + Math.max(0, (textBottom - textTop - height) / 2);
  const lines = linesOf(type, 'name', heading, top, colours.ink);
  if (!below) return lines;
  const lineTop = top + heightOf(heading) + gap;
  return `${lines}\n${linesOf(type, face, below, lineTop, colours['ink-soft'])}`;
}

/** What sentences are set in. */
export const faceOf = (locale: Locale): FaceName => (locale === 'ja' ? 'japanese' : 'text');

const heightOf = ({ size, lines }: Block): number => lines.length * leading * size;

function linesOf(type: Type, face: FaceName, { size, lines }: Block, top: number, colour: string): string {
  const texts = lines.map((line, index) =>
    type.line(face, size, { x: left, y: top + (index * leading + 0.96) * size }, line),
  );
  return `<g fill="${colour}">${texts.join('\n')}</g>`;
}

function logo(colours: Colours, locale: Locale): string {
  const name = locale === 'ja' ? brandInJapanese : brand;
  const face = locale === 'ja' ? 'hanko' : 'name';
  return `<g transform="translate(${left - 2} 511)">${hankoShapes(colours, { share: 0.7, frame: true })}</g>
<text x="${left + 80}" y="555" fill="${colours.ink}" ${set(face, 34)}>${name}</text>`;
}
