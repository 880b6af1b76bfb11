import { type AnnouncedId, announcedIds } from '@michi/contracts/coming-soon';
import type { difficulties, durations, gameTags, ListedGame, playerCounts } from '@michi/contracts/games';
import { catalogue, type GameId, gameIds, playableGames } from '@michi/games/catalogue';

/** A game with a cover of its own: one of the ten, or one that is announced. */
export type ShelfId = GameId | AnnouncedId;

type Cover = readonly [japaneseTitle: string, crest: string];

const announcedCovers: Readonly<Record<AnnouncedId, Cover>> = {
  hayagaki: ['早書き', '早'],
  kagenuri: ['影塗り', '影'],
  tsunagari: ['繋がり', '繋'],
  ryourinin: ['料理人', '料'],
};

/** What stands on the cover: the slip, and the one kanji. */
export const covers = {
  ...Object.fromEntries(catalogue.map(({ id, japaneseTitle, crest }) => [id, [japaneseTitle, crest]])),
  ...announcedCovers,
} as Readonly<Record<ShelfId, Cover>>;

export const isShelfId = (id: string): id is ShelfId => Object.hasOwn(covers, id);

/** Whether a game can be played today; every other one of the shelf has a page that says what it will be. */
export const isPlayable = (id: ShelfId) => (playableGames as readonly ShelfId[]).includes(id);

/** How many games the product has, and how many of them can be played. */
export const gameCounts = { all: gameIds.length, ready: playableGames.length } as const;

type Facts = readonly [
  difficulty: (typeof difficulties)[number],
  players: (typeof playerCounts)[number],
  duration: (typeof durations)[number],
  ...tags: (typeof gameTags)[number][],
];

/** The list as it stands in for the server's own; descriptions are among the messages. */
const builtIn = {
  mitsukete: ['Anfänger', '1 Spieler', '5-10 Min', 'Erkennen', 'Gedächtnis', 'Tempo'],
  tatakae: ['Mittel', '1 Spieler', '5-10 Min', 'Schreiben', 'Duell', 'Tempo'],
  jukugo: ['Mittel', '1 Spieler', '10-15 Min', 'Wörter', 'Lesung'],
  tabibito: ['Anfänger', '1 Spieler', '15-20 Min', 'Reise', 'Wörter', 'Lesung'],
  hanazono: ['Anfänger', '1 Spieler', 'Endlos', 'Erkennen', 'Lesung', 'Gedächtnis'],
  otoawase: ['Fortgeschritten', '1 Spieler', '5-10 Min', 'Hören', 'Lesung', 'Tempo'],
  monogatari: ['Mittel', '1+ Spieler', 'Kreativ', 'Erzählen', 'Wörter'],
  kotodama: ['Fortgeschritten', '1 Spieler', 'Kreativ', 'Dichten', 'Wörter'],
  hayagaki: ['Mittel', '1-4 Spieler', '5-10 Min', 'Rennen', 'Schreiben', 'Tempo'],
  kagenuri: ['Anfänger', '1 Spieler', '5-10 Min', 'Strichfolge', 'Schreiben'],
  tsunagari: ['Mittel', '2+ Spieler', '10-20 Min', 'Wörter', 'Duell'],
  ryourinin: ['Anfänger', '1 Spieler', '10-15 Min', 'Küche', 'Wörter'],
} as const satisfies Partial<Record<ShelfId, Facts>>;

const premiumOnly: readonly ShelfId[] = ['hayagaki', 'ryourinin'];

/** Romanised titles whose long vowels the id does not show. */
const titles: Partial<Record<ShelfId, string>> = { ryourinin: 'Ryōrinin' };

const listed = (id: keyof typeof builtIn): ListedGame => {
  const [difficulty, players, duration, ...tags] = builtIn[id];
  const title = titles[id] ?? id.charAt(0).toUpperCase() + id.slice(1);
  const announced = (announcedIds as readonly string[]).includes(id);
  return {
    id,
    title,
    japanese_title: covers[id][0],
    link: `/${id}`,
    difficulty,
    players,
    duration,
    tags,
    available: isPlayable(id),
    is_coming_soon: announced,
    premium_only: premiumOnly.includes(id),
  };
};

/** What the shelf shows when the server does not answer: the last four are announced. */
export const builtInGames: readonly ListedGame[] = (Object.keys(builtIn) as (keyof typeof builtIn)[]).map(
  listed,
);

/** What the first page shows then. */
export const builtInShowcase: readonly ListedGame[] = builtInGames.filter((game) => !game.is_coming_soon);
