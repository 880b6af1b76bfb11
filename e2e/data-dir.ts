import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for the server of this worker, which may run several tests: it is there until the worker ends. */
export function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kanji-no-michi-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
