import { pathOpensAtPercent } from './constants.ts';
import { earnedXp, type Module, type Path } from './path.ts';

/** A module that somebody has completed. */
export interface Completion {
  readonly module: string;
  readonly xp: number;
  /** Days since 1970-01-01 in the learner's time zone. */
  readonly day: number;
  /** The kanji that it proved. */
  readonly kanji: readonly string[];
}

export interface JourneyStats {
  readonly xp: number;
  /** Days in a row with a completion, up to today or yesterday. */
  readonly streakDays: number;
  readonly kanjiMastered: number;
  readonly modulesCompleted: number;
}

/** What a traveller has reached, each module counted once. `today` counts days as completions do. */
export function journeyStats(completions: readonly Completion[], today: number): JourneyStats {
  const days = new Set(completions.map(({ day }) => day));
  let first = days.has(today) ? today : today - 1;
  const last = first;
  while (days.has(first)) first -= 1;
  return {
    xp: completions.reduce((sum, { xp }) => sum + xp, 0),
    streakDays: last - first,
    kanjiMastered: new Set(completions.flatMap(({ kanji }) => kanji)).size,
    modulesCompleted: completions.length,
  };
}

/**
 * What a module leaves behind when it is completed. Passed quizzes, reviews and challenges prove the kanji that were
 * `right` in them.
 */
export function completionOf(
  module: Pick<Module, 'id' | 'type' | 'xp_reward'>,
  day: number,
  right: readonly string[],
): Completion {
  const proves = module.type === 'quiz' || module.type === 'review' || module.type === 'challenge';
  return { module: module.id, xp: earnedXp(module), day, kanji: proves ? [...new Set(right)] : [] };
}

type Ids = Pick<ReadonlySet<string>, 'has'>;

/** How much of a path is done, in whole percent: 100 only when all is. */
export function progressPercent(modules: readonly string[], completed: Ids): number {
  return Math.floor((modules.filter((id) => completed.has(id)).length / modules.length) * 100);
}

/** Which paths of one difficulty are open: the first, one after a path that is done far enough, one begun. */
export function openPaths(
  paths: readonly { readonly id: string; readonly modules: readonly string[] }[],
  completed: Ids,
): Set<string> {
  const open = paths.filter(({ modules }, index) => {
    const before = paths[index - 1];
    return (
      before === undefined ||
      progressPercent(before.modules, completed) >= pathOpensAtPercent ||
      modules.some((id) => completed.has(id))
    );
  });
  return new Set(open.map(({ id }) => id));
}

/** Which modules of an open path are open: those completed, and the first that is not. */
export function openModules(modules: readonly string[], completed: Ids): Set<string> {
  const next = modules.find((id) => !completed.has(id));
  return new Set(modules.filter((id) => completed.has(id) || id === next));
}

/** The ids of the modules of a path. */
export const moduleIds = ({ modules }: Pick<Path, 'modules'>): string[] => modules.map(({ id }) => id);
