import { mkdirSync, mkdtempDisposableSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const parent = join(import.meta.dirname, '../node_modules/.cache/kanji-no-michi');
/** What statfs answers for memory that poses as a disk (Linux). */
const tmpfs = 0x01021994;

/** A new folder on a real disk, removed with all its content when it goes out of scope. */
export function newFolder(): Disposable & { readonly path: string } {
  mkdirSync(parent, { recursive: true });
  if (statfsSync(parent).type === tmpfs) throw new Error(`${parent} lies in memory, not on a disk`);
  return mkdtempDisposableSync(join(parent, 'bench-'));
}
