import { firstSitting, type Sitting, sittingSchema } from '@michi/games/puzzle/level';
import type { SittingKind } from '../../play/sitting.ts';

export const puzzleSittings: SittingKind<Sitting> = {
  game: 'puzzle',
  schema: sittingSchema,
  first: firstSitting,
};
