import { type ConceptId, conceptIds } from '@michi/contracts/coming-soon';
import { announcedIds } from '@michi/games/announced';
import { gameIds, type PlayableGame } from '@michi/games/catalogue';
import type { Dye } from '@michi/games/dyes';
import { type HubGameId, hubGameOf, isPlayable } from '../hub/hub-game.ts';
import { concepts } from './concepts.ts';

type UpcomingGame = Exclude<HubGameId, PlayableGame>;

/** How far something has come: a game in the making, one that is announced, or an idea in pencil. */
export type UpcomingKind = 'binding' | 'announced' | 'draft';

/** What cannot be played yet but has a page that says what it will be. */
export interface Upcoming {
  readonly id: UpcomingGame | ConceptId;
  readonly kind: UpcomingKind;
  /** In Latin letters. */
  readonly title: string;
  readonly japaneseTitle: string;
  /** One kanji. */
  readonly crest: string;
  readonly dye: Dye;
}

const isUpcoming = <Id extends HubGameId>(id: Id): id is Exclude<Id, PlayableGame> => !isPlayable(id);

const ofHub = (kind: UpcomingKind) => (id: UpcomingGame) => {
  const { title, japaneseTitle, crest, dye } = hubGameOf[id];
  return { id, kind, title, japaneseTitle, crest, dye };
};

/** Everything upcoming, in the order in which it is shown. */
export const allUpcoming: readonly Upcoming[] = [
  ...gameIds.filter(isUpcoming).map(ofHub('binding')),
  ...announcedIds.map(ofHub('announced')),
  ...conceptIds.map((id) => ({ id, kind: 'draft' as const, ...concepts[id] })),
];

/** What the page at a path is about: its last segment, in any case. Undefined when there is no such page. */
export function upcomingAt(pathname: string): Upcoming | undefined {
  const id = pathname
    .split('/')
    .findLast((segment) => segment !== '')
    ?.toLowerCase();
  return allUpcoming.find((upcoming) => upcoming.id === id);
}

/** The others that have come as far. */
export const othersLike = (upcoming: Upcoming): readonly Upcoming[] =>
  allUpcoming.filter(({ id, kind }) => kind === upcoming.kind && id !== upcoming.id);
