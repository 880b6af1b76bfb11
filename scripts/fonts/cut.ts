import subsetFont from 'subset-font';
import { common, without } from './characters.ts';
import type { Cut } from './faces.ts';
import type { FontPackage } from './packages.ts';
import { recipe } from './recipe.ts';
import { Sfnt } from './sfnt.ts';

/** A finished font file. */
interface CutPiece {
  readonly slice: string;
  readonly woff2: Uint8Array;
  /** Those of the wanted characters that it draws. */
  readonly characters: string;
}

/**
 * Cuts the characters of `cut` out of its package: first out of the named slice, then whatever that lacks out of
 * the others. `missing` are the characters that the font has nowhere.
 */
export async function cutFont(
  cut: Cut,
  fonts: FontPackage,
): Promise<{ pieces: CutPiece[]; missing: string }> {
  const pieces: CutPiece[] = [];
  let missing = cut.characters;
  const take = async (slice: string) => {
    const piece = await cutSlice(fonts.slice(slice, cut.weight), missing, cut.slice === 'japanese');
    if (piece.characters !== '') pieces.push({ ...piece, slice });
    missing = without(missing, piece.characters);
  };
  if (missing !== '') await take(cut.slice);
  for (const slice of fonts.slicesFor(missing)) if (missing !== '') await take(slice);
  return { pieces, missing };
}

async function cutSlice(
  source: Uint8Array,
  text: string,
  isJapanese: boolean,
): Promise<Omit<CutPiece, 'slice'>> {
  const options = isJapanese ? recipe.japanese : recipe.latin;
  const font = await subsetFont(source, text, { ...options, targetFormat: 'truetype' });
  const inFont = [...new Sfnt(font).glyphs().keys()].map((point) => String.fromCodePoint(point));
  return {
    woff2: await subsetFont(font, text, { ...options, targetFormat: 'woff2' }),
    characters: common(text, inFont.join('')),
  };
}
