import { seriesSaves } from '../series-saves.ts';
import { totalsSchema } from './level.ts';

export const saves = seriesSaves(totalsSchema);
