import type { Game } from '../game.ts';

export const otoawase = {
  id: 'otoawase',
  title: 'Otoawase',
  japaneseTitle: '音合わせ',
  crest: '音',
  emoji: '🎵',
  dye: 'fuji',
  difficulty: 'Fortgeschritten',
  players: '1 Spieler',
  duration: '5-10 Min',
  tags: ['Hören', 'Lesung', 'Tempo'],
  music: { menu: 'menu', play: 'play' },
} as const satisfies Game;
