import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The identity of a game on its cover. */
export interface CoverStyle {
  readonly cover: string;
  /** Of what stands on the cover. */
  readonly on: string;
  /** Of text on paper. */
  readonly ink: string;
  readonly motif: Motif;
}

/** A tile of a traditional pattern. */
interface Motif {
  readonly width: number;
  readonly height: number;
  /** The shapes as SVG, black. */
  readonly shapes: string;
}

/** Reads what covers look like in the light theme from the style sheets, so that pictures follow them. */
export function readLooks(root: string): (dye: string) => CoverStyle {
  const read = (file: string) => readFileSync(join(root, 'packages/ui/src', file), 'utf8');
  const dyes = read('dyes.css');
  return (dye) => {
    const name = found(
      dyes,
      new RegExp(`\\[data-dye="${dye}"\\] \\{[^}]*--g-motif: var\\(--motif-(\\w+)\\)`),
    );
    const colour = (token: string) =>
      found(dyes, new RegExp(`--dye-${token}: (?:light-dark\\()?(#[0-9a-f]{6})`));
    return {
      cover: colour(dye),
      on: colour(`${dye}-on`),
      ink: colour(`${dye}-ink`),
      motif: motifOf(found(read(`motifs/${name}.css`), /url\("data:image\/svg\+xml,(.*?)"\)/)),
    };
  };
}

function motifOf(encoded: string): Motif {
  const svg = decodeURIComponent(encoded);
  return {
    width: Number(found(svg, /^<svg [^>]*?width='([\d.]+)'/)),
    height: Number(found(svg, /^<svg [^>]*?height='([\d.]+)'/)),
    shapes: found(svg, /^<svg [^>]*>(.*)<\/svg>$/),
  };
}

function found(text: string, pattern: RegExp): string {
  const match = pattern.exec(text)?.[1];
  if (match === undefined) throw new Error(`the style sheets have nothing like ${pattern}`);
  return match;
}
