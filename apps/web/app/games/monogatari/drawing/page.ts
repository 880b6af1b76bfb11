import type { Piece } from '@michi/games/monogatari/furigana';
import type { Panel } from '@michi/games/monogatari/story';
import { cellsOf, signsOf } from './cells.ts';
import { kanaSize } from './columns.ts';
import { margin, pageHeight, pageLayout, pageWidth, panelsBottom } from './page-layout.ts';
import { panelShapes, type Read } from './panel.ts';
import { area, box, type GroupShape, group, line, type Shape, sign } from './shapes.ts';

/** What a page tells. */
export interface Page {
  readonly title: string;
  readonly panels: readonly Panel[];
}

export const credit = '漢字の道 · 物語';

const titleSize = 96;
const smallestTitle = 44;
const titleMiddle = 188;
const creditSize = 34;
const frameWidth = 8;

/** A line of text from the left to the right with kana above it; what has no room is left out. */
function titleShapes(pieces: readonly Piece[]): Shape[] {
  const room = pageWidth - 2 * margin;
  const parts = pieces.map(({ text, kana }) => ({
    cells: cellsOf(text.replaceAll('\n', ' ')),
    kana: kana === null ? [] : signsOf(kana),
  }));
  const widthOf = ({ cells, kana }: (typeof parts)[number]) =>
    Math.max(
      cells.reduce((sum, { length }) => sum + length, 0),
      kana.length * kanaSize,
    );
  const width = parts.reduce((sum, part) => sum + widthOf(part), 0);
  const size = Math.max(smallestTitle, Math.min(titleSize, room / Math.max(1, width)));
  const small = size * kanaSize;
  const shapes: Shape[] = [];
  let left = margin;
  for (const part of parts) {
    const { cells, kana } = part;
    const own = widthOf(part) * size;
    const sum = cells.reduce((total, { length }) => total + length, 0);
    let x = left;
    for (const { text, length } of cells) {
      const step = (own * length) / Math.max(1, sum);
      if (x + step > margin + room - size) return [...shapes, sign('…', x + size / 2, titleMiddle, size)];
      if (text !== '') shapes.push(sign(text, x + step / 2, titleMiddle, size));
      x += step;
    }
    const step = own / Math.max(1, kana.length);
    shapes.push(
      ...kana.map((sound, index) =>
        sign(sound, left + (index + 0.5) * step, titleMiddle - size / 2 - small * 0.6, small),
      ),
    );
    left += own;
  }
  return shapes;
}

/** A whole page: title, panels in their frames, and where it comes from. */
export function pageShapes({ title, panels }: Page, read: Read): GroupShape {
  const rectangles = pageLayout(panels.length);
  const drawn = panels.flatMap((panel, index): Shape[] => {
    const rectangle = rectangles[index];
    if (!rectangle) return [];
    const { x, y, width, height } = rectangle;
    return [
      group(`panel-${index}`, panelShapes(panel, { width, height }, read), { x, y, clip: { width, height } }),
      line(box(x, y, width, height), frameWidth),
    ];
  });
  const width = pageWidth - 2 * margin;
  return group('page', [
    area(box(0, 0, pageWidth, pageHeight), 'paper'),
    ...titleShapes(title.trim() === '' ? [] : read(title, {})),
    line(`M${margin} 262h${width}`, 7),
    line(`M${margin} 272h${width}`, 2),
    ...drawn,
    sign(credit, pageWidth - margin - (credit.length * creditSize) / 2, panelsBottom + 58, creditSize),
  ]);
}

/** Every sign that a drawing writes, for its fonts. */
export const textOf = (shape: Shape): string =>
  shape.kind === 'text' ? shape.text : shape.kind === 'group' ? shape.shapes.map(textOf).join('') : '';
