import type { Game } from '../game.ts';

export const monogatari = {
  id: 'monogatari',
  title: 'Monogatari',
  japaneseTitle: '物語',
  crest: '語',
  emoji: '📖',
  dye: 'tobi',
  difficulty: 'Mittel',
  players: '1+ Spieler',
  duration: 'Kreativ',
  tags: ['Erzählen', 'Wörter'],
  music: { menu: 'journey', play: 'menu' },
} as const satisfies Game;
