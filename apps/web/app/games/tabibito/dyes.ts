import type { GameId } from '@michi/games/catalogue';

/** Whose colour a dye is: paths are dyed like the books of the shelf. */
const dyes: Readonly<Record<string, GameId>> = {
  ai: 'mitsukete',
  sumi: 'tatakae',
  matcha: 'jukugo',
  yamabuki: 'puzzle',
  asagi: 'tabibito',
  botan: 'tokyoquest',
  nadeshiko: 'hanazono',
  fuji: 'otoawase',
  tobi: 'monogatari',
  wakatake: 'kotodama',
};

/** The value of `data-game` that gives a path its colour. */
export const dyeOf = (color: string): GameId => dyes[color] ?? 'tabibito';
