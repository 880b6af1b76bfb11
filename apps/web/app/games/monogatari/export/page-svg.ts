import type { EmbeddedFonts } from '../../../lib/pictures/embedded-fonts.ts';
import { drawable } from '../drawing/cells.ts';
import type { Sheet } from '../drawing/page.ts';
import {
  baseline,
  type Colour,
  colourOf,
  type GroupShape,
  ink,
  isTone,
  type PathShape,
  paper,
  rounded,
  type StoryShape,
  type TextShape,
  tones,
  tonesIn,
  toneTurn,
  transformOf,
} from '../drawing/shapes.ts';

/** Ids of a page that is put into another document meet no others. */
const prefix = 'monogatari';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '');

const strokeOf = (line: Colour | null, width: number): string =>
  line === null ? '' : ` stroke="${colourOf(line)}" stroke-width="${rounded(width)}"`;

function pathSvg({ d, fill, line, width }: PathShape, id: string): string {
  const filled = fill === null ? 'none' : isTone(fill) ? `url(#${id}-${fill})` : colourOf(fill);
  return `<path d="${d}" fill="${filled}"${strokeOf(line, width)}/>`;
}

function textSvg({ text, x, y, size, fill, turn, line, width }: TextShape): string {
  const around = strokeOf(line, width);
  const turned =
    turn === 0 ? '' : ` transform="rotate(${rounded(turn)} ${x} ${rounded(y - size * baseline)})"`;
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${colourOf(fill)}"${around}${turned}>${escaped(text)}</text>`;
}

function groupSvg(shape: GroupShape, parent: string, scale: number): string {
  const id = `${parent}-${shape.id}`;
  const larger = scale * shape.scale;
  const patterns = tonesIn(shape.shapes).map((tone) => {
    const { step, radius } = tones[tone];
    return `<pattern id="${id}-${tone}" width="${step}" height="${step}" patternUnits="userSpaceOnUse" patternTransform="rotate(${toneTurn}) scale(${(1 / larger).toFixed(4)})"><rect width="${step}" height="${step}" fill="${paper}"/><circle cx="${step / 2}" cy="${step / 2}" r="${radius}" fill="${ink}"/></pattern>`;
  });
  const clip = shape.clip
    ? `<clipPath id="${id}-clip"><rect width="${shape.clip.width}" height="${shape.clip.height}"/></clipPath>`
    : '';
  const definitions = patterns.length > 0 || clip ? `<defs>${patterns.join('')}${clip}</defs>` : '';
  const transform = transformOf(shape);
  return [
    `<g${transform ? ` transform="${transform}"` : ''}${clip ? ` clip-path="url(#${id}-clip)"` : ''}>`,
    definitions,
    ...shape.shapes.map((each) => shapeSvg(each, id, larger)),
    '</g>',
  ].join('');
}

function shapeSvg(shape: StoryShape, id: string, scale: number): string {
  switch (shape.kind) {
    case 'path':
      return pathSvg(shape, id);
    case 'text':
      return textSvg(shape);
    case 'group':
      return groupSvg(shape, id, scale);
  }
}

/** A sheet as an SVG of its own, with the fonts of its text in it. */
export const pageSvg = (
  { drawing, width, height }: Sheet,
  title: string,
  { stack, rules }: EmbeddedFonts,
): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" lang="ja" stroke-linecap="round" stroke-linejoin="round">`,
    title === '' ? '' : `<title>${escaped(drawable(title))}</title>`,
    `<style>${rules} text { font-family: ${stack}; font-weight: 600; text-anchor: middle; paint-order: stroke; }</style>`,
    shapeSvg(drawing, prefix, 1),
    '</svg>',
  ].join('');
