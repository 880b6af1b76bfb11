import type { Game } from '../game.ts';

/** Each place is a page of its own, with its part of the story. */
const placePage = <const Id extends string>(id: Id, quests: readonly [string, ...string[]]) => ({
  screen: id,
  path: `${id}/:quest?`,
  parameters: { quest: quests.join('|') },
  listed: [id],
  examples: [id, `${id}/${quests[0]}`],
});

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
  feeds: ['recognition', 'meaning', 'reading', 'use'],
  music: { menu: 'journey', play: 'journey' },
  saves: true,
  pages: [
    { screen: 'map', path: '', listed: [''] },
    { screen: 'ending', path: 'ending', listed: [], examples: ['ending'], comesLater: true },
    placePage('shibuya', ['meeting', 'exit', 'rain']),
    { ...placePage('asakusa', ['lantern', 'ride', 'clock']), comesLater: true },
    { ...placePage('akihabara', ['parts', 'cafe', 'game']), comesLater: true },
    { ...placePage('harajuku', ['menu', 'shrine', 'letter']), comesLater: true },
    { ...placePage('mount-fuji', ['trail', 'lake', 'hut', 'summit']), comesLater: true },
  ],
} as const satisfies Game;
