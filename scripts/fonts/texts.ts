import { type Article, readArticles } from './articles.ts';
import { charactersOf, japaneseOf } from './characters.ts';
import { type DeckTexts, readDecks } from './decks.ts';
import { find, jsonEntries } from './files.ts';
import {
  charactersIn,
  isHeading,
  isRare,
  type Message,
  type MessageTexts,
  messageTexts,
  readMessages,
  shellNamespace,
} from './messages.ts';
import { type PathTexts, readPaths } from './paths.ts';
import { isPicture, Program, runsIn } from './program.ts';
import { type ScreenTexts, screenTexts } from './screen-texts.ts';
import { type Screen, screens, sourceOf } from './screens.ts';
import { readWords, type WordTexts } from './words.ts';

/** The characters of the product, grouped by when a reader first meets them. Strings of unique characters. */
export interface Texts {
  /** Japanese in pages of every language. Around every page: brand, language names, numerals. */
  readonly everywhere: string;
  /** In the first pages: titles of games and their like. */
  readonly titles: string;
  /** In the first pages: kanji that stand alone, such as crests and stamps. */
  readonly pictures: string;
  /** In all other pages. */
  readonly elsewhere: string;
  /** The messages of the first Japanese pages. */
  readonly first: MessageTexts;
  /** All other Japanese messages. */
  readonly other: MessageTexts;
  /** Messages around every Japanese page, and those around articles. */
  readonly shell: MessageTexts;
  readonly blog: MessageTexts;
  /** What a Japanese page of each kind shows. */
  readonly screens: Readonly<Record<Screen, ScreenTexts>>;
  /** Words on the screens of the games, in their rules and in the style guide, in every language. */
  readonly play: string;
  /** What Japanese readers see of levels: names and descriptions. */
  readonly levels: LevelTexts;
  /** Those a learner meets first come first, so that their files stay as they are when others join. */
  readonly decks: readonly DeckTexts[];
  readonly paths: readonly PathTexts[];
  /** Kanji to put together, and their parts. */
  readonly parts: string;
  /** Kanji that games ask to write by hand. */
  readonly written: string;
  /** Words of two kanji, the easiest first. */
  readonly words: readonly WordTexts[];
  readonly articles: readonly Article[];
}

interface LevelTexts {
  readonly all: string;
  readonly names: string;
}

/** What the design names without a text to find it in: brand, numerals and years; stamps, seals, crests, hero kanji. */
const designedWords = '漢字の道 一二三四五六七八九十百 令和元年';
const designedPictures = '漢字の道 見戦熟組旅京花音語霊早影繋料 済合空乱完 愛夢心花星月風海空';

/** Stands for a kanji that is not put together yet. */
const unknown = '？';

/** The namespaces of every page and of the pages a reader opens first, and the parts of the program that show them. */
const firstNamespaces = [shellNamespace, 'home', 'games'];
/** Its headings stand on the hub, the rest opens on demand. */
const lettersNamespace = 'letters';
const shellProgram = /\/(packages\/ui|features\/shell)\//;
const catalogue = /\/packages\/games\/src\/(catalogue|announced|\w+\/game)\.ts$/;
const firstProgram = new RegExp(
  `/app/(features/(landing|hub|blog)/|routes/(home|games)\\.|games/\\w+\\.)|${catalogue.source}`,
);

/** Stands around articles and their cards. */
const blogNamespace = 'blog';

/** Reads all texts below `root`, the folder of the repository. What does not exist yet counts as empty. */
export function readTexts(root: string): Texts {
  const messages = readMessages(root);
  const japanese = messages.filter(({ locale }) => locale === 'ja');
  const foreign = messages.filter(({ locale }) => locale !== 'ja');
  const isFirstMessage = (message: Message) =>
    (firstNamespaces.includes(message.namespace) && !isRare(message)) ||
    (message.namespace === lettersNamespace && isHeading(message));
  const isShellMessage = (message: Message) =>
    message.namespace === shellNamespace && isFirstMessage(message);

  const program = new Program(root);
  const isPlay = (path: string) =>
    /\/app\/games\/[^/]+\/|\/packages\/games\/|\/styleguide/.test(path) && !catalogue.test(path);
  const isShell = (path: string) => shellProgram.test(path) && !isPlay(path);
  const isFirst = (path: string) => firstProgram.test(path) && !isPlay(path);
  const isOther = (path: string) => !isPlay(path) && !isShell(path) && !isFirst(path);
  const shellRuns = program.runs(isShell);
  const firstRuns = program.runs(isFirst);

  const levelTexts = find(root, 'packages/games/src/**/level-texts/ja.json').flatMap(jsonEntries);
  const levels = {
    all: charactersIn(levelTexts),
    names: charactersIn(levelTexts.filter(({ keys }) => keys.at(-1) === 'name')),
  };
  const articles = readArticles(root);
  const usual = japanese.filter((message) => !isRare(message));
  const newest = articles
    .filter(({ publishedOn }) => publishedOn !== '')
    .sort((a, b) => b.publishedOn.localeCompare(a.publishedOn));
  const textsOf = (screen: Screen) => {
    const source = sourceOf(screen);
    const words = {
      around: [japaneseOf(designedWords), ...shellRuns],
      text: screen === 'mitsukete' ? [levels.all] : [],
      own: program.runs((path) => source.program.test(path)),
    };
    return screenTexts(source, usual, words, newest);
  };
  const kanjiIn = (files: string) => charactersOf(find(root, files).flatMap(runsIn).filter(isPicture));

  return {
    everywhere: charactersOf([
      japaneseOf(designedWords),
      ...shellRuns.filter((run) => !isPicture(run)),
      charactersIn(foreign.filter(isShellMessage)),
    ]),
    titles: charactersOf([
      ...firstRuns.filter((run) => !isPicture(run)),
      charactersIn(foreign.filter((message) => isFirstMessage(message) && !isShellMessage(message))),
    ]),
    pictures: charactersOf([japaneseOf(designedPictures), ...[...shellRuns, ...firstRuns].filter(isPicture)]),
    elsewhere: charactersOf([
      ...program.runs(isOther),
      charactersIn(foreign.filter((message) => !isFirstMessage(message))),
    ]),
    first: messageTexts(japanese.filter(isFirstMessage)),
    other: messageTexts(japanese.filter((message) => !isFirstMessage(message))),
    shell: messageTexts(japanese.filter(isShellMessage)),
    blog: messageTexts(japanese.filter(({ namespace }) => namespace === blogNamespace)),
    screens: Object.fromEntries(screens.map((screen) => [screen, textsOf(screen)])) as Record<
      Screen,
      ScreenTexts
    >,
    play: charactersOf(program.runs(isPlay)),
    levels,
    decks: readDecks(root),
    paths: readPaths(root),
    parts: kanjiIn('packages/games/src/*/{puzzles,radicals}.ts') + unknown,
    written: kanjiIn('packages/games/src/*/challenges.ts'),
    words: readWords(root),
    articles,
  };
}
