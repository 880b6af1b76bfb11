import type { Game } from '../game.ts';

export const jukugo = {
  id: 'jukugo',
  japaneseTitle: '熟語',
  crest: '熟',
  clocked: true,
  sittings: true,
  pages: [
    {
      screen: 'play',
      path: ':mode?',
      parameters: { mode: 'tutorial|challenge' },
      listed: [''],
      examples: ['', 'challenge'],
    },
  ],
} as const satisfies Game;
