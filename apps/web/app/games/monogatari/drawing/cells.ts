import type { TextPart } from '@michi/games/monogatari/furigana';
import { withFullKana } from '../full-width.ts';

/** How a sign stands in a column. */
type Stance =
  | 'upright'
  /** 、。 go to the upper right. */
  | 'point'
  /** Small kana go a little to the right and up. */
  | 'small'
  /** Brackets and long strokes are turned by 90°. */
  | 'turned'
  /** Two digits or marks side by side: tate-chū-yoko. */
  | 'across'
  /** A word in another script, turned by 90° as a whole. */
  | 'run'
  | 'space';

export interface Cell {
  readonly text: string;
  readonly stance: Stance;
  /** In parts of the size of the letters, along the column. */
  readonly length: number;
}

/** Cells that stay together, with the kana beside them. */
export interface Cluster {
  readonly cells: readonly Cell[];
  readonly kana: readonly string[];
}

/** Stands for what has no room. */
export const ellipsis: Cluster = { cells: [{ text: '…', stance: 'turned', length: 1 }], kana: [] };

/** More is not drawn: a bubble has 120 letters at most. */
const mostCells = 200;
const mostCodePoints = 16;
/** Marks that may stand above or below one sign. */
const mostMarks = 3;

/** What no file may hold, halves of signs, and marks that turn the direction of writing. */
const forbidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff\ud800-\udfff]/gu;
const tooManyMarks = new RegExp(`(\\p{M}{${mostMarks}})\\p{M}+`, 'gu');

const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** The text as it may be drawn and written into a file. Line breaks stay. */
export const drawable = (text: string): string =>
  withFullKana(text.replace(/\r\n?/g, '\n').replace(forbidden, '')).replace(tooManyMarks, '$1');

/** The signs of a text, each with its marks; hardly more than are ever drawn. */
export function signsOf(text: string): string[] {
  const signs: string[] = [];
  for (const { segment } of graphemes.segment(drawable(text.slice(0, mostCells * mostCodePoints)))) {
    if (signs.length > mostCells) break;
    signs.push([...segment].slice(0, mostCodePoints).join(''));
  }
  return signs;
}

const wide: Readonly<Record<string, string>> = {
  ...{ '!': '！', '?': '？', ',': '、', '.': '。', ' ': '　' },
  ...{ '，': '、', '．': '。', '～': '〜' },
};
const narrow: Readonly<Record<string, string>> = { '！': '!', '？': '?' };

/** What the fonts of a page have in half width alone. */
const inHalfWidth = /^[\uff01-\uff5e\uffe0-\uffe6]$/u;
const inBothWidths = /^[！？（）]$/u;

const turnedSigns = /^[ー〜―—–…‥「」『』（）()【】〔〕〈〉《》[\]{}=:;<>|_“”‘’„‚«»‹›"'-]$/u;
const quotes = /^[“”‘’„‚‹›"']$/u;
const smallKana = /^[ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰ-ㇿ]$/u;
const mark = /^[!?！？]$/u;
const digit = /^\d$/u;
/** Scripts whose signs stand upright in a column. */
const standing =
  /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}\u3000-\u303f\uff01-\uffef\p{Extended_Pictographic}\p{RI}]/u;
const letter = /^(?!.\ufe0f)[\p{L}\p{N}\p{M}'’._@/&+-]/u;

/** Estimates of how long letters are that lie on their side, in parts of their size. */
const widthOf = (text: string): number =>
  signsOf(text).reduce((sum, sign) => sum + (/^[\p{Lu}mwMW\p{M}]/u.test(sign) ? 0.74 : 0.58), 0);

const single = (text: string, stance: Stance, length = 1): Cell => ({ text, stance, length });

function cellOf(sign: string): Cell {
  const text = wide[sign] ?? drawnAs(sign);
  if (/^\s$/u.test(text)) return single('', 'space', 0.5);
  if (/^[、。，．]$/u.test(text)) return single(text, 'point');
  if (smallKana.test(text)) return single(text, 'small');
  if (turnedSigns.test(text)) return single(text, 'turned', quotes.test(text) ? 0.5 : 1);
  return single(text, 'upright');
}

/** Signs in full width are drawn as those of half width; letters stand one by one all the same. */
const drawnAs = (sign: string): string =>
  inHalfWidth.test(sign) && !inBothWidths.test(sign) ? sign.normalize('NFKC') : sign;

/** Words in another script, and words with kana beside them, are cut where they are longer. */
const longestWord = 8;

/** The cells of a text without line breaks. */
export function cellsOf(text: string): Cell[] {
  const signs = signsOf(text.replace(/[０-９]/g, drawnAs)); // numbers are whole, in whatever width
  const cells: Cell[] = [];
  for (let at = 0; at < signs.length; ) {
    const taken = (matches: (sign: string) => boolean): number => {
      let end = at;
      while (end < signs.length && matches(signs[end] ?? '')) end++;
      return end - at;
    };
    const marks = taken((sign) => mark.test(sign));
    const digits = taken((sign) => digit.test(sign));
    const run = taken((sign) => letter.test(sign) && !standing.test(sign));
    if (marks >= 2) {
      const pair = signs.slice(at, at + 2).map((sign) => narrow[sign] ?? sign);
      cells.push(single(pair.join(''), 'across'));
      at += 2;
    } else if (digits === run && digits > 0 && digits <= 2) {
      cells.push(single(signs.slice(at, at + digits).join(''), digits === 2 ? 'across' : 'upright'));
      at += digits;
    } else if (run > 1) {
      let end = at;
      while (end < at + run && widthOf(signs.slice(at, end + 1).join('')) <= longestWord) end++;
      end = Math.max(end, at + 1);
      const word = signs.slice(at, end).join('');
      cells.push(single(word, 'run', Math.max(1, widthOf(word))));
      at = end;
    } else {
      cells.push(cellOf(signs[at] ?? ''));
      at++;
    }
  }
  return cells;
}

/** The lines of a text, as clusters: one with kana for each reading, and one for each other sign. */
export function linesOf(textParts: readonly TextPart[]): Cluster[][] {
  const lines: Cluster[][] = [[]];
  let room = mostCells;
  let isCut = false;
  for (const { text, kana } of textParts) {
    for (const [index, part] of text
      .slice(0, mostCells * mostCodePoints)
      .split(/\r\n?|\n/)
      .entries()) {
      if (index > 0 && lines.length < mostCells) lines.push([]);
      const all = cellsOf(part);
      const cells = all.slice(0, room);
      isCut ||= cells.length < all.length;
      room -= cells.length;
      const sounds = kana === null || index > 0 ? [] : signsOf(kana);
      const clusters: Cluster[] =
        sounds.length > 0 && cells.length > 0
          ? cut(cells, sounds)
          : cells.map((cell) => ({ cells: [cell], kana: [] }));
      lines.at(-1)?.push(...clusters);
    }
  }
  if (isCut) lines.at(-1)?.push(ellipsis);
  return lines;
}

/** A cluster that is too long is cut, and its kana with it. */
function cut(cells: readonly Cell[], kana: readonly string[]): Cluster[] {
  const parts = Math.ceil(cells.length / longestWord);
  const part = <Item>(all: readonly Item[], index: number) =>
    all.slice(Math.round((all.length * index) / parts), Math.round((all.length * (index + 1)) / parts));
  return Array.from({ length: parts }, (_, index) => ({
    cells: part(cells, index),
    kana: part(kana, index),
  }));
}
