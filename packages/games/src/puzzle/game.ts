import { type Game, modesPage } from '../game.ts';

export const puzzle = {
  id: 'puzzle',
  japaneseTitle: '漢字パズル',
  crest: '組',
  clocked: true,
  sittings: true,
  pages: [{ ...modesPage, listed: ['', 'tutorial', 'challenge'], examples: ['', 'challenge'] }],
} as const satisfies Game;
