import type { Game } from '../game.ts';
import { difficulties } from './difficulties.ts';

export const tabibito = {
  id: 'tabibito',
  title: 'Tabibito',
  japaneseTitle: '旅人',
  crest: '旅',
  emoji: '🧭',
  dye: 'asagi',
  difficulty: 'Anfänger',
  players: '1 Spieler',
  duration: '15-20 Min',
  tags: ['Reise', 'Wörter', 'Lesung'],
  feeds: ['recognition', 'meaning', 'reading'],
  music: { menu: 'journey', play: 'play' },
  pages: [
    { screen: 'difficulties', path: '', listed: [''] },
    {
      screen: 'paths',
      path: ':difficulty',
      parameters: { difficulty: '[a-z]{1,20}' },
      listed: difficulties,
      examples: ['beginner'],
    },
    {
      screen: 'path',
      path: ':difficulty/:pathId',
      parameters: { difficulty: '[a-z]{1,20}', pathId: '[a-z0-9-]{1,40}' },
      listed: [],
      examples: ['beginner/first-steps'],
    },
  ],
} as const satisfies Game;
