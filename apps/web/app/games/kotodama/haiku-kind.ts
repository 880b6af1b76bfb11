import { hintsAtFirst } from '@michi/games/kotodama/constants';
import { creations, type Haiku } from '@michi/games/kotodama/creations';
import { emptyLines } from '@michi/games/kotodama/lines';
import { newPoet, type Poet, poetSchema } from '@michi/games/kotodama/poet';
import type { SaveKind } from '../../learner/documents/save-store.ts';
import type { CreationOf, NamedKind } from '../../learner/use-creations.ts';

export const haikuKind: NamedKind<Haiku> = { ...creations.haiku, name: 'kotodama.haiku' };
export type HaikuCreation = CreationOf<Haiku>;

export const poetKind: SaveKind<Poet> = {
  game: 'kotodama',
  name: 'poet',
  schema: poetSchema,
  first: newPoet,
};

/** An empty sheet; of a classic, whose season is known. */
export const emptyHaiku = (poem: Haiku['poem'], season: Haiku['season']): Haiku => ({
  mode: poem === null ? 'create' : 'complete',
  season,
  lines: emptyLines,
  poem,
  hintsLeft: hintsAtFirst,
  handedIn: null,
});

export const isFinished = ({ content }: HaikuCreation): boolean => content.handedIn !== null;

/** Where a draft is written on. */
export const draftPath = ({ poem }: Pick<Haiku, 'poem'>, id: string): string =>
  `${poem === null ? '/kotodama/create' : `/kotodama/complete/${poem}`}?draft=${id}`;
