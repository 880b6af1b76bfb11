import { announcedIds } from '@michi/games/announced';
import { gameIds, playableGames } from '@michi/games/catalogue';

/** The concepts of the workshop: each has a page of its own. */
export const conceptIds = [
  'mamorigami',
  'oboeyashiki',
  'suujimoji',
  'tsukuribanashi',
  'ochimono',
  'kariudo',
  'meikyuu',
  'fudebayashi',
  'mojibatake',
  'sentousho',
  'kokoro-rakugaki',
  'mojitantei',
] as const;
export type ConceptId = (typeof conceptIds)[number];

/** Everything that cannot be played yet but has a page that says what it will be. */
export const comingSoonIds: readonly string[] = [
  ...gameIds.filter((id) => !(playableGames as readonly string[]).includes(id)),
  ...announcedIds,
  ...conceptIds,
];
