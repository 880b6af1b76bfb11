import type { Game } from '../game.ts';

export const puzzle = {
  id: 'puzzle',
  japaneseTitle: '漢字パズル',
  crest: '組',
  clocked: true,
  sittings: true,
  pages: [
    {
      screen: 'play',
      path: ':mode?',
      parameters: { mode: 'tutorial|challenge' },
      listed: ['', 'tutorial', 'challenge'],
      examples: ['', 'challenge'],
    },
  ],
} as const satisfies Game;
