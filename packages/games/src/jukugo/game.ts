import type { Game } from '../game.ts';

export const jukugo = {
  id: 'jukugo',
  japaneseTitle: '熟語',
  crest: '熟',
  clocked: true,
  pages: [
    {
      screen: 'play',
      path: ':mode?',
      parameters: { mode: 'tutorial|challenge' },
      listed: [''],
      examples: ['', 'tutorial', 'challenge'],
    },
  ],
} as const satisfies Game;
