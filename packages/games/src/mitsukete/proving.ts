import type { Proving } from '../proving.ts';
import { playedByHand, quickestMatchMs } from './by-hand.ts';
import { mitsukete } from './rules.ts';

export const proving: Proving = { rules: mitsukete, fastestAnswerMs: quickestMatchMs, playedByHand };
