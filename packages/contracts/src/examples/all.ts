import { accountExamples } from './accounts.ts';
import { adminLettersExamples } from './admin-letters.ts';
import { adminNamesExamples } from './admin-names.ts';
import { administrationExamples } from './administration.ts';
import type { AnyExample } from './example.ts';
import { learningExamples } from './learning.ts';
import { playingExamples } from './playing.ts';
import { readingExamples } from './reading.ts';

/** An example of every call that has a body or answers with one, by operation. */
export const examples: ReadonlyMap<string, AnyExample> = new Map([
  ...accountExamples,
  ...administrationExamples,
  ...adminLettersExamples,
  ...adminNamesExamples,
  ...playingExamples,
  ...learningExamples,
  ...readingExamples,
]);
