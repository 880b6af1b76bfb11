import { type Game, modesPage } from '../game.ts';

export const jukugo = {
  id: 'jukugo',
  japaneseTitle: '熟語',
  crest: '熟',
  clocked: true,
  sittings: true,
  pages: [{ ...modesPage, listed: [''], examples: ['', 'challenge'] }],
} as const satisfies Game;
