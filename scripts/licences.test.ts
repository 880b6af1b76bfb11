import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Locked {
  /** An expression of SPDX identifiers. */
  readonly license?: string;
  readonly dev?: true;
  readonly link?: true;
}

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
const packages = Object.entries<Locked>(JSON.parse(read('package-lock.json')).packages)
  .filter(([path, { link }]) => path.includes('node_modules') && !link)
  .map(([, locked]) => locked);

/** The identifiers in a text, each once: all words but those between them. */
const identifiers = (text: string) =>
  [...new Set(text.match(/[\w.-]*\w/g))].filter((word) => !/^(?:and|or)$/i.test(word)).toSorted();

test.each([
  ['Libraries that serve and run', packages.filter(({ dev }) => !dev)],
  ['Tools that build and test', packages.filter(({ dev }) => dev)],
])('the README names the licences of: %s', (what, used) => {
  const [, named = ''] = read('README.md').match(new RegExp(`^- ${what}: (.*?)\\.$`, 'ms')) ?? [];
  const licences = used.map(({ license = '' }) => license);
  expect(identifiers(named)).toEqual(identifiers(licences.join(' ')));
});
