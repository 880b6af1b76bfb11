/**
 * What one kind of Japanese page shows. Messages are named by namespace and keys, or by how these start; `*` stands for
 * any key. Where two names fit a message, the longer one counts.
 */
export interface ScreenSource {
  /** What stands on the page as it opens. Headings are told by their keys. */
  readonly opened: readonly string[];
  /** What the opened page sets in bold. */
  readonly bold: readonly string[];
  /** What it shows as headings, and in running text, besides what the keys of messages tell. */
  readonly headings: readonly string[];
  readonly text: readonly string[];
  /** What comes later, or seldom: windows, results, errors. */
  readonly later: readonly string[];
  /** The part of the program that shows it. */
  readonly program: RegExp;
  /** How many of the newest articles it lists. */
  readonly articles: number;
}

/** The games that the landing page shows. */
const books = ['mitsukete', 'tatakae', 'jukugo', 'puzzle'];

const sources = {
  home: page({
    opened: [
      'home',
      ...keysOf('games', 'difficulty', 'duration', 'new', 'players', 'tags'),
      ...keysOf('games.texts', ...books),
      ...books.map((id) => `${id}.title`),
      ...keysOf('blog', 'categories', 'minutes', 'views'),
    ],
    bold: [
      ...keysOf(
        'home',
        'eyebrow',
        '*.eyebrow',
        'discover',
        'learnMore',
        'games.all',
        'blog.more',
        'action.button',
        'imprint.addressTitle',
        'imprint.contactTitle',
        'imprint.legalTitle',
      ),
      'games.new',
      'blog.categories',
    ],
    later: [...keysOf('home', 'kanji', 'sheet', '*.none', 'title'), 'games', 'blog'],
    program: /\/app\/(features\/(landing|blog)\/|routes\/home\.|games\/concepts\.)/,
    articles: 6,
  }),
  hub: page({
    opened: ['games', ...keysOf('letters', 'box', '*.open')],
    bold: [...keysOf('games', 'eyebrow', 'new', 'premium', 'soon', 'filters.all'), 'letters.*.open'],
    later: [...keysOf('games', 'none', 'noneOfFilter', 'premiumOnly', 'title'), 'letters'],
    program:
      /\/app\/(features\/hub\/|games\/[^/]+$)|\/packages\/games\/src\/(catalogue|announced|\w+\/game)\.ts$/,
  }),
  blog: page({
    opened: ['blog'],
    bold: keysOf('blog', 'all', 'categories', 'eyebrow'),
    later: keysOf(
      'blog',
      'around',
      'close',
      'failed',
      'listFailed',
      'loading',
      'missing',
      'onlyGerman',
      'title',
    ),
    program: /\/app\/(features|routes)\/blog\//,
    articles: Number.POSITIVE_INFINITY,
  }),
  mitsukete: game('mitsukete', {
    headings: ['play.sought'],
    bold: [
      ...keysOf('levels', 'done', 'eyebrow', 'locked', 'next', 'open', 'saved'),
      ...keysOf('menu', 'back', 'leaderboard', 'start', 'subtitle'),
      'play.comboValue',
    ],
    later: ['gameOver', 'leaderboard', 'levels.standardDescription', 'pause', 'victory'],
  }),
  tatakae: game('tatakae', {
    headings: ['meanings'],
    bold: [
      ...keysOf('battle', 'clear', 'points', 'rounds', 'submit'),
      ...keysOf('lobby', 'back', 'start', 'subtitle'),
      ...['difficulty', 'meanings', 'rival', 'you'],
    ],
    later: ['battle.keysHelp', 'directions', 'over', 'pause'],
  }),
  jukugo: game('jukugo', {
    bold: [
      'modes',
      ...keysOf('play', 'hint', 'list', 'newWord', 'reset', 'sought', 'timeBonus'),
      'startOver.button',
    ],
    later: ['builtIn', 'done', 'guide', 'kanji', 'list', 'pause', 'startOver'],
  }),
  puzzle: game('puzzle', {
    bold: ['build', 'grid.heading', 'modes', 'startOver.button', 'target'],
    later: ['coach', 'kanji', 'learned', 'levelDone', 'pause', 'startOver'],
    opened: ['kanji.*.meaning'],
  }),
  tabibito: game('tabibito', {
    bold: ['path', 'paths.begin', 'paths.go', 'paths.locked', 'subtitle', 'type'],
    text: ['difficulty'],
    later: ['celebration', 'module', 'run', 'verdict'],
  }),
} as const satisfies Record<string, ScreenSource>;

/** A page with head and foot. */
function page(
  own: Omit<ScreenSource, 'headings' | 'text' | 'articles'> & Partial<ScreenSource>,
): ScreenSource {
  return {
    headings: [],
    text: [],
    articles: 0,
    ...own,
    opened: ['common', ...own.opened],
    bold: [
      ...keysOf('common', 'account.login', 'cookies.all', 'cookies.essential'),
      ...keysOf('common.footer', 'company', 'legal', 'resources'),
      ...own.bold,
    ],
    later: [
      ...keysOf('common', 'account', 'backToGames', 'close', 'home', 'notifications', 'retry', 'switchTheme'),
      ...own.later,
    ],
  };
}

/** The pages of a game, with the keys of its messages. */
function game(
  id: string,
  {
    opened = [],
    headings = [],
    bold,
    text = [],
    later,
  }: Pick<ScreenSource, 'bold' | 'later'> & Partial<ScreenSource>,
): ScreenSource {
  return {
    opened: [
      id,
      ...keysOf(id, ...opened),
      ...keysOf('common', 'backToGames', 'close', 'retry', 'skipToContent'),
      ...keysOf('common.cookies', 'all', 'essential', 'more', 'short', 'title'),
    ],
    bold: [
      ...keysOf('common.cookies', 'all', 'essential', 'title'),
      ...keysOf(id, ...bold, 'pause.button'),
      ...keysOf('audio', 'music', 'title'),
    ],
    headings: keysOf(id, ...headings),
    text: keysOf(id, ...text),
    later: [...keysOf(id, ...later), 'audio'],
    program: new RegExp(`/app/games/${id}/|/packages/games/src/${id}/game\\.ts$`),
    articles: 0,
  };
}

function keysOf(above: string, ...keys: readonly string[]): string[] {
  return keys.map((key) => `${above}.${key}`);
}

/** The kinds of pages that a reader may open first. */
export type Screen = keyof typeof sources;
export const screens = Object.keys(sources) as Screen[];

export function sourceOf(screen: Screen): ScreenSource {
  return sources[screen];
}
