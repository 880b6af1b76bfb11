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
  isNew: true,
  feeds: ['meaning', 'reading'],
  music: { menu: 'menu', play: null },
  clocked: true,
  pages: [
    { screen: 'songs', path: '', listed: [''] },
    {
      screen: 'song',
      path: ':song',
      parameters: { song: 'sakura|rain|moon' },
      listed: ['sakura', 'rain', 'moon'],
      examples: ['sakura'],
    },
  ],
} as const satisfies Game;
