/** The strokes of a kanji in the order of writing, in a box of 109. */
interface Strokes {
  /** Each as the data of an SVG path along its middle. */
  readonly paths: string[];
  /** Where the number of each stands: the left end of its base line. */
  readonly numbers: [x: number, y: number][];
}

/** Reads a drawing of KanjiVG. Throws when a stroke lacks its number. */
export function strokesIn(svg: string): Strokes {
  const paths = [...svg.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, path = '']) => rounded(path));
  const places = [...svg.matchAll(/<text transform="matrix\(1 0 0 1 ([\d.]+) ([\d.]+)\)">/g)];
  const numbers = places.map(([, x, y]): [number, number] => [Math.round(Number(x)), Math.round(Number(y))]);
  if (paths.length !== numbers.length) throw new Error(`${paths.length} strokes, ${numbers.length} numbers`);
  return { paths, numbers };
}

/** In tenths of a box of 109, finer than any screen shows. A sign or a dot may have been all that parted two numbers. */
const rounded = (path: string) =>
  path.replace(/-?\d*\.\d+/g, (number, at: number) => {
    const short = String(Math.round(Number(number) * 10) / 10);
    return !short.startsWith('-') && /[\d.]/.test(path[at - 1] ?? '') ? `,${short}` : short;
  });
