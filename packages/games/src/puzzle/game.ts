import { boardPages, type Game, modesPage } from '../game.ts';

export const puzzle = {
  id: 'puzzle',
  title: 'Kanji Puzzle',
  japaneseTitle: '漢字パズル',
  crest: '組',
  emoji: '🧩',
  dye: 'yamabuki',
  difficulty: 'Anfänger',
  players: '1 Spieler',
  duration: '10-15 Min',
  tags: ['Bauteile', 'Erkennen'],
  feeds: ['recognition'],
  music: { menu: 'menu', play: 'play' },
  clocked: true,
  series: true,
  pages: [
    { ...modesPage, listed: ['', 'tutorial', 'challenge'], examples: ['', 'challenge'] },
    ...boardPages,
  ],
} as const satisfies Game;
