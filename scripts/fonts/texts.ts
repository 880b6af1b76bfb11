import { readFileSync } from 'node:fs';
import { basename, dirname, relative, sep } from 'node:path';
import { type Article, readArticles } from './articles.ts';
import { beyondLatin, charactersOf, japaneseOf, japaneseRuns } from './characters.ts';
import { type Entry, find, jsonEntries } from './files.ts';
import { type PathTexts, readPaths } from './paths.ts';
import { type Screen, screens, sourceOf } from './screens.ts';

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
  readonly screens: Readonly<Record<Screen, MessageTexts>>;
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

interface Message extends Entry {
  readonly namespace: string;
}

interface MessageTexts {
  readonly all: string;
  readonly headings: string;
  /** Buttons and what else is short enough to be bold. */
  readonly labels: string;
}

export interface DeckTexts {
  readonly id: string;
  readonly kanji: string;
  /** The Japanese gloss that is shown for each kanji. */
  readonly glosses: ReadonlyMap<string, string>;
}

/** The words of one difficulty. */
interface WordTexts {
  readonly id: string;
  readonly kanji: string;
  /** In Japanese. */
  readonly meanings: string;
  readonly examples: string;
}

/** What the design names without a text to find it in: brand, numerals and years; stamps, seals, crests, hero kanji. */
const designedWords = '漢字の道 一二三四五六七八九十百 令和元年';
const designedPictures = '漢字の道 見戦熟組旅京花音語霊早影繋料 済合空乱完 愛夢心花星月風海空';

/** Stands for a kanji that is not put together yet. */
const unknown = '？';

/** The namespaces of every page and of the pages a reader opens first, and the parts of the program that show them. */
const shellNamespace = 'common';
const firstNamespaces = [shellNamespace, 'home', 'games'];
/** Its headings stand on the hub, the rest opens on demand. */
const lettersNamespace = 'letters';
const shellProgram = /\/(packages\/ui|features\/shell)\//;
const firstProgram = /\/app\/(features\/(landing|hub|blog)\/|routes\/(home|games)\.|games\/\w+\.)/;

/** What stands in the first namespaces for pages that few readers see. */
const rareKeys = ['notFound', 'broken', 'offline'];

/** Stands around articles and their cards. */
const blogNamespace = 'blog';

/** Shown by mail programs only. */
const unseenNamespaces = ['mails'];

/** Reads all texts below `root`, the folder of the repository. What does not exist yet counts as empty. */
export function readTexts(root: string): Texts {
  const messages = find(root, 'packages/messages/messages/*/*.json')
    .map((path) => ({ path, namespace: basename(path, '.json'), locale: basename(dirname(path)) }))
    .filter(({ namespace }) => !unseenNamespaces.includes(namespace))
    .flatMap(({ path, ...file }) => jsonEntries(path).map((entry) => ({ ...file, ...entry })));
  const footer = find(root, 'apps/web/app/features/shell/footer-links.json')
    .flatMap(jsonEntries)
    .filter(({ keys }) => keys.at(-1) === 'title_ja')
    .map(({ text }) => ({ namespace: shellNamespace, keys: ['footer'], text }));
  const japanese = [...messages.filter(({ locale }) => locale === 'ja'), ...footer];
  const foreign = messages.filter(({ locale }) => locale !== 'ja');
  const isFirstMessage = (message: Message) =>
    (firstNamespaces.includes(message.namespace) && !isRare(message)) ||
    (message.namespace === lettersNamespace && isHeading(message));

  const program = find(root, '{apps/web/app,packages/ui/src,packages/games/src}/**/*.{ts,tsx}')
    .filter(isProgram)
    .map((path) => ({ path: `/${relative(root, path).replaceAll(sep, '/')}`, runs: runsIn(path) }));
  const runsOf = (isWanted: (path: string) => boolean) =>
    program.filter(({ path }) => isWanted(path)).flatMap(({ runs }) => runs);
  const isPlay = (path: string) => /\/app\/games\/[^/]+\/|\/packages\/games\/|\/styleguide/.test(path);
  const isShell = (path: string) => shellProgram.test(path) && !isPlay(path);
  const isFirst = (path: string) => firstProgram.test(path) && !isPlay(path);
  const isOther = (path: string) => !isPlay(path) && !isShell(path) && !isFirst(path);
  const isPicture = (run: string) => /^\p{Script=Han}$/u.test(run);
  const shellRuns = runsOf(isShell);
  const firstRuns = runsOf(isFirst);
  const isShellMessage = (message: Message) =>
    message.namespace === shellNamespace && isFirstMessage(message);
  const levelTexts = find(root, 'packages/games/src/**/level-texts/ja.json').flatMap(jsonEntries);

  const screenTexts = (screen: Screen): MessageTexts => {
    const { namespaces, program: shows } = sourceOf(screen);
    const { all, headings, labels } = messageTexts(
      japanese.filter(
        (message) => isShellMessage(message) || (namespaces.includes(message.namespace) && !isRare(message)),
      ),
    );
    const runs = charactersOf([
      japaneseOf(designedWords),
      ...shellRuns,
      ...runsOf((path) => shows.test(path)),
    ]);
    return { all: all + runs, headings: headings + runs, labels };
  };

  const kanjiIn = (files: string) => charactersOf(find(root, files).flatMap(runsIn).filter(isPicture));

  return {
    everywhere: charactersOf([
      japaneseOf(designedWords),
      ...shellRuns.filter((run) => !isPicture(run)),
      beyondLatin(textOf(foreign.filter(isShellMessage))),
    ]),
    titles: charactersOf([
      ...firstRuns.filter((run) => !isPicture(run)),
      beyondLatin(textOf(foreign.filter((message) => isFirstMessage(message) && !isShellMessage(message)))),
    ]),
    pictures: charactersOf([japaneseOf(designedPictures), ...[...shellRuns, ...firstRuns].filter(isPicture)]),
    elsewhere: charactersOf([
      ...runsOf(isOther),
      beyondLatin(textOf(foreign.filter((message) => !isFirstMessage(message)))),
    ]),
    first: messageTexts(japanese.filter(isFirstMessage)),
    other: messageTexts(japanese.filter((message) => !isFirstMessage(message))),
    shell: messageTexts(japanese.filter(isShellMessage)),
    blog: messageTexts(japanese.filter(({ namespace }) => namespace === blogNamespace)),
    screens: Object.fromEntries(screens.map((screen) => [screen, screenTexts(screen)])) as Record<
      Screen,
      MessageTexts
    >,
    play: charactersOf(runsOf(isPlay)),
    levels: {
      all: beyondLatin(textOf(levelTexts)),
      names: beyondLatin(textOf(levelTexts.filter(({ keys }) => keys.at(-1) === 'name'))),
    },
    decks: find(root, 'packages/kanji/data/*/facts.json').map(readDeck).sort(inOrderOfLearning),
    paths: readPaths(root),
    parts: kanjiIn('packages/games/src/*/{puzzles,radicals}.ts') + unknown,
    written: kanjiIn('packages/games/src/*/challenges.ts'),
    words: find(root, 'packages/games/src/*/words/*.json').sort().map(readWords),
    articles: readArticles(root),
  };
}

