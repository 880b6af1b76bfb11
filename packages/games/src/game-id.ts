/** Every game of the product, in the order of the shelf. */
export const gameIds = [
  'mitsukete',
  'tatakae',
  'jukugo',
  'puzzle',
  'tabibito',
  'tokyoquest',
  'hanazono',
  'otoawase',
  'monogatari',
  'kotodama',
] as const;
export type GameId = (typeof gameIds)[number];

/** The games that can be played today. */
export const playableGames = [
  'mitsukete',
  'tatakae',
  'jukugo',
  'puzzle',
  'tabibito',
] as const satisfies readonly GameId[];
export type PlayableGame = (typeof playableGames)[number];

/** The games whose levels stand on the server; in the others the device proposes how a level is set up. */
export const gamesWithLevels = ['mitsukete'] as const satisfies readonly PlayableGame[];
export type GameWithLevels = (typeof gamesWithLevels)[number];
