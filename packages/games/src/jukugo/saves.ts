import { seriesSaves } from '../series-saves.ts';
import { totalsSchema } from './level.ts';

// The words of a level are drawn on the device, those that are to return among them.
export const saves = seriesSaves(totalsSchema, { batch: null, returning: [] });
