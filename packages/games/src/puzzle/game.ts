import type { Game } from '../game.ts';

export const puzzle = {
  id: 'puzzle',
  japaneseTitle: '漢字パズル',
  crest: '組',
  clocked: true,
  pages: [
    {
      screen: 'play',
      path: ':mode?',
      parameters: { mode: 'tutorial|challenge' },
      listed: ['', 'tutorial', 'challenge'],
    },
  ],
} as const satisfies Game;
