import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { beyondLatin, charactersOf, japaneseOf } from './characters.ts';

/** The characters of the product, grouped by when a reader first meets them. Strings of unique characters. */
export interface Texts {
  /** Japanese in pages of every language: brand, crests, titles, language names. */
  readonly everywhere: string;
  /** Running text of the first Japanese pages. */
  readonly firstPages: string;
  /** Headings and buttons among it. */
  readonly firstLabels: string;
  /** All other Japanese messages and articles. */
  readonly otherPages: string;
  /** Words on the screens of the games and of the style guide, in every language. */
  readonly play: string;
  /** What Japanese readers see of levels: names and descriptions. */
  readonly levels: string;
  readonly decks: readonly DeckTexts[];
}

interface DeckTexts {
  readonly id: string;
  readonly kanji: string;
  /** The Japanese glosses. */
  readonly glosses: string;
}

/** What the design names without a text to find it in: stamps, seals, crests, hero kanji, numerals. */
const designed = '漢字の道 見戦熟組旅京花音語霊早影繋料 済合空乱完 愛夢心花星月風海空 一二三四五六七八九十百';

/** The namespaces of the pages a reader opens first. */
const firstNamespaces = ['common', 'home', 'games'];

/** Reads all texts below `root`, the folder of the repository. What does not exist yet counts as empty. */
export function readTexts(root: string): Texts {
  const messages = find(root, 'packages/messages/messages/*/*.json').map((path) => ({
    locale: basename(dirname(path)),
    namespace: basename(path, '.json'),
    strings: stringsIn(JSON.parse(readFileSync(path, 'utf8'))),
  }));
  const japanese = messages.filter(({ locale }) => locale === 'ja');
  const isFirst = ({ namespace }: { namespace: string }) => firstNamespaces.includes(namespace);
  const first = japanese.filter(isFirst).flatMap(({ strings }) => strings);
  const other = japanese.filter((message) => !isFirst(message)).flatMap(({ strings }) => strings);
  const foreign = messages.filter(({ locale }) => locale !== 'ja').flatMap(({ strings }) => strings);

  const program = find(root, '{apps/web/app,packages/ui/src}/**/*.{ts,tsx}').filter(isProgram);
  const isPlay = (path: string) => /\/app\/games\/[^/]+\/|\/styleguide/.test(path);
  const wordsOf = (paths: readonly string[]) => japaneseOf(paths.map(read).map(withoutComments).join(''));
  const levelTexts = find(root, 'packages/games/src/**/level-texts/ja.json').flatMap(jsonStrings);

  return {
    everywhere: charactersOf([
      japaneseOf(designed),
      wordsOf(program.filter((path) => !isPlay(path))),
      beyondLatin(foreign.join('')),
    ]),
    firstPages: beyondLatin(first.join('')),
    firstLabels: beyondLatin(first.filter(isLabel).join('')),
    otherPages: beyondLatin([...other, ...find(root, 'content/**/{ja,*.ja,ja/**/*}.md').map(read)].join('')),
    play: wordsOf(program.filter(isPlay)),
    levels: beyondLatin(levelTexts.join('')),
    decks: find(root, 'packages/kanji/data/*/facts.json').map(readDeck),
  };
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

function withoutComments(program: string): string {
  return program.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
}

function find(folder: string, pattern: string): string[] {
  return globSync(pattern, { cwd: folder })
    .map((path) => join(folder, path))
    .sort();
}

function read(path: string): string {
  return readFileSync(path, 'utf8');
}

function jsonStrings(path: string): string[] {
  return stringsIn(JSON.parse(read(path)));
}

/** Every string value in a JSON value, at any depth. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}
