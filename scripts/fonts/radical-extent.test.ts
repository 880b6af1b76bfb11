import { resolve } from 'node:path';
import { radicals } from '@michi/games/puzzle/radicals';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { extentOf } from '../../apps/web/app/games/puzzle/extent.ts';
import { FontPackage } from './packages.ts';
import { Sfnt } from './sfnt.ts';

const fonts = new FontPackage(resolve(import.meta.dirname, '../..'), 'shippori-mincho');

/** Left, bottom, right and top of a character's extent in the printed face, in units of the font. */
async function measured(character: string): Promise<number[]> {
  for (const slice of fonts.slicesFor(character)) {
    const font = await subsetFont(fonts.slice(slice, 500), character, { targetFormat: 'truetype' });
    const sfnt = new Sfnt(font);
    const glyph = sfnt.glyphs().get(character.codePointAt(0) ?? 0);
    if (glyph !== undefined) return boundsOf(sfnt, glyph);
  }
  throw new Error(`the font lacks ${character}`);
}

/** The bounds that the `glyf` table says of a glyph. */
function boundsOf({ tables }: Sfnt, glyph: number): number[] {
  const view = (tag: string) => {
    const bytes = tables.get(tag) ?? new Uint8Array();
    return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  };
  const long = view('head').getInt16(50) === 1;
  const at = long ? view('loca').getUint32(4 * glyph) : 2 * view('loca').getUint16(2 * glyph);
  return [2, 4, 6, 8].map((offset) => view('glyf').getInt16(at + offset));
}

test.each(radicals)(
  'PUZ-02 the extent of $character is as wide and high as its part is drawn',
  async (radical) => {
    expect(extentOf[radical.id]).toEqual(await measured(radical.character));
  },
);
