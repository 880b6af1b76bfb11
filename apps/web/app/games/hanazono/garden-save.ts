import { firstGarden, gardenSchema } from '@michi/games/hanazono/garden';
import type { SaveKind } from '../../learner/documents/save-store.ts';

/** How this device keeps the garden. */
export const gardenSave = {
  game: 'hanazono',
  name: 'garden',
  schema: gardenSchema,
  first: firstGarden,
} satisfies SaveKind<typeof firstGarden>;
