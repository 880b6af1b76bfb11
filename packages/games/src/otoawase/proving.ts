import { type Proving, simpleReactionMs } from '../proving.ts';
import { otoawase } from './rules.ts';

/** Which kanji may come up in a song, the server knows: see `asksRightly`. */
export const proving: Proving = { rules: otoawase, fastestAnswerMs: simpleReactionMs };
