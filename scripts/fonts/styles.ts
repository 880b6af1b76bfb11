import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { common } from './characters.ts';
import { rangeHolds, rule, unicodeRange } from './css.ts';
import { type Face, sheets } from './face.ts';
import { fallbackRules } from './fallbacks.ts';

/** One font file as pages load it. */
export interface FontFile {
  /** Name in the folder of public fonts, with a hash of its content. */
  readonly name: string;
  readonly bytes: number;
  readonly characters: string;
}

export interface BuiltFace extends Face {
  readonly file: FontFile;
}

/** The cuts that every page shows at once. */
const preloaded = ['alegreya-sans-400', 'shippori-mincho-600'];

/** Writes a file such as `frame.generated.css` for each sheet, and `preload.generated.json`. */
export function writeStyles(folder: string, faces: readonly BuiltFace[]): void {
  mkdirSync(folder, { recursive: true });
  const preload = preloaded.map((name) => urlOf(faces.find(({ cut }) => cut.name === name)?.file));
  for (const sheet of sheets) {
    const rules = faces.filter((face) => face.sheet === sheet).map(ruleOf);
    const fallbacks = sheet === 'frame' ? fallbackRules() : '';
    writeChanged(join(folder, `${sheet}.generated.css`), rules.join('') + fallbacks);
  }
  writeChanged(join(folder, 'preload.generated.json'), `${JSON.stringify(preload)}\n`);
}

function ruleOf(face: BuiltFace): string {
  const range = rangeOf(face);
  if (range === '') return '';
  return rule({
    'font-family': `"${face.family}"`,
    'font-weight': face.weight,
    'font-display': 'swap',
    src: `url(${urlOf(face.file)})`,
    ...(face.sizeAdjust === undefined ? {} : { 'size-adjust': face.sizeAdjust }),
    'unicode-range': range,
  });
}

function rangeOf({ claims, characters, file }: BuiltFace): string {
  const drawn = common(file.characters, characters);
  if (claims === undefined) return unicodeRange(drawn);
  const beyond = [...drawn].filter((character) => !rangeHolds(claims, character));
  return [claims, unicodeRange(beyond.join(''))].filter((range) => range !== '').join(',');
}

function urlOf(file: FontFile | undefined): string {
  if (file === undefined) throw new Error('a font to preload was not built');
  return `/fonts/${file.name}`;
}

/** Leaves an equal file alone, so that a development server does not reload for nothing. */
function writeChanged(path: string, content: string): void {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== content) writeFileSync(path, content);
}
