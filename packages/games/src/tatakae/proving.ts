import { type Proving, simpleReactionMs } from '../proving.ts';
import { tatakae } from './rules.ts';
import { setupOf } from './setup.ts';

/**
 * A battle needs nothing but its rules. None ranks: by the classic ones accuracy is drawn by lot, and whoever handed in
 * single dots would lead every list.
 */
export const proving: Proving = { rules: tatakae, fastestAnswerMs: simpleReactionMs, setupFor: setupOf };
