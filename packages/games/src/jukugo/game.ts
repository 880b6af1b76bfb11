import { boardPages, type Game, modesPage } from '../game.ts';

export const jukugo = {
  id: 'jukugo',
  title: 'Jukugo',
  japaneseTitle: '熟語',
  crest: '熟',
  emoji: '🔗',
  dye: 'matcha',
  difficulty: 'Mittel',
  players: '1 Spieler',
  duration: '10-15 Min',
  tags: ['Wörter', 'Lesung'],
  feeds: ['recognition'],
  music: { menu: 'menu', play: 'play' },
  volumes: { master: 0.7, music: 0.5, effects: 0.8 },
  clocked: true,
  series: true,
  pages: [{ ...modesPage, listed: [''], examples: ['', 'challenge'] }, ...boardPages],
} as const satisfies Game;
