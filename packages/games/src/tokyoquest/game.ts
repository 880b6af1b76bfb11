import type { Game } from '../game.ts';

export const tokyoquest = {
  id: 'tokyoquest',
  title: 'Tokyo Quest',
  japaneseTitle: '東京物語',
  crest: '京',
  emoji: '🗼',
  dye: 'botan',
  difficulty: 'Mittel',
  players: '1 Spieler',
  duration: '30+ Min',
  tags: ['Reise', 'Erzählen', 'Wörter'],
  music: { menu: 'journey', play: 'journey' },
  saves: true,
} as const satisfies Game;
