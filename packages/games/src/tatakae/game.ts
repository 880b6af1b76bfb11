import type { Game } from '../game.ts';

export const tatakae = {
  id: 'tatakae',
  japaneseTitle: '戦え',
  crest: '戦',
  clocked: true,
  pages: [
    { screen: 'lobby', path: '', listed: [''] },
    { screen: 'battle', path: 'battle', listed: [], examples: ['battle'] },
  ],
} as const satisfies Game;
