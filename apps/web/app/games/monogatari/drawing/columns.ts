import type { TextPart } from '@michi/games/monogatari/furigana';
import { type Cluster, ellipsis, linesOf } from './cells.ts';
import { type StoryShape, sign, type TextStyle } from './shapes.ts';

/** Size of kana beside kanji, in parts of the letters: 13 of 22 pixels. */
export const kanaSize = 0.59;
/** From one column to the next, in parts of the letters. */
const pitchWithKana = 1.72;
const pitchAlone = 1.26;
const cellStep = 1.04;
/** So much may kana reach over the neighbours of their kanji, on both sides together. */
const overhang = 0.2;

/** A text set in columns, whose measures are in parts of the size of its letters. */
export interface Setting {
  readonly columns: readonly (readonly Cluster[])[];
  readonly width: number;
  readonly height: number;
  readonly pitch: number;
  readonly hasKana: boolean;
  /** Columns that end within a phrase. */
  readonly torn: number;
}

function lengthOf({ cells, kana }: Cluster): number {
  let length = 0;
  for (const cell of cells) length += cell.length;
  return Math.max(length * cellStep, kana.length * kanaSize - overhang);
}
const lengthOfColumn = (column: readonly Cluster[]): number =>
  column.reduce((sum, cluster) => sum + lengthOf(cluster), 0);

