import { sittingSaves } from '../sitting-saves.ts';
import { tallySchema } from './level.ts';

export const saves = sittingSaves(tallySchema);
