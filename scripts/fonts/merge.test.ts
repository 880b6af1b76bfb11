import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { mergeFonts } from './merge.ts';
import { FontPackage } from './packages.ts';
import { Sfnt } from './sfnt.ts';

const root = resolve(import.meta.dirname, '../..');

/** Some characters of a slice at weight 500. */
function cut(from: string, slice: string, text: string): Promise<Buffer> {
  const options = { noHinting: true, keepFeatures: ['vert'], targetFormat: 'truetype' } as const;
  return subsetFont(new FontPackage(root, from).slice(slice, 500), text, options);
}

/** Only the outlines that a text needs. */
async function outlines(font: Buffer, text: string): Promise<Uint8Array | undefined> {
  const alone = await subsetFont(font, text, { noHinting: true, keepFeatures: [], targetFormat: 'truetype' });
  return new Sfnt(alone).tables.get('glyf');
}

const examples: [from: string, parts: [slice: string, text: string][]][] = [
  [
    'shippori-mincho',
    [
      ['japanese', '道ー'],
      ['66', '髙'],
      ['67', '﨑'],
    ],
  ],
  [
    'alegreya-sans',
    [
      ['latin', 'aé'],
      ['latin-ext', 'āŌ'],
    ],
  ],
];

test.each(examples)('a merged %s draws every character as its parts do', async (from, parts) => {
  const fonts = await Promise.all(parts.map(([slice, text]) => cut(from, slice, text)));
  const merged = mergeFonts(fonts);
  const text = parts.map(([, some]) => some).join('');
  expect([...new Sfnt(merged).glyphs().keys()].toSorted()).toEqual(
    [...text].map((character) => character.codePointAt(0)).toSorted(),
  );
  for (const [index, [, some]] of parts.entries()) {
    const part = fonts[index] ?? Buffer.of();
    expect(await outlines(merged, some)).toEqual(await outlines(part, some));
    expect(new Sfnt(merged).widthOf(some)).toBe(new Sfnt(part).widthOf(some));
  }
});

test('the features of the first font stay', async () => {
  const fonts = await Promise.all([
    cut('shippori-mincho', 'japanese', '道ー'),
    cut('shippori-mincho', '66', '髙'),
  ]);
  expect(new Sfnt(mergeFonts(fonts)).tables.get('GSUB')).toEqual(
    new Sfnt(fonts[0] ?? Buffer.of()).tables.get('GSUB'),
  );
});
