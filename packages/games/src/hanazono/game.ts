import type { Game } from '../game.ts';

export const hanazono = {
  id: 'hanazono',
  title: 'Hanazono',
  japaneseTitle: '花園',
  crest: '花',
  emoji: '🌸',
  dye: 'nadeshiko',
  difficulty: 'Anfänger',
  players: '1 Spieler',
  duration: 'Endlos',
  tags: ['Erkennen', 'Lesung', 'Gedächtnis'],
  isNew: true,
  saves: true,
  feeds: ['recognition', 'meaning', 'reading'],
  music: { menu: 'menu', play: 'menu' },
  clocked: true,
  pages: [
    { screen: 'garden', path: '', listed: [''] },
    { screen: 'tour', path: 'tour', listed: [], examples: ['tour'] },
  ],
} as const satisfies Game;
