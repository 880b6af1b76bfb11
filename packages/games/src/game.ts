/** What is known of a game without its rules. */
export interface Game {
  readonly id: string;
  readonly japaneseTitle: string;
  /** The one kanji on its cover. */
  readonly crest: string;
  /** Without any the game cannot be played yet; a page of its own then says what it will be. */
  readonly pages?: readonly GamePage[];
  /** Its runs can be paused, as a clock counts. */
  readonly clocked?: true;
  /** It is played by levels one after the other, in three modes; level and points go on from one to the next. */
  readonly sittings?: true;
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
}

/** The page of a game that is played in three modes, the first of which is its own address. */
export const modesPage = {
  screen: 'play',
  path: ':mode?',
  parameters: { mode: 'tutorial|challenge' },
} as const;

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
