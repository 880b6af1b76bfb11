// The pinned Node.js that npm installs as a package (decision 11). Plain JavaScript for any Node ≥ 18.
import { existsSync, linkSync, lstatSync, mkdirSync, readFileSync, symlinkSync, unlinkSync } from 'node:fs';
import { join, relative } from 'node:path';

const windows = process.platform === 'win32';
const program = windows ? 'node.exe' : 'node';

/**
 * Makes `node_modules/.bin/node` below `root` lead to the runtime where it does not yet: npm up to 10 takes it away with
 * the packages for other platforms, which have a program of the same name (npm/cli#4362). Answers whether it stands.
 */
export function linkRuntime(root) {
  const folder = join(root, 'node_modules/.bin');
  const link = join(folder, program);
  if (existsSync(link)) return true;
  const runtime = installedRuntime(root);
  if (runtime === undefined) return false;
  mkdirSync(folder, { recursive: true });
  // A link that leads nowhere does not exist for existsSync.
  if (lstatSync(link, { throwIfNoEntry: false })) unlinkSync(link);
  if (windows)
    linkSync(runtime, link); // a symbolic link would need more rights
  else symlinkSync(relative(folder, runtime), link);
  return true;
}

/** The runtime's own file; undefined where there is no package for this platform or it was not installed. */
function installedRuntime(root) {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const platform = `-${windows ? 'win' : process.platform}-${process.arch}`;
  return Object.keys(optionalDependencies)
    .filter((name) => name.endsWith(platform))
    .map((name) => join(root, 'node_modules', name, 'bin', program))
    .find(existsSync);
}
