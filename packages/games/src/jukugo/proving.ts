import type { Proving } from '../proving.ts';
import { jukugo } from './rules.ts';

export const proving: Proving = { rules: jukugo };
