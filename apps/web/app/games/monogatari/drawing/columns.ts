import { type Cluster, linesOf, type Piece } from './cells.ts';
import { type Shape, sign } from './shapes.ts';

/** Size of kana beside kanji, in parts of the letters: 13 of 22 pixels. */
export const kanaSize = 0.59;
/** From one column to the next, in parts of the letters. */
const pitchWithKana = 1.72;
const pitchAlone = 1.26;
const cellStep = 1.04;

/** A text set in columns, whose measures are in parts of the size of its letters. */
export interface Setting {
  readonly columns: readonly (readonly Cluster[])[];
  readonly width: number;
  readonly height: number;
  readonly pitch: number;
  readonly hasKana: boolean;
  /** Something had to be left out. */
  readonly isCut: boolean;
}

const lengthOf = ({ cells, kana }: Cluster): number =>
  Math.max(cells.reduce((sum, { length }) => sum + length, 0) * cellStep, kana.length * kanaSize);
const lengthOfColumn = (column: readonly Cluster[]): number =>
  column.reduce((sum, cluster) => sum + lengthOf(cluster), 0);

/** 行頭禁則 and 行末禁則: what may not begin or end a column. */
const neverFirst = /^[、。，．ー…‥！？!?」』）】〉》)\]ぁぃぅぇぉっゃゅょゎァィゥェォッャュョ々・]/u;
const neverLast = /^[「『（【〈《([]$/u;
const isFirstForbidden = (cluster: Cluster) => neverFirst.test(cluster.cells[0]?.text ?? '');
const isLastForbidden = (cluster: Cluster | undefined) => neverLast.test(cluster?.cells.at(-1)?.text ?? '');
const isSpace = (cluster: Cluster | undefined) => cluster?.cells[0]?.stance === 'space';

/** Breaks lines into columns of at most this length; a sign that may not begin a column hangs below the one before. */
function broken(lines: readonly (readonly Cluster[])[], most: number): Cluster[][] {
  const columns: Cluster[][] = [];
  for (const line of lines) {
    let column: Cluster[] = [];
    let length = 0;
    for (const cluster of line) {
      const own = lengthOf(cluster);
      if (length > 0 && length + own > most + 0.01 && !isFirstForbidden(cluster)) {
        const moved = isLastForbidden(column.at(-1)) && column.length > 1 ? column.splice(-1) : [];
        if (isSpace(column.at(-1))) column.pop();
        columns.push(column);
        column = moved;
        length = lengthOfColumn(moved);
      }
      if (isSpace(cluster) && column.length === 0) continue;
      column.push(cluster);
      length += own;
    }
    columns.push(column);
  }
  while (columns.length > 1 && columns.at(-1)?.length === 0) columns.pop();
  while (columns.length > 1 && columns[0]?.length === 0) columns.shift();
  return columns;
}

const ellipsis: Cluster = { cells: [{ text: '…', stance: 'turned', length: 1 }], kana: [] };

function measured(columns: readonly (readonly Cluster[])[], isCut: boolean): Setting {
  const hasKana = columns.some((column) => column.some(({ kana }) => kana.length > 0));
  const pitch = hasKana ? pitchWithKana : pitchAlone;
  return {
    columns,
    pitch,
    hasKana,
    isCut,
    width: (columns.length - 1) * pitch + (hasKana ? 1 + kanaSize : 1),
    height: Math.max(1, ...columns.map(lengthOfColumn)),
  };
}

/** Sets a text in columns of at most this length. */
const set = (pieces: readonly Piece[], most: number): Setting =>
  measured(broken(linesOf(pieces, most), most), false);

/** Keeps as much as has room, and ends it with three points. */
function cutDown(setting: Setting, width: number, height: number): Setting {
  const count = Math.max(1, Math.floor((width - (setting.hasKana ? 1 + kanaSize : 1)) / setting.pitch) + 1);
  const kept = setting.columns.slice(0, count).map((column) => [...column]);
  const last = kept.at(-1) ?? [];
  for (const column of kept) while (column.length > 1 && lengthOfColumn(column) > height) column.pop();
  while (last.length > 0 && lengthOfColumn(last) + 1 > height) last.pop();
  last.push(ellipsis);
  return measured(kept, true);
}

/** How much taller than wide a text should look. */
const goodShape = 1.25;
const fewestSigns = 3;
const mostSigns = 12;

/** How far a setting is from what looks well: its shape, and a last column of a single sign. */
function unrest({ width, height, columns }: Setting): number {
  const shape = Math.abs(Math.log(height / width / goodShape));
  const last = lengthOfColumn(columns.at(-1) ?? []);
  return shape + (columns.length > 1 && last < 1.9 ? 0.5 : 0) + (height - last) / height / 4;
}

/** Sets a text as it looks best in columns of at most this length, in parts of its letters; null where none fits. */
export function bestSetting(
  pieces: readonly Piece[],
  longest: number,
  fits: (setting: Setting) => boolean,
): Setting | null {
  let best: Setting | null = null;
  for (let most = fewestSigns; most <= Math.min(mostSigns, Math.floor(longest)); most++) {
    const setting = set(pieces, most);
    if (fits(setting) && (best === null || unrest(setting) < unrest(best))) best = setting;
  }
  return best;
}

/** Sets as much of a text as has room. */
export const settingCut = (pieces: readonly Piece[], width: number, height: number): Setting =>
  cutDown(set(pieces, Math.max(1, Math.floor(height))), width, height);

/** The signs of a setting whose middle is at (0, 0), at this size; `lively` lets each sign of a sound word dance. */
export function signShapes(setting: Setting, size: number, { halo = 0, lively = false } = {}): Shape[] {
  const right = (setting.width / 2) * size;
  const top = (-setting.height / 2) * size;
  const shapes: Shape[] = [];
  for (const [index, column] of setting.columns.entries()) {
    const x = right - (index * setting.pitch + (setting.hasKana ? kanaSize : 0) + 0.5) * size;
    let y = top;
    for (const cluster of column) {
      const length = lengthOf(cluster) * size;
      shapes.push(...clusterShapes(cluster, x, y, length, size, { halo, lively }));
      y += length;
    }
  }
  return shapes;
}

function clusterShapes(
  { cells, kana }: Cluster,
  x: number,
  top: number,
  length: number,
  size: number,
  { halo, lively }: { readonly halo: number; readonly lively: boolean },
): Shape[] {
  const sum = cells.reduce((total, cell) => total + cell.length, 0);
  const shapes: Shape[] = [];
  let y = top;
  for (const [index, cell] of cells.entries()) {
    const own = (length * cell.length) / sum;
    const middle = y + own / 2;
    y += own;
    const dance = lively ? (Math.round(middle / size) % 2 === 0 ? 1 : -1) : 0;
    const at = (right: number, down: number, turn: number, scale = 1) =>
      shapes.push(
        sign(cell.text, x + (right + dance * 0.07) * size, middle + down * size, size * scale, {
          turn: turn + dance * (7 - (index % 2)),
          halo,
        }),
      );
    switch (cell.stance) {
      case 'upright':
        at(0, 0, 0);
        break;
      case 'point':
        at(0.6, -0.6, 0);
        break;
      case 'small':
        at(0.1, -0.1, 0);
        break;
      case 'turned':
      case 'run':
        at(0, 0, 90);
        break;
      case 'across':
        at(0, 0, 0, 0.86);
        break;
      case 'space':
        break;
    }
  }
  const step = length / Math.max(1, kana.length);
  const small = kanaSize * size;
  const kanaX = x + size / 2 + small / 2;
  for (const [index, sound] of kana.entries())
    shapes.push(sign(sound, kanaX, top + (index + 0.5) * step, small));
  return shapes;
}
