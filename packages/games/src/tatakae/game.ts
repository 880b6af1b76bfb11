import type { Game } from '../game.ts';

export const tatakae = {
  id: 'tatakae',
  title: 'Tatakae',
  japaneseTitle: '戦え',
  crest: '戦',
  emoji: '⚔️',
  dye: 'sumi',
  difficulty: 'Mittel',
  players: '1 Spieler',
  duration: '5-10 Min',
  tags: ['Schreiben', 'Duell', 'Tempo'],
  isNew: true,
  feeds: [], // a model to copy stands beside the paper
  music: { menu: 'menu', play: 'duel' },
  clocked: true,
  pages: [
    { screen: 'lobby', path: '', listed: [''] },
    { screen: 'battle', path: 'battle', listed: [], examples: ['battle'] },
  ],
} as const satisfies Game;
