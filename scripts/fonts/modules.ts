import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** What a module says it imports, at once or also later; types are no part of the program. */
const atOnce = /\b(?:from|import)\s*'([^']+)'/g;
const atAnyTime = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;
const types = /^\s*(?:import|export) type [^;]*;/gm;

/** The imports of a module as they are written, at once or later. */
function importsOf(path: string, specifiers = atAnyTime): string[] {
  if (!/\.tsx?$/.test(path)) return [];
  const program = readFileSync(path, 'utf8').replace(types, '');
  return [...program.matchAll(specifiers)].map(([, specifier = '']) => specifier);
}

/** What a module and those that it leads to import at once, as it is written. */
export function importedAtOnce(entry: string): string[] {
  return reached(entry, (path) => importsOf(path, atOnce)).flatMap((path) => importsOf(path, atOnce));
}

/** A module with all modules of ours that it leads to, at once or later. Those that are not `wanted` lead nowhere. */
export function modulesFrom(entry: string, wanted: (path: string) => boolean = () => true): string[] {
  return reached(entry, (path) => importsOf(path), wanted);
}

function reached(
  entry: string,
  imports: (path: string) => readonly string[],
  wanted: (path: string) => boolean = () => true,
): string[] {
  const found = new Set([entry]);
  for (const path of found)
    for (const specifier of imports(path)) {
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
