import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rangeHolds } from './css.ts';

/** The installed version of an npm package; `root` is the folder that holds `node_modules`. */
export function installedVersion(root: string, name: string): string {
  const manifest = readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/** A Fontsource package: one font, split into files ("slices") by script, and Japanese by frequency. */
export class FontPackage {
  readonly folder: string;
  readonly version: string;

  /** `root` is the folder that holds `node_modules`, `name` stands below @fontsource. */
  constructor(root: string, name: string) {
    this.folder = join(root, 'node_modules/@fontsource', name);
    this.version = installedVersion(root, `@fontsource/${name}`);
  }

  /** The WOFF2 bytes of one upright slice. */
  slice(slice: string, weight: number): Buffer {
    const name = (this.#json('metadata.json') as { id: string }).id;
    return readFileSync(join(this.folder, `files/${name}-${slice}-${weight}-normal.woff2`));
  }

  /** The slices whose unicode-range holds at least one of the characters. */
  slicesFor(characters: string): string[] {
    const ranges = Object.entries(this.#json('unicode.json') as Record<string, string>);
    const wanted = ranges.filter(([, range]) =>
      [...characters].some((character) => rangeHolds(range, character)),
    );
    return wanted.map(([key]) => key.replace(/[[\]]/g, ''));
  }

  #json(file: string): unknown {
    return JSON.parse(readFileSync(join(this.folder, file), 'utf8'));
  }
}
