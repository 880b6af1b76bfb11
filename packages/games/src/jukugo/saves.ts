import { seriesSaves } from '../series-saves.ts';
import { tallySchema } from './level.ts';

// The words of a level are drawn on the device.
export const saves = seriesSaves(tallySchema, { batch: null });
