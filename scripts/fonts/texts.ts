import { readFileSync } from 'node:fs';
import { basename, dirname, relative, sep } from 'node:path';
import { type Article, readArticles } from './articles.ts';
import { beyondLatin, charactersOf, japaneseOf } from './characters.ts';
import { find, jsonStrings } from './files.ts';

/** The characters of the product, grouped by when a reader first meets them. Strings of unique characters. */
export interface Texts {
  /** Japanese in the first pages of every language: brand, crests, titles, language names. */
  readonly everywhere: string;
  /** Japanese in the other pages of every language. */
  readonly elsewhere: string;
  /** Running text of the first Japanese pages. */
  readonly firstPages: string;
  /** Headings and buttons among it. */
  readonly firstLabels: string;
  /** All other Japanese messages that no game has for itself. */
  readonly otherPages: string;
  /** Words on the screens of the games and of the style guide, in every language. */
  readonly play: string;
  /** What Japanese readers see of games: their messages, names and descriptions of levels. */
  readonly levels: string;
  readonly decks: readonly DeckTexts[];
  readonly articles: readonly Article[];
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
const firstNamespaces = ['common', 'home', 'games'];
const firstProgram =
  /\/packages\/ui\/|\/app\/(features\/(shell|home|landing|hub)|routes\/(home|games)\b|games\/shelf\b)/;

/** Shown by mail programs only. */
const unseenNamespaces = ['mails'];

/** Reads all texts below `root`, the folder of the repository. What does not exist yet counts as empty. */
export function readTexts(root: string): Texts {
  const games = find(root, 'packages/games/src/*').map((path) => basename(path));
  const messages = find(root, 'packages/messages/messages/*/*.json')
    .map((path) => ({
      path,
      namespace: basename(path, '.json'),
      isJapanese: basename(dirname(path)) === 'ja',
    }))
    .filter(({ namespace }) => !unseenNamespaces.includes(namespace));
  const first = messages.filter(({ namespace }) => firstNamespaces.includes(namespace));
  const ofGames = messages.filter(({ namespace }) => games.includes(namespace));
  const other = messages.filter((message) => !first.includes(message) && !ofGames.includes(message));

  const program = find(root, '{apps/web/app,packages/ui/src}/**/*.{ts,tsx}')
    .filter(isProgram)
    .map((path) => ({ path: `/${relative(root, path).replaceAll(sep, '/')}`, words: wordsIn(path) }));
  const play = program.filter(({ path }) => /\/app\/games\/[^/]+\/|\/styleguide/.test(path));
  const pages = program.filter((file) => !play.includes(file));
  const wordsOf = (files: readonly { words: string }[]) => files.map(({ words }) => words).join('');
  const firstWords = pages.filter(({ path }) => firstProgram.test(path));
  const otherWords = pages.filter((file) => !firstWords.includes(file));
  const levelTexts = find(root, 'packages/games/src/**/level-texts/ja.json').flatMap(jsonStrings);

  return {
    everywhere: charactersOf([
      japaneseOf(designed),
      wordsOf(firstWords),
      beyondLatin(foreign(first).join('')),
    ]),
    elsewhere: charactersOf([wordsOf(otherWords), beyondLatin(foreign(other).join(''))]),
    firstPages: beyondLatin(japanese(first).join('')),
    firstLabels: beyondLatin(japanese(first).filter(isLabel).join('')),
    otherPages: beyondLatin(japanese(other).join('')),
    play: charactersOf([wordsOf(play), beyondLatin(foreign(ofGames).join(''))]),
    levels: beyondLatin([...japanese(ofGames), ...levelTexts].join('')),
    decks: find(root, 'packages/kanji/data/*/facts.json').map(readDeck),
    articles: readArticles(root),
  };
}

interface Messages {
  readonly path: string;
  readonly isJapanese: boolean;
}

function japanese(messages: readonly Messages[]): string[] {
  return messages.filter(({ isJapanese }) => isJapanese).flatMap(({ path }) => jsonStrings(path));
}

function foreign(messages: readonly Messages[]): string[] {
  return messages.filter(({ isJapanese }) => !isJapanese).flatMap(({ path }) => jsonStrings(path));
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

/** Short enough for a heading or a button. */
function isLabel(text: string): boolean {
  return text.length <= 20;
}

function isProgram(path: string): boolean {
  return !/\.(test|generated|d)\.tsx?$/.test(path);
}

/** The Japanese in a file of the program, without its comments. */
function wordsIn(path: string): string {
  return japaneseOf(readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''));
}
