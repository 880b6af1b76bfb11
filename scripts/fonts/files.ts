import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A string in a JSON file, with the key that names it; items of a list have the key of the list. */
export interface Entry {
  readonly key: string;
  readonly text: string;
}

/** The paths that fit a pattern below a folder, in order. */
export function find(folder: string, pattern: string): string[] {
  return globSync(pattern, { cwd: folder })
    .map((path) => join(folder, path))
    .sort();
}

/** Every string in a JSON file, at any depth. */
export function jsonEntries(path: string): Entry[] {
  return entriesIn('', JSON.parse(readFileSync(path, 'utf8')));
}

export function jsonStrings(path: string): string[] {
  return jsonEntries(path).map(({ text }) => text);
}

function entriesIn(key: string, value: unknown): Entry[] {
  if (typeof value === 'string') return [{ key, text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => entriesIn(key, item));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) => entriesIn(name, item));
}
