import subsetFont from 'subset-font';
import { charactersOf, common, without } from './characters.ts';
import type { Cut } from './faces.ts';
import { mergeFonts } from './merge.ts';
import type { FontPackage } from './packages.ts';
import { recipe } from './recipe.ts';
import { Sfnt } from './sfnt.ts';

/**
 * Cuts the characters of `cut` out of its package into one file: out of the named slice first, then whatever that
 * lacks out of the others, then out of the lender. `characters` are those of the wanted ones that were found;
 * without any there is no `woff2`.
 */
export async function cutFont(
  cut: Cut,
  fonts: FontPackage,
  lender: FontPackage | undefined,
): Promise<{ characters: string; woff2: Uint8Array | undefined }> {
  const options = cut.slice === 'japanese' ? recipe.japanese : recipe.latin;
  const parts: Uint8Array[] = [];
  let missing = cut.characters;
  const take = async (from: FontPackage, slice: string) => {
    const source = slice === 'japanese' ? await unpacked(from, cut.weight) : from.slice(slice, cut.weight);
    const part = await subsetFont(source, missing, { ...options, targetFormat: 'truetype' });
    const drawn = common(missing, charactersIn(part));
    if (drawn !== '') parts.push(part);
    missing = without(missing, drawn);
  };
  await take(fonts, cut.slice);
  for (const from of [fonts, ...(lender ? [lender] : [])])
    for (const slice of from.slicesFor(missing)) if (missing !== '') await take(from, slice);

  const characters = without(cut.characters, missing);
  if (parts.length === 0) return { characters, woff2: undefined };
  const merged = mergeFonts(parts);
  return { characters, woff2: await subsetFont(merged, characters, { ...options, targetFormat: 'woff2' }) };
}

/** Many cuts come out of these large files, and unpacking takes longer than cutting. */
const unpackedFonts = new Map<string, Promise<Uint8Array>>();

function unpacked(fonts: FontPackage, weight: number): Promise<Uint8Array> {
  const key = `${fonts.folder} ${weight}`;
  const font =
    unpackedFonts.get(key) ??
    subsetFont(fonts.slice('japanese', weight), undefined, {
      ...recipe.japanese,
      keepAllGlyphs: true,
      targetFormat: 'truetype',
    });
  unpackedFonts.set(key, font);
  return font;
}

function charactersIn(font: Uint8Array): string {
  return charactersOf([...new Sfnt(font).glyphs().keys()].map((point) => String.fromCodePoint(point)));
}
