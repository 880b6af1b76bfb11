import { type Proving, simpleReactionMs } from '../proving.ts';
import { tabibito } from './rules.ts';

export const proving: Proving = { rules: tabibito, fastestAnswerMs: simpleReactionMs };