function messageTexts(entries: readonly Entry[]): MessageTexts {
  return {
    all: beyondLatin(textOf(entries)),
    headings: beyondLatin(textOf(entries.filter(isHeading))),
    labels: beyondLatin(textOf(entries.filter(isLabel))),
  };
}

function isRare({ keys }: Entry): boolean {
  return rareKeys.includes(keys[0] ?? '');
}

function isHeading({ keys }: Entry): boolean {
  return /title|head|howTo|^meaning/i.test(keys.at(-1) ?? '');
}

/** Arguments, such as `{count, number}`, don't make a label long. */
function isLabel({ text }: Entry): boolean {
  return [...text.replace(/\{\w+(, number)?\}/g, '')].length <= 12;
}

function textOf(entries: readonly Entry[]): string {
  return entries.map(({ text }) => text).join('');
}

function readDeck(path: string): DeckTexts {
  const facts = JSON.parse(readFileSync(path, 'utf8')) as { kanji: string }[];
  const glosses = find(dirname(path), 'ja.json').flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>),
  );
  return {
    id: basename(dirname(path)),
    kanji: charactersOf(facts.map(({ kanji }) => kanji)),
    glosses: new Map(glosses.map(([kanji, [shown = '']]) => [kanji, beyondLatin(shown)])),
  };
}

/** Decks are named by JLPT level, then number: `n5-1`, `n4-1`, `n4-2`. */
function inOrderOfLearning(a: DeckTexts, b: DeckTexts): number {
  return b.id.charAt(1).localeCompare(a.id.charAt(1)) || a.id.localeCompare(b.id);
}

/** Kanji beyond N4 are learned on paths only. */
export function isOfLevels({ id }: DeckTexts): boolean {
  return /^n[54]-/.test(id);
}

function readWords(path: string): WordTexts {
  const words = JSON.parse(readFileSync(path, 'utf8')) as {
    jukugo: string;
    meaning: { ja: string };
    example: { ja: string };
  }[];
  return {
    id: `words-${basename(path, '.json')}`,
    kanji: charactersOf(words.map(({ jukugo }) => jukugo)),
    meanings: beyondLatin(words.map(({ meaning }) => meaning.ja).join('')),
    examples: beyondLatin(words.map(({ example }) => example.ja).join('')),
  };
}

function isProgram(path: string): boolean {
  return !/\.(test|generated|d)\.tsx?$/.test(path);
}

/** The runs of Japanese in a file of the program, without its comments. */
function runsIn(path: string): string[] {
  return japaneseRuns(readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''));
}
