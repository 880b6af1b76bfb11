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
export const playableGames = ['mitsukete'] as const satisfies readonly GameId[];
export type PlayableGame = (typeof playableGames)[number];
