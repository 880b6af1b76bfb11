import { seriesSaves } from '../series-saves.ts';
import { totalsSchema } from './level.ts';

// The words of a level are drawn on the device.
export const saves = seriesSaves(totalsSchema, { batch: null });
