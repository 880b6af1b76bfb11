import type { HubGame } from './game.ts';

/** Games that are announced on the hub, with a page that says what they will be. */
export const announced = [
  {
    id: 'hayagaki',
    title: 'Hayagaki',
    japaneseTitle: '早書き',
    crest: '早',
    emoji: '🏎️',
    dye: 'sora',
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
    dye: 'nibi',
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
    dye: 'azuki',
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
    dye: 'kaki',
    difficulty: 'Anfänger',
    players: '1 Spieler',
    duration: '10-15 Min',
    tags: ['Küche', 'Wörter'],
    premiumOnly: true,
  },
] as const satisfies readonly HubGame[];

export type AnnouncedId = (typeof announced)[number]['id'];
export const announcedIds = announced.map(({ id }) => id);
