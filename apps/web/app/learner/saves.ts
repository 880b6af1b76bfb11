import type { Save } from '@michi/games/save';
import { saves } from '@michi/games/saves';
import { lookName, lookSave } from '@michi/progress/look';

/** All that is the same on every device of an account: the saves of games, and the learner's look. */
export const learnerSaves: ReadonlyMap<string, Save<unknown>> = new Map([
  ...saves,
  [lookName, lookSave as Save<unknown>],
]);
