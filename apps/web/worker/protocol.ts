import type { Locale } from '@michi/messages/locales';

/** What a page tells the worker once it is shown. */
export interface Opened {
  readonly locale: Locale;
  /** Without its language. */
  readonly path: string;
  /** The paths of the files with which it came. */
  readonly files: readonly string[];
}

/** What the worker tells every page once it serves them. */
export interface Serving {
  /** The build, as the router's manifest names it. */
  readonly build: string;
}
