import type { Game } from '../game.ts';

export const kotodama = {
  id: 'kotodama',
  title: 'Kotodama',
  japaneseTitle: '言霊',
  crest: '霊',
  emoji: '🍃',
  dye: 'wakatake',
  difficulty: 'Fortgeschritten',
  players: '1 Spieler',
  duration: 'Kreativ',
  tags: ['Dichten', 'Wörter'],
  music: { menu: 'menu', play: 'menu' },
  saves: true,
  works: true,
} as const satisfies Game;
