import type { Skill } from '@michi/game-kit/events';
import type { Dye } from './dyes.ts';

// Values of the hub are German words; pages translate those they know.
export const difficulties = ['Anfänger', 'Mittel', 'Fortgeschritten'] as const;
export const playerCounts = ['1 Spieler', '2 Spieler', '1+ Spieler', '2+ Spieler', '1-4 Spieler'] as const;
export const durations = [
  '5-10 Min',
  '10-15 Min',
  '10-20 Min',
  '15-20 Min',
  '30+ Min',
  'Endlos',
  'Kreativ',
] as const;
/** What a game practises or how it feels. */
export const gameTags = [
  'Bauteile',
  'Dichten',
  'Duell',
  'Erkennen',
  'Erzählen',
  'Gedächtnis',
  'Hören',
  'Küche',
  'Lesung',
  'Reise',
  'Rennen',
  'Schreiben',
  'Strichfolge',
  'Tempo',
  'Wörter',
] as const;

/** What the hub says of a game; its sentence is among the messages, in `texts` of `games.json`. */
export interface HubGame {
  readonly id: string;
  /** In Latin letters. */
  readonly title: string;
  readonly japaneseTitle: string;
  /** The one kanji on its cover. */
  readonly crest: string;
  readonly emoji: string;
  /** Gives it colour and pattern. */
  readonly dye: Dye;
  readonly difficulty: (typeof difficulties)[number];
  readonly players: (typeof playerCounts)[number];
  readonly duration: (typeof durations)[number];
  readonly tags: readonly (typeof gameTags)[number][];
  /** Marked as new, once it can be played. */
  readonly isNew?: true;
  readonly premiumOnly?: true;
}

/** Every piece of music; the web app has a file of each. */
export type MusicId = 'menu' | 'play' | 'happy' | 'duel' | 'journey';

/** What is known of a game without its rules. */
export interface Game extends HubGame {
  /** The skills of which its answers say something to the memory. */
  readonly feeds: readonly Skill[];
  /** What is heard on its pages, and while it is played; null when it plays music of its own. */
  readonly music: { readonly menu: MusicId; readonly play: MusicId | null };
  /** How loud it is until the learner changes that, 0 to 1; most games are as loud as each other. */
  readonly volumes?: { readonly master: number; readonly music: number; readonly effects: number };
  /** Without any the game cannot be played yet; a page of its own then says what it will be. */
  readonly pages?: readonly GamePage[];
  /** Its runs can be paused, as a clock counts. */
  readonly clocked?: true;
  /** It is played by levels one after the other, in three modes; level and points go on from one to the next. */
  readonly series?: true;
  /** Something else than its series is carried from run to run: its file `saves.ts` says what. */
  readonly saves?: true;
  /** Learners make something in it that is kept: its file `creations.ts` says what. */
  readonly creations?: true;
  /** Its levels stand on the server; in the others the device proposes how a level is set up. */
  readonly levels?: 'onServer';
}

/** A page of a game. Everybody sees it alike, but for what the device knows. */
export interface GamePage {
  /** The file in `routes/<game>/` of the web app that shows it. */
  readonly screen: string;
  /** Its path below the game's, as routes are written: `play/:level`, `:mode?`; the first page has none. */
  readonly path: string;
  /** What may stand for a name in the path, as regular expressions. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** The addresses below the game's that search engines are told. */
  readonly listed: readonly string[];
  /** Addresses below the game's by which the page is measured and checked; without any the listed ones. */
  readonly examples?: readonly string[];
  /** Nobody begins there: it is reached from the others with a network, so the hub does not fetch it ahead. */
  readonly comesLater?: true;
}

/** The page of a game that is played in three modes, the first of which is its own address. */
export const modesPage = {
  screen: 'play',
  path: ':mode?',
  parameters: { mode: 'tutorial|challenge' },
} as const;

/** The pages of a game in which the server deals challenges: its lists, and what is played for them. */
export const boardPages = [
  { screen: 'leaderboard', path: 'leaderboard', listed: [], examples: ['leaderboard'], comesLater: true },
  { screen: 'ranked', path: 'ranked', listed: [], examples: ['ranked'], comesLater: true },
  {
    screen: 'ranked-level',
    path: 'ranked/:level',
    parameters: { level: '[1-5]' },
    listed: [],
    examples: ['ranked/1'],
    comesLater: true,
  },
] as const satisfies readonly GamePage[];

/** Matches the addresses of a page, without language and search part. */
export function pagePattern({ id }: Pick<Game, 'id'>, { path, parameters = {} }: GamePage): RegExp {
  const parts = path.split('/').filter((part) => part !== '');
  const patterns = parts.map((part) => {
    const [, name, optional] = /^:(\w+)(\??)$/.exec(part) ?? [];
    if (name === undefined) return `/${part}`;
    const allowed = parameters[name];
    if (allowed === undefined) throw new Error(`${id}/${path} does not say what :${name} may be`);
    return `(?:/(?:${allowed}))${optional}`;
  });
  return new RegExp(`^/${id}${patterns.join('')}$`);
}

/** An address below a game's own. */
export const addressIn = ({ id }: Pick<Game, 'id'>, below: string): string =>
  below === '' ? `/${id}` : `/${id}/${below}`;
