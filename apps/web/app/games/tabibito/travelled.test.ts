import type { ListedModule, ListedPath } from '@michi/contracts/tabibito';
import { describe, expect, test } from 'vitest';
import { travelledModules, travelledPaths } from './travelled.ts';

const aPath = (id: string, module_ids: string[], overrides: Partial<ListedPath> = {}): ListedPath => ({
  id,
  name: id,
  description: '',
  icon: '一',
  color: 'asagi',
  difficulty_level: 'beginner',
  estimated_hours: 1,
  progress: 0,
  is_unlocked: false,
  module_ids,
  ...overrides,
});
const aModule = (id: string, overrides: Partial<ListedModule> = {}): ListedModule => ({
  id,
  path_id: 'one',
  title: id,
  type: 'lesson',
  xp_reward: 20,
  estimated_minutes: 5,
  is_locked: true,
  is_completed: false,
  exercises: [],
  kanji: [],
  game: null,
  level: null,
  run: null,
  ...overrides,
});
const paths = [aPath('one', ['a', 'b'], { is_unlocked: true }), aPath('two', ['c'])];
const modules = [aModule('a', { is_locked: false }), aModule('b'), aModule('c')];

describe('TAB-03 what waits on the device counts as the server would count it', () => {
  test('a path is as far as its modules, and opens the next one', () => {
    const [one, two] = travelledPaths(paths, new Set(['a', 'b']));
    expect([one?.progress, two?.is_unlocked]).toEqual([100, true]);
    expect(travelledPaths(paths, new Set(['a']))[1]?.is_unlocked).toBe(false);
  });

  test('a module opens when the one before is done', () => {
    const seen = travelledModules(modules, new Set(['a']), true);
    expect(seen.map(({ is_completed }) => is_completed)).toEqual([true, false, false]);
    expect(seen.map(({ is_locked }) => is_locked)).toEqual([false, false, true]);
  });

  test('the modules of a locked path stay locked', () => {
    const locked = modules.map((module) => ({ ...module, is_locked: true }));
    expect(travelledModules(locked, new Set(), false).every(({ is_locked }) => is_locked)).toBe(true);
  });

  test('nothing that the server says open or done is closed or undone', () => {
    const said = [aModule('a', { is_locked: false, is_completed: true }), aModule('b', { is_locked: false })];
    expect(travelledModules(said, new Set(), true).map(({ is_locked }) => is_locked)).toEqual([false, false]);
    expect(travelledModules(said, new Set(), true)[0]?.is_completed).toBe(true);
    const open = [
      aPath('one', ['a'], { is_unlocked: true, progress: 100 }),
      aPath('two', ['b'], { is_unlocked: true }),
    ];
    expect(travelledPaths(open, new Set())).toEqual(open);
  });
});