/** 行頭禁則 and 行末禁則: what may not begin or end a column. */
const neverFirst = /^[、。ー…‥！？!?」』）】〉》)\]”’»›ぁぃぅぇぉっゃゅょゎァィゥェォッャュョ々・]/u;
const neverLast = /^[「『（【〈《([“‘„‚«‹]$/u;
const isFirstForbidden = (cluster: Cluster) => neverFirst.test(cluster.cells[0]?.text ?? '');
const isLastForbidden = (cluster: Cluster | undefined) => neverLast.test(cluster?.cells.at(-1)?.text ?? '');
const isSpace = (cluster: Cluster | undefined) => cluster?.cells[0]?.stance === 'space';

/** Where a phrase begins: after a mark or a gap, or where kanji, katakana or a bracket follow hiragana. */
function beginsPhrase(cluster: Cluster, before: Cluster | undefined): boolean {
  const last = before?.cells.at(-1)?.text ?? '';
  const first = cluster.cells[0]?.text ?? '';
  if (isFirstForbidden(cluster) || isLastForbidden(before)) return false;
  if (isSpace(before) || /[、。…！？!?」』）”]$/u.test(last)) return true;
  return /^[\p{sc=Han}\p{sc=Kana}「『（“]/u.test(first) && /\p{sc=Hira}$/u.test(last);
}

interface Broken {
  readonly columns: readonly (readonly Cluster[])[];
  /** Columns that end within a phrase. */
  readonly torn: number;
}

/** So much of a column may stay empty to keep a phrase together. */
const mostEmpty = 0.7;

/** Breaks lines into columns of at most this length; a sign that may not begin a column hangs below the one before. */
function broken(lines: readonly (readonly Cluster[])[], most: number): Broken {
  const columns: Cluster[][] = [];
  let torn = 0;
  for (const line of lines) {
    let column: Cluster[] = [];
    let length = 0; // of the column
    for (const cluster of line) {
      const own = lengthOf(cluster);
      const isFull = column.length > 0 && length + own > most + 0.01 && !isFirstForbidden(cluster);
      if (isFull) {
        const moved = takenAlong(column, cluster, most);
        if (moved === null) torn++;
        if (isSpace(column.at(-1))) column.pop();
        columns.push(column);
        column = moved ?? (isLastForbidden(column.at(-1)) && column.length > 1 ? column.splice(-1) : []);
        length = lengthOfColumn(column);
      }
      if (isSpace(cluster) && column.length === 0) continue;
      column.push(cluster);
      length += own;
    }
    columns.push(column);
  }
  while (columns.length > 1 && columns.at(-1)?.length === 0) columns.pop();
  while (columns.length > 1 && columns[0]?.length === 0) columns.shift();
  return { columns, torn };
}

/** Takes the begun phrase from the end of a column, to the next one; null where the phrase is too long for that. */
function takenAlong(column: Cluster[], next: Cluster, most: number): Cluster[] | null {
  if (beginsPhrase(next, column.at(-1))) return [];
  for (let at = column.length - 1; at > 0; at--) {
    const cluster = column[at];
    if (cluster === undefined || !beginsPhrase(cluster, column[at - 1])) continue;
    if (lengthOfColumn(column.slice(at)) > most * mostEmpty) return null;
    return column.splice(at);
  }
  return null;
}

function measured(columns: Broken['columns'], torn = 0): Setting {
  const hasKana = columns.some((column) => column.some(({ kana }) => kana.length > 0));
  const pitch = hasKana ? pitchWithKana : pitchAlone;
  return {
    columns,
    pitch,
    hasKana,
    torn,
    width: (columns.length - 1) * pitch + (hasKana ? 1 + kanaSize : 1),
    height: Math.max(1, ...columns.map(lengthOfColumn)),
  };
}

/** Sets lines in columns of at most this length. */
function set(lines: readonly (readonly Cluster[])[], most: number): Setting {
  const { columns, torn } = broken(lines, most);
  return measured(columns, torn);
}

/** Keeps as much as has room, and ends it with three points. */
function cutDown(setting: Setting, width: number, height: number): Setting {
  const count = Math.max(1, Math.floor((width - (setting.hasKana ? 1 + kanaSize : 1)) / setting.pitch) + 1);
  const kept = setting.columns.slice(0, count).map((column) => [...column]);
  const last = kept.at(-1) ?? [];
  for (const column of kept) while (column.length > 1 && lengthOfColumn(column) > height) column.pop();
  while (last.length > 0 && lengthOfColumn(last) + 1 > height) last.pop();
  last.push(ellipsis);
  return measured(kept);
}

/** How much taller than wide a text should look. */
const goodShape = 1.25;
const fewestSigns = 3;
const mostSigns = 12;

/** How far a setting is from what looks well: its shape, torn phrases, and a last column of a single sign. */
function unrest({ width, height, columns, torn }: Setting): number {
  const shape = Math.abs(Math.log(height / width / goodShape));
  const last = lengthOfColumn(columns.at(-1) ?? []);
  return shape + (columns.length > 1 && last < 1.9 ? 0.5 : 0) + torn * 0.3;
}

/** A text in columns of each length that looks well, shortest first. */
export function settingsOf(textParts: readonly TextPart[]): readonly Setting[] {
  const lines = linesOf(textParts);
  return Array.from({ length: mostSigns - fewestSigns + 1 }, (_, more) => set(lines, fewestSigns + more));
}

/** Of the settings in columns of at most this length, in parts of its letters, the one that looks best; null where none fits. */
export function bestSetting(
  settings: readonly Setting[],
  longest: number,
  fits: (setting: Setting) => boolean,
): Setting | null {
  let best: Setting | null = null;
  for (const setting of settings.slice(0, Math.max(0, Math.floor(longest) - fewestSigns + 1)))
    if (fits(setting) && (best === null || unrest(setting) < unrest(best))) best = setting;
  return best;
}

/** Sets as much of a text as has room. */
export const settingCut = (textParts: readonly TextPart[], width: number, height: number): Setting =>
  cutDown(set(linesOf(textParts), Math.max(1, Math.floor(height))), width, height);

/** The signs of a setting whose middle is at (0, 0), at this size; those of a sound word dance and are outlined. */
export function signShapes(setting: Setting, size: number, isSound = false): StoryShape[] {
  const right = (setting.width / 2) * size;
  const top = (-setting.height / 2) * size;
  const shapes: StoryShape[] = [];
  for (const [index, column] of setting.columns.entries()) {
    const x = right - (index * setting.pitch + (setting.hasKana ? kanaSize : 0) + 0.5) * size;
    let y = top;
    for (const cluster of column) {
      const length = lengthOf(cluster) * size;
      shapes.push(...clusterShapes(cluster, x, y, length, size, isSound));
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
  isSound: boolean,
): StoryShape[] {
  const sum = cells.reduce((total, cell) => total + cell.length, 0);
  const shapes: StoryShape[] = [];
  let y = top;
  for (const [index, cell] of cells.entries()) {
    const own = (length * cell.length) / sum;
    const middle = y + own / 2;
    y += own;
    const dance = isSound ? (Math.round(middle / size) % 2 === 0 ? 1 : -1) : 0;
    const at = (right: number, down: number, turn: number, scale = 1) => {
      const drawn = (look: TextStyle) =>
        sign(cell.text, x + (right + dance * 0.07) * size, middle + down * size, size * scale, {
          turn: turn + dance * (7 - (index % 2)),
          ...look,
        });
      if (isSound)
        shapes.push(
          drawn({ line: 'paper', width: size * 0.26 }),
          drawn({ line: 'ink', width: size * 0.13, fill: 'paper' }),
        );
      else shapes.push(drawn({}));
    };
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
  const small = kanaSize * size;
  const step = Math.max(small, length / Math.max(1, kana.length));
  const first = top + (length - step * kana.length) / 2;
  const kanaX = x + size / 2 + small / 2;
  for (const [index, sound] of kana.entries())
    shapes.push(sign(sound, kanaX, first + (index + 0.5) * step, small));
  return shapes;
}
