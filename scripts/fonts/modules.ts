import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** What a module says it imports, at once or later; types are no part of the program. */
const specifiers = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;
const types = /^\s*(?:import|export) type [^;]*;/gm;

/** The imports of a module as they are written. */
export function importsOf(path: string): string[] {
  if (!/\.tsx?$/.test(path)) return [];
  return [...readFileSync(path, 'utf8').replace(types, '').matchAll(specifiers)].map(
    ([, specifier = '']) => specifier,
  );
}

/** A module with all modules of ours that it leads to, at once or later. Those that are not `wanted` lead nowhere. */
export function modulesFrom(entry: string, wanted: (path: string) => boolean = () => true): string[] {
  const found = new Set([entry]);
  for (const path of found)
    for (const specifier of importsOf(path)) {
      const target = resolved(path, specifier);
      if (target !== null && wanted(target)) found.add(target);
    }
  return [...found];
}

/** The file behind an import; null for packages of others and for files that are yet to be built. */
function resolved(importer: string, specifier: string): string | null {
  if (!/^(\.|@michi\/)/.test(specifier)) return null;
  const path = specifier.startsWith('.')
    ? join(importer, '..', specifier)
    : createRequire(importer).resolve(specifier);
  return existsSync(path) ? path : null;
}
