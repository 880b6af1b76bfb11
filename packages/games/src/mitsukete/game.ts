import type { Game } from '../game.ts';

export const mitsukete = {
  id: 'mitsukete',
  title: 'Mitsukete',
  japaneseTitle: '見つけて',
  crest: '見',
  emoji: '🔍',
  dye: 'ai',
  difficulty: 'Anfänger',
  players: '1 Spieler',
  duration: '5-10 Min',
  tags: ['Erkennen', 'Gedächtnis', 'Tempo'],
  feeds: ['recognition'],
  music: { menu: 'menu', play: 'play' },
  volumes: { master: 0.5, music: 0.3, effects: 0.6 },
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
    { screen: 'day', path: 'day', listed: ['day'] },
    {
      screen: 'sheet',
      path: 'day/:date',
      parameters: { date: '\\d{4}-\\d{2}-\\d{2}' },
      listed: [],
      examples: ['day/2026-11-01'],
    },
    { screen: 'leaderboard', path: 'leaderboard', listed: [], examples: ['leaderboard'], comesLater: true },
  ],
} as const satisfies Game;
