import { puzzleOf } from '@michi/games/puzzle/puzzles';
import type { RadicalId } from '@michi/games/puzzle/radicals';
import type { State } from '@michi/games/puzzle/rules';

/** What the tutorial says now; `part` is the radical it speaks of. */
export type TutorialLesson =
  | { readonly says: 'first' | 'next' | 'stray'; readonly part: RadicalId }
  | { readonly says: 'built' | 'hint' | 'hinted' | 'reset' | 'twice' | 'done' };

/** The lesson for a state: first part by part, then the hint, then alone. */
export function lessonOf(state: State): TutorialLesson {
  const { solved, chosen, target, hinted } = state;
  if (state.phase === 'right') return { says: 'built' };
  if (state.setup.level > 1) return { says: 'done' };
  if (solved.length === 0) return partByPart(state);
  if (solved.length === 1) return { says: hinted.includes(target) ? 'hinted' : 'hint' };
  if (solved.length === 2) return { says: 'reset' };
  const parts = puzzleOf(target).parts.map(({ radical }) => radical);
  return { says: new Set(parts).size < parts.length && chosen.length < parts.length ? 'twice' : 'done' };
}

function partByPart({ chosen, target }: State): TutorialLesson {
  const missing = puzzleOf(target).parts.map(({ radical }) => radical);
  for (const radical of chosen) {
    const index = missing.indexOf(radical);
    if (index < 0) return { says: 'stray', part: radical };
    missing.splice(index, 1);
  }
  const [part] = missing;
  if (!part) return { says: 'built' };
  return { says: chosen.length === 0 ? 'first' : 'next', part };
}

/** The radical that is outlined in the grid, if any. */
export const pointedAt = (lesson: TutorialLesson): RadicalId | null =>
  lesson.says === 'first' || lesson.says === 'next' ? lesson.part : null;
