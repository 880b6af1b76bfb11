import type { ListedModule, ListedPath } from '@michi/contracts/tabibito';
import { openModules, openPaths, progressPercent } from '@michi/games/tabibito/journey';

type Completed = ReadonlySet<string>;

/** Paths of one difficulty with what this device knows besides: nothing that the server says open is closed. */
export function travelledPaths(paths: readonly ListedPath[], completed: Completed): ListedPath[] {
  const open = openPaths(
    paths.map(({ id, module_ids }) => ({ id, modules: module_ids })),
    completed,
  );
  return paths.map((path) => ({
    ...path,
    progress: Math.max(path.progress, progressPercent(path.module_ids, completed)),
    is_unlocked: path.is_unlocked || open.has(path.id),
  }));
}

/** The modules of a path in the same way; those of a locked path are all locked. */
export function travelledModules(
  modules: readonly ListedModule[],
  completed: Completed,
  isPathOpen: boolean,
): ListedModule[] {
  const all = new Set([...completed, ...modules.filter((each) => each.is_completed).map(({ id }) => id)]);
  const open = openModules(
    modules.map(({ id }) => id),
    all,
  );
  return modules.map((module) => ({
    ...module,
    is_completed: all.has(module.id),
    is_locked: module.is_locked && !(isPathOpen && open.has(module.id)),
  }));
}
