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
  music: { menu: 'menu', play: 'menu' },
} as const satisfies Game;
