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
  isNew: true,
  feeds: ['use'],
  music: { menu: 'menu', play: 'menu' },
  pages: [
    { screen: 'menu', path: '', listed: [''] },
    { screen: 'create', path: 'create', listed: ['create'] },
    {
      screen: 'complete',
      path: 'complete/:poem?',
      parameters: { poem: '[a-z]{1,20}' },
      listed: ['complete'],
      examples: ['complete', 'complete/furuike'],
    },
    {
      screen: 'hunt',
      path: 'hunt/:poem?',
      parameters: { poem: 'hidden-[0-3]' },
      listed: ['hunt'],
    },
    { screen: 'poems', path: 'poems', listed: [], examples: ['poems'], comesLater: true },
  ],
  saves: true,
  creations: true,
} as const satisfies Game;
