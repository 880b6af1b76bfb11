import { type Proving, simpleReactionMs } from '../proving.ts';
import { review } from './rules.ts';

/** What may be asked, the server knows: see `asksRightly`. */
export const proving: Proving = { rules: review, fastestAnswerMs: simpleReactionMs };
