import type { Locale } from '@michi/messages/locales';

/** What pages need. */
export interface Needs {
  /** The names of files in `/assets`, for every language. */
  readonly all: readonly string[];
  /** Those for one language. */
  readonly of: Readonly<Record<Locale, readonly string[]>>;
  /** The addresses of calls. */
  readonly answers: readonly string[];
}

/** What the worker is told of its build. */
export interface Facts {
  /** As the router's manifest names it. */
  readonly build: string;
  /** What the landing page, the hub and the frame around every page need. */
  readonly shell: Needs;
  /** What each game and the pages of the day need beyond that, by the first segment of its addresses. */
  readonly games: Readonly<Record<string, Needs>>;
  /** The modules of routes. */
  readonly routes: readonly string[];
  /** The paths of calls whose answers are the same for every reader of a language. */
  readonly answers: readonly string[];
}

/** Put in by the build. */
declare const builtFacts: Facts;

export const facts: Facts = builtFacts;
