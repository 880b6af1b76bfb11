import { type GameId, gameIds, playableGames } from '@michi/games/game-id';

/** How a game presents itself on the shelf. */
export interface ShelfEntry {
  readonly id: GameId;
  readonly japaneseTitle: string;
  readonly crest: string;
  /** Its address, or null while it is not bound yet. */
  readonly path: string | null;
}

const covers: Record<GameId, readonly [japaneseTitle: string, crest: string]> = {
  mitsukete: ['見つけて', '見'],
  tatakae: ['戦え', '戦'],
  jukugo: ['熟語', '熟'],
  puzzle: ['漢字パズル', '組'],
  tabibito: ['旅人', '旅'],
  tokyoquest: ['東京物語', '京'],
  hanazono: ['花園', '花'],
  otoawase: ['音合わせ', '音'],
  monogatari: ['物語', '語'],
  kotodama: ['言霊', '霊'],
};

const isPlayable = (id: GameId) => (playableGames as readonly GameId[]).includes(id);

export const shelf: readonly ShelfEntry[] = gameIds.map((id) => {
  const [japaneseTitle, crest] = covers[id];
  return { id, japaneseTitle, crest, path: isPlayable(id) ? `/${id}` : null };
});
