import { firstSeries, type Series, seriesSchema } from '@michi/games/puzzle/level';
import type { SeriesKind } from '../../play/series.ts';

export const puzzleSeries: SeriesKind<Series> = {
  game: 'puzzle',
  schema: seriesSchema,
  first: firstSeries,
};
