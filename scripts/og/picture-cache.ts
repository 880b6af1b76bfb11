import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOf } from '../fonts/cache.ts';

/** Keeps what was drawn from one build to the next, each picture under what it was drawn from. */
export class PictureCache {
  readonly #folder: string;
  /** What draws; another one draws everything anew. */
  readonly #renderer: unknown;
  readonly #used = new Set<string>();

  constructor(folder: string, renderer: unknown) {
    this.#folder = folder;
    this.#renderer = renderer;
    mkdirSync(folder, { recursive: true });
  }

  /** The key of a drawing. */
  keyOf(svg: string): string {
    return hashOf([svg, this.#renderer]);
  }

  /** Writes the picture of a drawing to a file, drawn by `draw` where it is not kept. */
  write(file: string, svg: string, draw: (svg: string) => Uint8Array): void {
    const name = `${this.keyOf(svg)}.png`;
    const kept = join(this.#folder, name);
    if (!existsSync(kept)) writeFileSync(kept, draw(svg));
    this.#used.add(name);
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(kept, file);
  }

  /** Forgets what was not used in this build. */
  prune(): void {
    for (const name of readdirSync(this.#folder)) if (!this.#used.has(name)) rmSync(join(this.#folder, name));
  }
}
