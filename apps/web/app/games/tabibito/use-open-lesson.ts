import type { ListedModule, ListedPath } from '@michi/contracts/tabibito';
import { useSearchParams } from 'react-router';
import { useHydrated } from '../../lib/pages/hydrated.ts';
import { travelledModules, travelledPaths } from './travelled.ts';
import { useJourney } from './use-journey.ts';

interface Listed {
  readonly paths: readonly ListedPath[];
  readonly modules: readonly ListedModule[];
}

/** The lesson that the address names, if it is one of the path and open to this learner. */
export function useOpenLesson(
  { paths, modules }: Listed,
  pathId: string,
): { readonly path: ListedPath; readonly module: ListedModule } | null {
  const [search] = useSearchParams();
  const { completed } = useJourney();
  const hydrated = useHydrated();
  const path = travelledPaths(paths, completed).find(({ id }) => id === pathId);
  if (!hydrated || !path) return null;
  const station = travelledModules(modules, completed, path.is_unlocked).find(
    ({ id }) => id === search.get('station'),
  );
  return station?.type === 'lesson' && !station.is_locked ? { path, module: station } : null;
}
