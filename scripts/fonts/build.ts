import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Cache, hashOf } from './cache.ts';
import { without } from './characters.ts';
import { type Cut, planFaces } from './faces.ts';
import { FontPackage, installedVersion } from './packages.ts';
import { recipe } from './recipe.ts';
import { printReport } from './report.ts';
import { type BuiltFace, type Piece, writeStyles } from './styles.ts';
import { readTexts } from './texts.ts';

/** Where the build reads and writes. All paths are absolute. */
export interface Places {
  /** The folder of the repository. */
  readonly root: string;
  /** Receives the WOFF2 files and their licences; whatever else lies there is removed. */
  readonly fonts: string;
  /** Receives the two style sheets and the list of files to preload. */
  readonly styles: string;
  /** JSON file that remembers finished cuts. */
  readonly cache: string;
}

interface BuiltCut {
  readonly pieces: readonly Piece[];
  readonly missing: string;
}

/** The places of a checkout. */
function placesIn(root: string): Places {
  return {
    root,
    fonts: join(root, 'apps/web/public/fonts'),
    styles: join(root, 'apps/web/app/fonts'),
    cache: join(root, '.cache/fonts.json'),
  };
}

/**
 * Cuts the fonts to what the texts of the product need and writes files and style sheets. A cut whose characters
 * and package did not change since the last build is kept.
 */
export async function buildFonts(places: Places): Promise<BuiltFace[]> {
  const faces = planFaces(readTexts(places.root)).filter(({ characters }) => characters !== '');
  const packages = new Map(faces.map(({ cut }) => [cut.from, new FontPackage(places.root, cut.from)]));
  const cache = new Cache<BuiltCut>(places.cache);
  mkdirSync(places.fonts, { recursive: true });

  const cutter = [recipe, installedVersion(places.root, 'subset-font')];
  const cuts = new Map<string, BuiltCut>();
  for (const { cut } of faces) {
    const fonts = packages.get(cut.from);
    if (fonts && !cuts.has(cut.name))
      cuts.set(cut.name, await buildCut(cut, fonts, places.fonts, cutter, cache));
  }
  const built = faces.map((face) => ({ ...face, pieces: cuts.get(face.cut.name)?.pieces ?? [] }));

  const drawn = [...cuts.values()].flatMap(({ pieces }) => pieces.map(({ characters }) => characters));
  const nowhere = without([...cuts.values()].map(({ missing }) => missing).join(''), ...drawn);
  if (nowhere !== '') console.warn(`No font draws ${nowhere}`);

  const licences = [...packages].map(([name, { folder }]) => {
    const file = `${name}-licence.txt`;
    copyFileSync(join(folder, 'LICENSE'), join(places.fonts, file));
    return file;
  });
  const wanted = new Set([...licences, ...built.flatMap(({ pieces }) => pieces.map(({ file }) => file))]);
  for (const file of readdirSync(places.fonts)) if (!wanted.has(file)) rmSync(join(places.fonts, file));

  writeStyles(places.styles, built);
  cache.save();
  return built;
}

/** Brings one cut into the folder of fonts, from memory or by cutting. */
function buildCut(
  cut: Cut,
  fonts: FontPackage,
  folder: string,
  cutter: unknown,
  cache: Cache<BuiltCut>,
): Promise<BuiltCut> {
  const isIntact = ({ pieces }: BuiltCut) => pieces.every(({ file }) => existsSync(join(folder, file)));
  return cache.get(hashOf([cut, fonts.version, cutter]), isIntact, async () => {
    const { cutFont } = await import('./cut.ts');
    const { pieces, missing } = await cutFont(cut, fonts);
    return {
      missing,
      pieces: pieces.map(({ slice, woff2, characters }) => {
        const name = slice === cut.slice ? cut.name : `${cut.name}-${slice}`;
        const file = `${name}.${hashOf(woff2).slice(0, 8)}.woff2`;
        writeFileSync(join(folder, file), woff2);
        return { file, bytes: woff2.length, characters };
      }),
    };
  });
}

if (import.meta.main) printReport(await buildFonts(placesIn(resolve(import.meta.dirname, '../..'))));
