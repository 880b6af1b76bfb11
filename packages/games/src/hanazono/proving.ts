import { type Proving, simpleReactionMs } from '../proving.ts';
import { hanazono } from './rules.ts';

/** How a visit may be set up, the server knows: see `asksRightly`. */
export const proving: Proving = { rules: hanazono, fastestAnswerMs: simpleReactionMs };
