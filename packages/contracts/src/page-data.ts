import type { GameWithLevels } from '@michi/games/catalogue';
import type { Difficulty } from '@michi/games/tabibito/difficulties';
import type { Locale } from '@michi/messages/locales';
import type { BlogPost } from './blog-posts.ts';
import type { GameLevel } from './game-levels.ts';
import type { ListedGame } from './games.ts';
import type { KanjiItem } from './kanji.ts';
import type { Leaderboard, ListAsked } from './leaderboards.ts';
import type { ListedModule, ListedPath } from './tabibito.ts';

/**
 * What the pages take in-process from the services behind the documented calls, so that a page rendered on
 * the server shows the same data as the call that the browser makes later.
 */
export interface PageData {
  gameLevels(game: GameWithLevels, locale: Locale): Promise<readonly GameLevel[]>;
  leaderboard(list: ListAsked): Promise<Leaderboard>;
  /** The paths of a difficulty, or all, as somebody sees them who has completed nothing. */
  tabibitoPaths(difficulty: Difficulty | undefined, locale: Locale): Promise<readonly ListedPath[]>;
  /** The modules of a path in the same way; null when there is no such path. */
  tabibitoModules(pathId: string, locale: Locale): Promise<readonly ListedModule[] | null>;
  kanji(limit: number, locale: Locale): Promise<readonly KanjiItem[]>;
  games(): Promise<readonly ListedGame[]>;
  /** Posts without their content, the newest first. */
  blogPosts(limit: number): Promise<readonly BlogPost[]>;
  /** One post with its content, by slug or id; null when there is none. */
  blogPost(slug: string): Promise<BlogPost | null>;
  /** What the owner has entered for the imprint; missing particulars are null. */
  owner(): Promise<SiteOwner>;
  claims(): Promise<ClaimedFigures>;
  /** Reports a failure that the page survives. */
  logFailure(error: unknown, what: string): void;
}

/** The figures that the site claims of itself: those of its specification, or what was counted. */
export type ClaimedFigures = 'specified' | MeasuredFigures;

export interface MeasuredFigures {
  readonly learners: number;
  readonly kanjiAnswered: number;
  /** How many kanji the decks hold, and of which levels. */
  readonly kanji: number;
  readonly jlpt: { readonly easiest: number; readonly hardest: number };
}

/** The particulars of the owner. */
export interface SiteOwner {
  readonly name: string | null;
  readonly street: string | null;
  readonly city: string | null;
  readonly country: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

/** What the law asks of every site; without them the imprint is unfinished. */
export const obligatoryParticulars = [
  'name',
  'street',
  'city',
  'email',
] as const satisfies readonly (keyof SiteOwner)[];
