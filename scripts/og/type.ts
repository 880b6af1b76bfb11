import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { charactersOf, common, without } from '../fonts/characters.ts';
import { mergeFonts } from '../fonts/merge.ts';
import { FontPackage } from '../fonts/packages.ts';
import { Sfnt } from '../fonts/sfnt.ts';
import { indexedPng } from './indexed-png.ts';

interface Face {
  /** As the file itself has it: the renderer silently takes another one for a name that it does not find. */
  readonly family: string;
  readonly weight: number;
  /** Folder below @fontsource. */
  readonly from: string;
  /** The files of the package that hold most of what is needed; the rest is sought in the others. */
  readonly slices: readonly string[];
  /** The face that draws what this one cannot. */
  readonly lender?: string;
}

/** The faces that pictures are set in. Lenders stand behind those they lend to. */
const faces = {
  name: {
    family: 'Shippori Mincho SemiBold',
    weight: 600,
    from: 'shippori-mincho',
    slices: ['latin', 'japanese'],
    lender: 'macrons',
  },
  kanji: { family: 'Shippori Mincho Medium', weight: 500, from: 'shippori-mincho', slices: ['japanese'] },
  hanko: { family: 'Shippori Mincho', weight: 700, from: 'shippori-mincho', slices: ['japanese'] },
  text: {
    family: 'Alegreya Sans Medium',
    weight: 500,
    from: 'alegreya-sans',
    slices: ['latin'],
    lender: 'japanese',
  },
  japanese: {
    family: 'Zen Kaku Gothic New Medium',
    weight: 500,
    from: 'zen-kaku-gothic-new',
    slices: ['japanese', 'latin'],
  },
  macrons: { family: 'Source Serif 4 SemiBold', weight: 600, from: 'source-serif-4', slices: ['latin-ext'] },
} as const satisfies Record<string, Face>;
export type FaceName = keyof typeof faces;
const faceNames = Object.keys(faces) as FaceName[];
export const fontPackages = [...new Set(Object.values(faces).map(({ from }) => from))];

/** Lays out and draws text by the fonts of the product, wherever it runs. */
export interface Type {
  /** How wide a line is, in px. Throws when no font draws a character. */
  widthOf(face: FaceName, size: number, text: string): number;
  /** A line in a face, its baseline beginning at a place. Throws when no font draws a character. */
  line(face: FaceName, size: number, place: { x: number; y: number }, text: string): string;
  /** A PNG of the picture, so many px wide. */
  png(svg: string, width: number): Buffer;
  /** A light PNG of a picture in few colours of which nothing is transparent. */
  flatPng(svg: string, width: number): Buffer;
  /** The same picture with every text as an outline. */
  outlined(svg: string): string;
  /** Removes the files that the renderer reads the fonts from. */
  close(): void;
}

/** Cuts what the texts of each face need out of the installed fonts. `root` is the folder of the repository. */
export async function openType(
  root: string,
  texts: Readonly<Partial<Record<FaceName, string>>>,
): Promise<Type> {
  const folder = mkdtempSync(join(tmpdir(), 'kanji-no-michi-type-'));
  const wanted = new Map(faceNames.map((name) => [name, charactersOf([texts[name] ?? ''])]));
  const advances = new Map<FaceName, ReadonlyMap<string, number>>();
  const fontFiles: string[] = [];
  for (const name of faceNames) {
    const characters = wanted.get(name) ?? '';
    if (characters === '') continue;
    const font = await cut(root, faces[name], characters);
    const file = join(folder, `${name}.ttf`);
    writeFileSync(file, font);
    fontFiles.push(file);
    const drawn = advancesOf(font);
    advances.set(name, drawn);
    const lender = lenderOf(name);
    if (lender)
      wanted.set(
        lender,
        charactersOf([wanted.get(lender) ?? '', without(characters, [...drawn.keys()].join(''))]),
      );
  }

  /** The face that draws a character of a text in a face: itself, or its lender. */
  const drawerOf = (face: FaceName, character: string): FaceName => {
    const drawer = [face, lenderOf(face)].find((name) => name && advances.get(name)?.has(character));
    if (!drawer) throw new Error(`no font of the face ${face} draws ${character}`);
    return drawer;
  };
  const advanceOf = (face: FaceName, character: string) =>
    advances.get(drawerOf(face, character))?.get(character) ?? 0;
  const widthOf = (face: FaceName, size: number, text: string) =>
    size * [...text].reduce((sum, character) => sum + advanceOf(face, character), 0);
  const draw = (svg: string, width?: number) =>
    new Resvg(svg, {
      font: { fontFiles, loadSystemFonts: false },
      ...(width && { fitTo: { mode: 'width', value: width } }),
    });
  return {
    widthOf,
    line: (face, size, { x, y }, text) =>
      runsOf(text, (character) => drawerOf(face, character))
        .map(({ start, text: run, drawer }) => {
          const left = x + widthOf(face, size, text.slice(0, start));
          return `<text x="${left.toFixed(1)}" y="${y.toFixed(1)}" xml:space="preserve" ${set(drawer, size)}>${escaped(run)}</text>`;
        })
        .join(''),
    png: (svg, width) => draw(svg, width).render().asPng(),
    flatPng: (svg, width) => {
      const { width: across, height, pixels } = draw(svg, width).render();
      return indexedPng({ width: across, height, rgba: pixels });
    },
    outlined: (svg) => draw(svg).toString(),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

interface Run {
  /** Where it begins in the text. */
  readonly start: number;
  readonly text: string;
  readonly drawer: FaceName;
}

/**
 * A text in runs of one font each. The renderer sets a text in one font alone, and takes any that has all characters
 * for one in which some are missing.
 */
function runsOf(text: string, drawerOf: (character: string) => FaceName): Run[] {
  const runs: Run[] = [];
  let start = 0;
  for (const character of text) {
    const drawer = drawerOf(character);
    const last = runs.at(-1);
    if (last?.drawer === drawer) runs[runs.length - 1] = { ...last, text: last.text + character };
    else runs.push({ start, text: character, drawer });
    start += character.length;
  }
  return runs;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const lenderOf = (name: FaceName): FaceName | undefined => {
  const face = faces[name];
  return 'lender' in face ? face.lender : undefined;
};

/** What a face has of the characters, as one font. */
async function cut(root: string, { from, slices, weight }: Face, characters: string): Promise<Uint8Array> {
  const fonts = new FontPackage(root, from);
  const parts: Uint8Array[] = [];
  let missing = characters;
  const take = async (slice: string) => {
    if (missing === '') return;
    const part = await subsetFont(fonts.slice(slice, weight), missing, options);
    const drawn = common(missing, [...advancesOf(part).keys()].join(''));
    if (drawn !== '') parts.push(part);
    missing = without(missing, drawn);
  };
  for (const slice of slices) await take(slice);
  for (const slice of fonts.slicesFor(missing)) await take(slice);
  return parts.length === 1 ? (parts[0] as Uint8Array) : subsetFont(mergeFonts(parts), characters, options);
}

const options = { targetFormat: 'truetype' } as const;

/** How far each character of a font leads on, in em. */
function advancesOf(bytes: Uint8Array): ReadonlyMap<string, number> {
  const font = new Sfnt(bytes);
  return new Map(
    [...font.glyphs().keys()].map((point) => {
      const character = String.fromCodePoint(point);
      return [character, font.widthOf(character)];
    }),
  );
}

/** The attributes of a text element in a face. */
export const set = (face: FaceName, size: number): string =>
  `font-family="${faces[face].family}" font-weight="${faces[face].weight}" font-size="${size}"`;
