import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { FontPackage } from '../fonts/packages.ts';
import { Sfnt } from '../fonts/sfnt.ts';

/** The faces that pictures are set in; no two of them share family and weight. */
const faces = {
  name: { family: 'Shippori Mincho', weight: 600, from: 'shippori-mincho', slice: 'latin' },
  kanji: { family: 'Shippori Mincho', weight: 500, from: 'shippori-mincho', slice: 'japanese' },
  seal: { family: 'Shippori Mincho', weight: 700, from: 'shippori-mincho', slice: 'japanese' },
  text: { family: 'Alegreya Sans', weight: 500, from: 'alegreya-sans', slice: 'latin' },
  japanese: { family: 'Zen Kaku Gothic New', weight: 500, from: 'zen-kaku-gothic-new', slice: 'japanese' },
} as const;
export type FaceName = keyof typeof faces;

/** Lays out and draws text by the fonts of the product, wherever it runs. */
export interface Type {
  /** How wide a line is, in px. Throws when the face lacks a character. */
  widthOf(face: FaceName, size: number, text: string): number;
  /** A PNG of the picture, so many px wide. */
  png(svg: string, width: number): Buffer;
  /** The same picture with every text as an outline. */
  outlined(svg: string): string;
  /** Removes the files that the renderer reads the fonts from. */
  close(): void;
}

/** Cuts what the texts of each face need out of the installed fonts. `root` is the folder of the repository. */
export async function openType(root: string, texts: Readonly<Record<FaceName, string>>): Promise<Type> {
  const folder = mkdtempSync(join(tmpdir(), 'kanji-no-michi-type-'));
  const fonts = new Map<FaceName, Sfnt>();
  const fontFiles: string[] = [];
  for (const name of Object.keys(faces) as FaceName[]) {
    const { from, slice, weight } = faces[name];
    const font = await subsetFont(new FontPackage(root, from).slice(slice, weight), texts[name], {
      targetFormat: 'truetype',
    });
    const file = join(folder, `${name}.ttf`);
    writeFileSync(file, font);
    fontFiles.push(file);
    fonts.set(name, new Sfnt(font));
  }
  const draw = (svg: string, width?: number) =>
    new Resvg(svg, {
      font: { fontFiles, loadSystemFonts: false },
      ...(width && { fitTo: { mode: 'width', value: width } }),
    });
  return {
    widthOf: (face, size, text) => (fonts.get(face)?.widthOf(text) ?? 0) * size,
    png: (svg, width) => draw(svg, width).render().asPng(),
    outlined: (svg) => draw(svg).toString(),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The attributes of a text element in a face. */
export const set = (face: FaceName, size: number): string =>
  `font-family="${faces[face].family}" font-weight="${faces[face].weight}" font-size="${size}"`;
