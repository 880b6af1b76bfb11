import type { ShelfGame } from './game.ts';

/** Games that are announced on the shelf, with a page that says what they will be. */
export const announced = [
  {
    id: 'hayagaki',
    title: 'Hayagaki',
    japaneseTitle: '早書き',
    crest: '早',
    emoji: '🏎️',
    colours: ['#2f74a8', '#3475a6'],
    difficulty: 'Mittel',
    players: '1-4 Spieler',
    duration: '5-10 Min',
    tags: ['Rennen', 'Schreiben', 'Tempo'],
    premiumOnly: true,
  },
  {
    id: 'kagenuri',
    title: 'Kagenuri',
    japaneseTitle: '影塗り',
    crest: '影',
    emoji: '🖌️',
    colours: ['#585868', '#626273'],
    difficulty: 'Anfänger',
    players: '1 Spieler',
    duration: '5-10 Min',
    tags: ['Strichfolge', 'Schreiben'],
  },
  {
    id: 'tsunagari',
    title: 'Tsunagari',
    japaneseTitle: '繋がり',
    crest: '繋',
    emoji: '🪢',
    colours: ['#7e3b47', '#8b4652'],
    difficulty: 'Mittel',
    players: '2+ Spieler',
    duration: '10-20 Min',
    tags: ['Wörter', 'Duell'],
  },
  {
    id: 'ryourinin',
    title: 'Ryōrinin',
    japaneseTitle: '料理人',
    crest: '料',
    emoji: '🍳',
    colours: ['#a9561b', '#ae5c22'],
    difficulty: 'Anfänger',
    players: '1 Spieler',
    duration: '10-15 Min',
    tags: ['Küche', 'Wörter'],
    premiumOnly: true,
  },
] as const satisfies readonly ShelfGame[];

export type AnnouncedId = (typeof announced)[number]['id'];
export const announcedIds = announced.map(({ id }) => id);
