import type { Game } from '../game.ts';

export const monogatari = {
  id: 'monogatari',
  title: 'Monogatari',
  japaneseTitle: '物語',
  crest: '語',
  emoji: '📖',
  dye: 'tobi',
  difficulty: 'Mittel',
  players: '1 Spieler',
  duration: 'Kreativ',
  tags: ['Erzählen', 'Wörter'],
  isNew: true,
  feeds: ['use'],
  music: { menu: 'journey', play: 'menu' },
  pages: [
    { screen: 'menu', path: '', listed: [''] },
    { screen: 'templates', path: 'new', listed: ['new'] },
    {
      screen: 'editor',
      path: 'draw/:template?',
      parameters: { template: 'umbrella|cat|letter|festival' },
      listed: [],
      examples: ['draw', 'draw/cat'],
    },
    { screen: 'reader', path: 'read', listed: [], examples: ['read'], comesLater: true },
  ],
  saves: true,
  creations: true,
} as const satisfies Game;
