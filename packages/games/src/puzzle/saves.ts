import { seriesSaves } from '../series-saves.ts';
import { tallySchema } from './level.ts';

export const saves = seriesSaves(tallySchema);
