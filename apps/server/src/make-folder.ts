import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { textCode } from './db/errors.ts';

/** Makes a folder and those above it that are missing, each with `mode` (an existing one stays as it is). */
export function makeFolder(path: string, mode = 0o777): void {
  const folder = resolve(path);
  if (existsSync(folder)) return;
  // Step by step: where the system denies that a folder can be made in one that is there, as in /proc, mkdir with
  // `recursive` tries for ever.
  makeFolder(dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another process was faster.
    if (textCode(error) !== 'EEXIST') throw error;
  }
}
