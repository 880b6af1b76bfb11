import type { Game } from '../game.ts';

export const mitsukete = {
  id: 'mitsukete',
  japaneseTitle: '見つけて',
  crest: '見',
  clocked: true,
  levels: 'onServer',
  pages: [
    { screen: 'menu', path: '', listed: [''] },
    { screen: 'levels', path: 'levels', listed: ['levels'] },
    {
      screen: 'play',
      path: 'play/:levelId',
      parameters: { levelId: '[a-z0-9-]{1,40}' },
      listed: [],
      examples: ['play/first-strokes'],
    },
    { screen: 'leaderboard', path: 'leaderboard', listed: [], examples: ['leaderboard'] },
  ],
} as const satisfies Game;
