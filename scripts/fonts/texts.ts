import { readFileSync } from 'node:fs';
import { basename, dirname, relative, sep } from 'node:path';
import { type Article, readArticles } from './articles.ts';
import { beyondLatin, charactersOf, japaneseOf } from './characters.ts';
import { type Entry, find, jsonEntries, jsonStrings } from './files.ts';

/** The characters of the product, grouped by when a reader first meets them. Strings of unique characters. */
export interface Texts {
  /** Japanese in the first pages of every language: brand, crests, titles, language names. */
  readonly everywhere: string;
  /** Japanese in the other pages of every language. */
  readonly elsewhere: string;
  /** The messages of the first Japanese pages. */
  readonly first: MessageTexts;
  /** All other Japanese messages. */
  readonly other: MessageTexts;
  /** Words on the screens of the games and of the style guide, in every language. */
  readonly play: string;
  /** What Japanese readers see of levels: names and descriptions. */
  readonly levels: string;
  readonly decks: readonly DeckTexts[];
  readonly articles: readonly Article[];
}

interface MessageTexts {
  readonly all: string;
  readonly headings: string;
  /** Buttons and what else is short enough to be bold. */
  readonly labels: string;
}

interface DeckTexts {
  readonly id: string;
  readonly kanji: string;
  /** The Japanese glosses. */
  readonly glosses: string;
}

/** What the design names without a text to find it in: stamps, seals, crests, hero kanji, numerals. */
const designed = '漢字の道 見戦熟組旅京花音語霊早影繋料 済合空乱完 愛夢心花星月風海空 一二三四五六七八九十百';

/** The namespaces of the pages a reader opens first, and the parts of the program that show them. */
const firstNamespaces = ['common', 'home', 'games', 'blog'];
const firstProgram =
  /\/packages\/ui\/|\/app\/(features\/(shell|landing|hub|blog)\/|routes\/(home|games)\.|games\/\w+\.)/;

/** Shown by mail programs only. */
const unseenNamespaces = ['mails'];

/** Reads all texts below `root`, the folder of the repository. What does not exist yet counts as empty. */
export function readTexts(root: string): Texts {
  const messages = find(root, 'packages/messages/messages/*/*.json')
    .map((path) => ({ path, namespace: basename(path, '.json'), isJapanese: basename(dirname(path)) === 'ja' }))
    .filter(({ namespace }) => !unseenNamespaces.includes(namespace))
    .map((message) => ({ ...message, isFirst: firstNamespaces.includes(message.namespace) }));
  const entries = (isJapanese: boolean, isFirst: boolean) =>
    messages
      .filter((message) => message.isJapanese === isJapanese && message.isFirst === isFirst)
      .flatMap(({ path }) => jsonEntries(path));
  const foreign = (isFirst: boolean) => beyondLatin(textOf(entries(false, isFirst)));

  const program = find(root, '{apps/web/app,packages/ui/src}/**/*.{ts,tsx}')
    .filter(isProgram)
    .map((path) => ({ path: `/${relative(root, path).replaceAll(sep, '/')}`, words: wordsIn(path) }));
  const wordsOf = (isWanted: (path: string) => boolean) =>
    charactersOf(program.filter(({ path }) => isWanted(path)).map(({ words }) => words));
  const isPlay = (path: string) => /\/app\/games\/[^/]+\/|\/styleguide/.test(path);
  const isFirst = (path: string) => firstProgram.test(path) && !isPlay(path);
  const levelTexts = find(root, 'packages/games/src/**/level-texts/ja.json').flatMap(jsonStrings);

  return {
    everywhere: charactersOf([japaneseOf(designed), wordsOf(isFirst), foreign(true)]),
    elsewhere: charactersOf([wordsOf((path) => !isFirst(path) && !isPlay(path)), foreign(false)]),
    first: messageTexts(entries(true, true)),
    other: messageTexts(entries(true, false)),
    play: wordsOf(isPlay),
    levels: beyondLatin(levelTexts.join('')),
    decks: find(root, 'packages/kanji/data/*/facts.json').map(readDeck),
    articles: readArticles(root),
  };
}

function messageTexts(entries: readonly Entry[]): MessageTexts {
  return {
    all: beyondLatin(textOf(entries)),
    headings: beyondLatin(textOf(entries.filter(isHeading))),
    labels: beyondLatin(textOf(entries.filter((entry) => !isHeading(entry) && entry.text.length <= 20))),
  };
}

function isHeading({ key }: Entry): boolean {
  return /title|head/i.test(key);
}

function textOf(entries: readonly Entry[]): string {
  return entries.map(({ text }) => text).join('');
}

function readDeck(path: string): DeckTexts {
  const facts = JSON.parse(readFileSync(path, 'utf8')) as { kanji: string }[];
  const glosses = find(dirname(path), 'ja.json').flatMap(jsonStrings);
  return {
    id: basename(dirname(path)),
    kanji: charactersOf(facts.map(({ kanji }) => kanji)),
    glosses: beyondLatin(glosses.join('')),
  };
}

function isProgram(path: string): boolean {
  return !/\.(test|generated|d)\.tsx?$/.test(path);
}

/** The Japanese in a file of the program, without its comments. */
function wordsIn(path: string): string {
  return japaneseOf(readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''));
}
