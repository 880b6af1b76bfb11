import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Locked {
  readonly version: string;
  readonly integrity?: string;
  readonly resolved?: string;
  /** Of our own: a folder of this repository. */
  readonly link?: true;
  readonly optional?: true;
  readonly dev?: true;
  readonly hasInstallScript?: true;
}

/**
 * Programs of two tools for platforms for which the registry at hand had no hash of these versions. `npm ci` there
 * checks their version only, until the lockfile is renewed from a registry that has them.
 */
const withoutHash = /^node_modules\/(?:@biomejs\/cli-[\w-]+@2\.6\.8|@oxc-parser\/binding-[\w-]+@0\.156\.0)$/;

const lockedIn = (lockfile: string): [path: string, Locked][] => {
  const { packages } = JSON.parse(readFileSync(join(import.meta.dirname, '..', lockfile), 'utf8'));
  return Object.entries<Locked>(packages).filter(
    ([path, { link }]) => path.includes('node_modules') && !link,
  );
};

test.each(['package-lock.json', 'bench/package-lock.json'])(
  '%s pins what others publish by its hash, takes it from the registry, and runs none of its scripts',
  (lockfile) => {
    const loose = lockedIn(lockfile).filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    const excused = ([path, { version, dev, optional }]: [string, Locked]) =>
      dev && optional && withoutHash.test(`${path}@${version}`);
    expect(loose.filter((entry) => !excused(entry)).map(([path]) => path)).toEqual([]);
    expect(lockedIn(lockfile).filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
    const sources = lockedIn(lockfile).map(([, { resolved }]) => resolved ?? 'https://registry.npmjs.org/');
    for (const source of sources) expect(source).toMatch(/^https:\/\/registry\.npmjs\.org\//);
  },
);
