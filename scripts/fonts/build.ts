import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { Cache, hashOf } from './cache.ts';
import { charactersOf, without } from './characters.ts';
import { rangeHolds, rule, unicodeRange } from './css.ts';
import { type Cut, type Face, planFaces } from './faces.ts';
import { fallbackRules } from './fallbacks.ts';
import { FontPackage, installedVersion } from './packages.ts';
import { frame } from './pages.ts';
import { lenderOf, recipe } from './recipe.ts';

/** Where the build reads and writes. All paths are absolute. */
export interface Places {
  /** The folder of the repository. */
  readonly root: string;
  /** Receives the WOFF2 files and their licences; whatever else lies there is removed. */
  readonly fonts: string;
  /** Receives the style sheets and the list of files to preload; whatever else lies there is removed. */
  readonly styles: string;
  /** JSON file that remembers finished cuts. */
  readonly cache: string;
}

/** One font file as pages load it. */
interface FontFile {
  /** Name in the folder of public fonts, with a hash of its content. */
  readonly name: string;
  readonly bytes: number;
  readonly characters: string;
}

/** What no font of ours draws, and that of every system does: the ordinal of French centuries. */
const leftToTheSystem = 'ᵉ';

/** The cuts that every page shows at once. */
const preloaded = ['alegreya-sans-400', 'shippori-mincho-600'];

/**
 * Cuts the fonts to what the product shows and writes files and style sheets. A cut whose characters and package did not
 * change since the last build is kept. Answers with the files.
 */
export async function buildFonts({ root, fonts, styles, cache: remembered }: Places): Promise<FontFile[]> {
  const faces = planFaces(root);
  const packages = new Map(
    [...new Set(faces.map(({ cut }) => cut.from))].map((name) => [name, new FontPackage(root, name)]),
  );
  const cache = new Cache<FontFile | null>(remembered);
  const cutter = [recipe, installedVersion(root, 'subset-font')];
  mkdirSync(fonts, { recursive: true });

  const files = new Map<string, FontFile | null>();
  for (const { cut } of faces) {
    if (files.has(cut.name)) continue;
    const from = packages.get(cut.from) as FontPackage;
    const lender = packages.get(lenderOf[cut.from] ?? '');
    const key = hashOf({ cut, versions: [from.version, lender?.version], cutter });
    const isIntact = (file: FontFile | null) => file === null || existsSync(join(fonts, file.name));
    files.set(cut.name, await cache.get(key, isIntact, () => cutFile(cut, from, lender, fonts)));
  }
  cache.save();
  warnOfMissing(faces, files);

  const licences = [...packages].map(([name, { folder }]) => {
    copyFileSync(join(folder, 'LICENSE'), join(fonts, `${name}-licence.txt`));
    return `${name}-licence.txt`;
  });
  const built = [...files.values()].filter((file) => file !== null);
  keepOnly(fonts, [...licences, ...built.map(({ name }) => name)]);
  writeStyles(styles, faces, files);
  return built;
}

/** Brings one cut into the folder of fonts; null if its font has none of the characters. */
async function cutFile(
  cut: Cut,
  from: FontPackage,
  lender: FontPackage | undefined,
  folder: string,
): Promise<FontFile | null> {
  const { cutFont } = await import('./cut.ts');
  const { characters, woff2 } = await cutFont(cut, from, lender);
  if (woff2 === undefined) return null;
  const name = `${cut.name}.${hashOf(woff2).slice(0, 8)}.woff2`;
  writeFileSync(join(folder, name), woff2);
  return { name, bytes: woff2.length, characters };
}

function warnOfMissing(faces: readonly Face[], files: ReadonlyMap<string, FontFile | null>): void {
  const drawn = [...files.values()].map((file) => file?.characters ?? '');
  const wanted = charactersOf(faces.map(({ cut }) => cut.characters));
  const missing = without(wanted, leftToTheSystem, ...drawn);
  if (missing !== '') console.warn(`No font of ours draws ${missing}`);
}

/** Writes `frame.generated.css` and its like, a file for each sheet, and `preload.generated.json`. */
function writeStyles(
  folder: string,
  faces: readonly Face[],
  files: ReadonlyMap<string, FontFile | null>,
): void {
  mkdirSync(folder, { recursive: true });
  const urlOf = (name: string) => `/fonts/${files.get(name)?.name}`;
  const sheets = Map.groupBy(faces, ({ sheet }) => sheet);
  const written = [...sheets].map(([sheet, own]) => {
    const rules = own.map((face) => {
      const drawn = files.get(face.cut.name)?.characters ?? '';
      return drawn === '' ? '' : ruleOf(face, urlOf(face.cut.name), drawn);
    });
    const name = `${sheet}.generated.css`;
    writeChanged(join(folder, name), rules.join('') + (sheet === frame ? fallbackRules() : ''));
    return name;
  });
  writeChanged(join(folder, 'preload.generated.json'), `${JSON.stringify(preloaded.map(urlOf))}\n`);
  keepOnly(folder, [...written, 'preload.generated.json']);
}

function ruleOf({ family, weight, claims, sizeAdjust }: Face, url: string, drawn: string): string {
  return rule({
    'font-family': `"${family}"`,
    'font-weight': weight,
    'font-display': 'swap',
    src: `url(${url})`,
    ...(sizeAdjust === undefined ? {} : { 'size-adjust': sizeAdjust }),
    'unicode-range': rangeOf(drawn, claims),
  });
}

function rangeOf(drawn: string, claims: string | undefined): string {
  if (claims === undefined) return unicodeRange(drawn);
  const beyond = [...drawn].filter((character) => !rangeHolds(claims, character)).join('');
  return [claims, unicodeRange(beyond)].filter((range) => range !== '').join(',');
}

/** Leaves an equal file alone, so that a development server does not reload for nothing. */
function writeChanged(path: string, content: string): void {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== content) writeFileSync(path, content);
}

function keepOnly(folder: string, wanted: readonly string[]): void {
  for (const file of readdirSync(folder)) if (!wanted.includes(file)) rmSync(join(folder, file));
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, '../..');
  const files = await buildFonts({
    root,
    fonts: join(root, 'apps/web/public/fonts'),
    styles: join(root, 'apps/web/app/fonts'),
    cache: join(root, '.cache/fonts.json'),
  });
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  console.log(`Fonts: ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB`);
}
