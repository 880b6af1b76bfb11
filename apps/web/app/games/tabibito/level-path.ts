/** Games whose levels have pages of their own, and what stands before the id of a level there. */
const pagesOf: Readonly<Record<string, string>> = { mitsukete: 'play/', otoawase: '' };

/** The address at which a game opens a level; the game's own where that leads on to it. */
export function levelPath(game: string, level: string): string {
  const before = pagesOf[game];
  return before === undefined ? `/${game}` : `/${game}/${before}${level}`;
}
