import { sittingSaves } from '../sitting-saves.ts';
import { tallySchema } from './level.ts';

// The words of a level are drawn on the device.
export const saves = sittingSaves(tallySchema, { batch: null });
