import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { playableGames } from '@michi/games/catalogue';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const sheets = globSync('{apps/web/app,packages/ui/src}/**/*.css', { cwd: root });

/** The classes that a sheet styles by themselves, without a parent, a neighbour or a state. */
function classesOf(sheet: string): Set<string> {
  const css = readFileSync(join(root, sheet), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  const lists = [...css.matchAll(/([^{};]+)\{/g)].map(([, list = '']) =>
    list.replaceAll(/\([^()]*\)/g, '()'),
  );
  const selectors = lists.flatMap((list) => list.split(','));
  return new Set(selectors.flatMap((selector) => selector.trim().match(/^\.([\w-]+)$/)?.[1] ?? []));
}

// A sheet stays for the whole visit once it is loaded: a second owner would restyle the pages of the first.
test('every class belongs to the sheets of one folder', () => {
  const owners = new Map<string, Set<string>>();
  for (const sheet of sheets)
    for (const name of classesOf(sheet)) owners.set(name, new Set(owners.get(name)).add(dirname(sheet)));
  expect(owners.size).toBeGreaterThan(300);
  const shared = [...owners].filter(([, folders]) => folders.size > 1);
  expect(shared.map(([name, folders]) => [name, ...folders])).toEqual([]);
});

test.each(playableGames)('every class of %s begins with the prefix of the game', (game) => {
  const own = sheets.filter((sheet) => dirname(sheet) === `apps/web/app/games/${game}`);
  const names = own.flatMap((sheet) => [...classesOf(sheet)]);
  expect(names.length).toBeGreaterThan(5);
  expect(new Set(names.map((name) => name.split(/__|-/)[0])).size).toBe(1);
});
