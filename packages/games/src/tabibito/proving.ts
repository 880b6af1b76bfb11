import type { Proving } from '../proving.ts';
import { tabibito } from './rules.ts';

export const proving: Proving = { rules: tabibito };
