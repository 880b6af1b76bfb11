import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/**
 * What the sources of each workspace may import of ours: its package.json declares it, and Biome refuses what that does
 * not declare.
 */
const layers: Readonly<Record<string, readonly string[]>> = {
  'packages/kanji': [],
  'packages/messages': [],
  'packages/ui': [],
  'packages/game-kit': ['kanji'],
  'packages/games': ['game-kit', 'kanji'],
  'packages/progress': ['game-kit', 'games', 'kanji'],
  'packages/contracts': ['game-kit', 'games', 'kanji', 'messages', 'progress'],
  'packages/testing': ['game-kit', 'games', 'kanji'],
  'apps/server': ['contracts', 'game-kit', 'games', 'kanji', 'messages', 'progress'],
  'apps/web': ['contracts', 'game-kit', 'games', 'kanji', 'messages', 'progress', 'ui'],
};

test.each(Object.entries(layers))('%s imports of ours only what lies below it', (folder, below) => {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const ours = Object.keys(dependencies).filter((name) => name.startsWith('@michi/'));
  expect(below.map((name) => `@michi/${name}`)).toEqual(expect.arrayContaining(ours));
});
