import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A string in a JSON file, and the keys that lead to it. Items of a list have the keys of the list. */
export interface Entry {
  readonly keys: readonly string[];
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
  return entriesIn([], JSON.parse(readFileSync(path, 'utf8')));
}

function entriesIn(keys: readonly string[], value: unknown): Entry[] {
  if (typeof value === 'string') return [{ keys, text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => entriesIn(keys, item));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => entriesIn([...keys, key], item));
}
