import type { Game } from '../game.ts';

export const hanazono = {
  id: 'hanazono',
  title: 'Hanazono',
  japaneseTitle: '花園',
  crest: '花',
  emoji: '🌸',
  colours: ['#df8ba3', '#cf7f97'],
  difficulty: 'Anfänger',
  players: '1 Spieler',
  duration: 'Endlos',
  tags: ['Erkennen', 'Lesung', 'Gedächtnis'],
  isNew: true,
  music: { menu: 'menu', play: 'menu' },
} as const satisfies Game;
