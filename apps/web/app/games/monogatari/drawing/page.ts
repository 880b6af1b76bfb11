import type { TextPart } from '@michi/games/monogatari/furigana';
import type { Panel } from '@michi/games/monogatari/story';
import { cellsOf, signsOf } from './cells.ts';
import { kanaSize } from './columns.ts';
import {
  margin,
  pageHeight,
  pageLayout,
  pageWidth,
  panelsBottom,
  phoneLayout,
  phonePage,
  type Rectangle,
} from './page-layout.ts';
import { panelShapes, type Read } from './panel.ts';
import { area, box, type GroupShape, group, line, type StoryShape, sign } from './shapes.ts';

/** What a page tells. */
export interface Page {
  readonly title: string;
  readonly panels: readonly Panel[];
}

export const credit = '漢字の道 · 物語';

const smallestTitle = 44;
const frameWidth = 8;

/** A picture to be saved, and how large it is. */
export interface Sheet {
  readonly drawing: GroupShape;
  readonly width: number;
  readonly height: number;
}

/** Where a sheet has its title, its panels and the line that says where it comes from. */
interface SheetLayout {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  readonly title: { readonly size: number; readonly middle: number };
  /** The upper one of the two lines between title and panels. */
  readonly rule: number;
  readonly credit: { readonly size: number; readonly middle: number };
  readonly panels: readonly Rectangle[];
}

const pageMeasures = (panels: number): SheetLayout => ({
  ...{ width: pageWidth, height: pageHeight, margin, rule: 262 },
  title: { size: 96, middle: 188 },
  credit: { size: 34, middle: panelsBottom + 58 },
  panels: pageLayout(panels),
});

function phoneMeasures(count: number): SheetLayout {
  const { panels, height } = phoneLayout(count);
  return {
    ...{ width: phonePage.width, height, margin: phonePage.margin, rule: 176 },
    title: { size: 72, middle: 120 },
    credit: { size: 28, middle: height - phonePage.foot / 2 },
    panels,
  };
}

/** A line of text from the left to the right with kana above it; what has no room is left out. */
function titleShapes(
  textParts: readonly TextPart[],
  { width: all, margin, title }: SheetLayout,
): StoryShape[] {
  const room = all - 2 * margin;
  const parts = textParts.map(({ text, kana }) => ({
    cells: cellsOf(text.replaceAll('\n', ' ')),
    kana: kana === null ? [] : signsOf(kana),
  }));
  const widthOf = ({ cells, kana }: (typeof parts)[number]) =>
    Math.max(
      cells.reduce((sum, { length }) => sum + length, 0),
      kana.length * kanaSize,
    );
  const width = parts.reduce((sum, part) => sum + widthOf(part), 0);
  const size = Math.max(smallestTitle, Math.min(title.size, room / Math.max(1, width)));
  const small = size * kanaSize;
  const shapes: StoryShape[] = [];
  let left = margin;
  for (const part of parts) {
    const { cells, kana } = part;
    const own = widthOf(part) * size;
    const sum = cells.reduce((total, { length }) => total + length, 0);
    let x = left;
    for (const { text, length } of cells) {
      const step = (own * length) / Math.max(1, sum);
      if (x + step > margin + room - size) return [...shapes, sign('…', x + size / 2, title.middle, size)];
      if (text !== '') shapes.push(sign(text, x + step / 2, title.middle, size));
      x += step;
    }
    const step = own / Math.max(1, kana.length);
    shapes.push(
      ...kana.map((sound, index) =>
        sign(sound, left + (index + 0.5) * step, title.middle - size / 2 - small * 0.6, small),
      ),
    );
    left += own;
  }
  return shapes;
}

/** A whole story: title, panels in their frames, and where it comes from. */
function sheetOf({ title, panels }: Page, read: Read, layout: SheetLayout): Sheet {
  const { width, height, margin, rule, credit: foot } = layout;
  const drawn = panels.flatMap((panel, index): StoryShape[] => {
    const rectangle = layout.panels[index];
    if (!rectangle) return [];
    const { x, y, ...size } = rectangle;
    return [
      group(`panel-${index}`, panelShapes(panel, size, read), { x, y, clip: size }),
      line(box(x, y, size.width, size.height), frameWidth),
    ];
  });
  const across = width - 2 * margin;
  const drawing = group('page', [
    area(box(0, 0, width, height), 'paper'),
    ...titleShapes(title.trim() === '' ? [] : read(title, {}), layout),
    line(`M${margin} ${rule}h${across}`, 7),
    line(`M${margin} ${rule + 10}h${across}`, 2),
    ...drawn,
    sign(credit, width - margin - (credit.length * foot.size) / 2, foot.middle, foot.size),
  ]);
  return { drawing, width, height };
}

/** A page to print. */
export const pageSheet = (page: Page, read: Read): Sheet =>
  sheetOf(page, read, pageMeasures(page.panels.length));

/** A page for phones. */
export const phoneSheet = (page: Page, read: Read): Sheet =>
  sheetOf(page, read, phoneMeasures(page.panels.length));

/** Every sign that a drawing writes, for its fonts. */
export const textOf = (shape: StoryShape): string =>
  shape.kind === 'text' ? shape.text : shape.kind === 'group' ? shape.shapes.map(textOf).join('') : '';
