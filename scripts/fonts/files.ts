import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The paths that fit a pattern below a folder, in order. */
export function find(folder: string, pattern: string): string[] {
  return globSync(pattern, { cwd: folder })
    .map((path) => join(folder, path))
    .sort();
}

/** Every string value in a JSON file, at any depth. */
export function jsonStrings(path: string): string[] {
  return stringsIn(JSON.parse(readFileSync(path, 'utf8')));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}
