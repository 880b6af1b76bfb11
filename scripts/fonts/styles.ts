import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { common } from './characters.ts';
import { rangeHolds, rule, unicodeRange } from './css.ts';
import type { Face } from './faces.ts';
import { fallbackRules } from './fallbacks.ts';

/** One font file as pages load it. */
export interface Piece {
  /** Name in the folder of public fonts, with a hash of its content. */
  readonly file: string;
  readonly bytes: number;
  readonly characters: string;
}

export interface BuiltFace extends Face {
  readonly pieces: readonly Piece[];
}

/** The cuts that every page shows at once. */
const preloaded = ['alegreya-sans-400', 'shippori-mincho-600'];

/** Writes `frame.generated.css`, `kanji.generated.css` and `preload.generated.json`. */
export function writeStyles(folder: string, faces: readonly BuiltFace[]): void {
  mkdirSync(folder, { recursive: true });
  const sheet = (name: Face['sheet']) =>
    faces
      .filter((face) => face.sheet === name)
      .flatMap(faceRules)
      .join('');
  const preload = preloaded.map((name) => urlOf(faces.find(({ cut }) => cut.name === name)?.pieces[0]));
  writeChanged(join(folder, 'frame.generated.css'), sheet('frame') + fallbackRules());
  writeChanged(join(folder, 'kanji.generated.css'), sheet('kanji'));
  writeChanged(join(folder, 'preload.generated.json'), `${JSON.stringify(preload)}\n`);
}

/** One @font-face rule for each file that draws characters of the face. */
function faceRules(face: BuiltFace): string[] {
  return face.pieces
    .map((piece, index) => ({ piece, range: rangeOf(face, piece, index === 0) }))
    .filter(({ range }) => range !== '')
    .map(({ piece, range }) =>
      rule({
        'font-family': `"${face.family}"`,
        'font-weight': face.weight,
        'font-display': 'swap',
        src: `url(${urlOf(piece)})`,
        ...(face.sizeAdjust === undefined ? {} : { 'size-adjust': face.sizeAdjust }),
        'unicode-range': range,
      }),
    );
}

function rangeOf({ claims, characters }: Face, piece: Piece, isFirst: boolean): string {
  const drawn = common(piece.characters, characters);
  if (claims === undefined || !isFirst) return unicodeRange(drawn);
  const beyond = [...drawn].filter((character) => !rangeHolds(claims, character));
  return [claims, unicodeRange(beyond.join(''))].filter((range) => range !== '').join(',');
}

function urlOf(piece: Piece | undefined): string {
  if (piece === undefined) throw new Error('a font to preload was not built');
  return `/fonts/${piece.file}`;
}

/** Leaves an equal file alone, so that a development server does not reload for nothing. */
function writeChanged(path: string, content: string): void {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== content) writeFileSync(path, content);
}
