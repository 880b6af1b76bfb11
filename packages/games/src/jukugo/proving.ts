import { type Proving, simpleReactionMs } from '../proving.ts';
import { jukugo } from './rules.ts';

export const proving: Proving = { rules: jukugo, fastestAnswerMs: simpleReactionMs };
