import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Cache, hashOf } from './cache.ts';
import { charactersOf, without } from './characters.ts';
import { rangeWithout } from './css.ts';
import type { Cut } from './face.ts';
import { planFaces } from './faces.ts';
import { FontPackage, installedVersion } from './packages.ts';
import { recipe } from './recipe.ts';
import { report } from './report.ts';
import { type BuiltFace, type FontFile, writeStyles } from './styles.ts';
import { readTexts } from './texts.ts';

/** Where the build reads and writes. All paths are absolute. */
export interface Places {
  /** The folder of the repository. */
  readonly root: string;
  /** Receives the WOFF2 files and their licences; whatever else lies there is removed. */
  readonly fonts: string;
  /** Receives the style sheets and the list of files to preload. */
  readonly styles: string;
  /** JSON file that remembers finished cuts. */
  readonly cache: string;
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

/** What no font of ours draws, and that of every system does: the ordinal of French centuries. */
const leftToTheSystem = 'ᵉ';

/**
 * Cuts the fonts to what the texts of the product need and writes files and style sheets. A cut whose characters
 * and package did not change since the last build is kept.
 */
export async function buildFonts(places: Places): Promise<BuiltFace[]> {
  const faces = planFaces(readTexts(places.root)).filter(({ characters }) => characters !== '');
  const packages = new Map<string, FontPackage>();
  const packageOf = (name: string) => {
    const known = packages.get(name) ?? new FontPackage(places.root, name);
    packages.set(name, known);
    return known;
  };
  const cache = new Cache<FontFile | null>(places.cache);
  mkdirSync(places.fonts, { recursive: true });

  const cutter = [recipe, installedVersion(places.root, 'subset-font')];
  const files = new Map<string, FontFile | null>();
  for (const { cut } of faces) {
    if (files.has(cut.name)) continue;
    const lender = cut.lender === undefined ? undefined : packageOf(cut.lender);
    files.set(cut.name, await buildCut(cut, packageOf(cut.from), lender, places.fonts, cutter, cache));
  }
  const drawn = [...files.values()].map((file) => file?.characters ?? '');
  const nowhere = without(charactersOf(faces.map(({ cut }) => cut.characters)), ...drawn);
  const missing = without(nowhere, leftToTheSystem);
  if (missing !== '') console.warn(`No font of ours draws ${missing}`);
  const built = faces.flatMap((face): BuiltFace[] => {
    const file = files.get(face.cut.name);
    if (!file) return [];
    const claims = face.claims === undefined ? {} : { claims: rangeWithout(face.claims, nowhere) };
    return [{ ...face, ...claims, file }];
  });

  const licences = [...packages].map(([name, { folder }]) => {
    const file = `${name}-licence.txt`;
    copyFileSync(join(folder, 'LICENSE'), join(places.fonts, file));
    return file;
  });
  const wanted = new Set([...licences, ...built.map(({ file }) => file.name)]);
  for (const file of readdirSync(places.fonts)) if (!wanted.has(file)) rmSync(join(places.fonts, file));

  writeStyles(places.styles, built);
  cache.save();
  return built;
}

/** Brings one cut into the folder of fonts, from memory or by cutting; `null` if the font has none of its characters. */
function buildCut(
  cut: Cut,
  fonts: FontPackage,
  lender: FontPackage | undefined,
  folder: string,
  cutter: unknown,
  cache: Cache<FontFile | null>,
): Promise<FontFile | null> {
  const isIntact = (file: FontFile | null) => file === null || existsSync(join(folder, file.name));
  return cache.get(
    hashOf({ cut, versions: [fonts.version, lender?.version], cutter }),
    isIntact,
    async () => {
      const { cutFont } = await import('./cut.ts');
      const { characters, woff2 } = await cutFont(cut, fonts, lender);
      if (woff2 === undefined) return null;
      const name = `${cut.name}.${hashOf(woff2).slice(0, 8)}.woff2`;
      writeFileSync(join(folder, name), woff2);
      return { name, bytes: woff2.length, characters };
    },
  );
}

if (import.meta.main) console.log(report(await buildFonts(placesIn(resolve(import.meta.dirname, '../..')))));
