import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { importsOf, modulesFrom } from './modules.ts';
import { type Entry, find, frontMatter, jsonEntries, literals } from './texts.ts';

/** What the pages of one style sheet show, to some of their readers. */
export interface PageTexts {
  /** Messages, and the words of the program. */
  readonly strings: readonly string[];
  /** Titles of articles, of any length. */
  readonly titles: readonly string[];
  /** Strings of the content, in its order: items that are shown as a whole. */
  readonly content: readonly (readonly string[])[];
}

/** Pages that share a style sheet of fonts, because their modules import the same one. */
export interface Page {
  readonly name: string;
  /** Kanji that stand alone, as pictures do. */
  readonly pictures: readonly string[];
  /** What Japanese pages show, and the Japanese in all others. */
  readonly japanese: PageTexts;
  readonly foreign: PageTexts;
}

/** The sheet of the root, which every page has. Its texts are those of pages that break. */
export const frame = 'frame';

/** What CSS counters and the formats of dates and numbers write. */
const formatted = '〇一二三四五六七八九十百千万億令和元年月日時分秒';

const app = 'apps/web/app';
const games = 'packages/games/src';
/** The messages of pages that show every game. */
const shelf = ['games', 'concepts'];
/** Where the program keeps what it shows. */
const shown = /\/(apps\/web\/app|packages\/(ui|games|progress)\/src)\//;

/** Reads every page below `root`, the folder of the repository. */
export function readPages(root: string): Page[] {
  const routes = find(join(root, app), '{root,routes/**/*}.tsx').filter((path) => !path.includes('.test.'));
  const named = routes.flatMap((route) => {
    const name = sheetOf(route);
    return name === undefined ? [] : [{ name, route }];
  });
  return [...Map.groupBy(named, ({ name }) => name)].map(([name, group]) =>
    readPage(
      root,
      name,
      group.map(({ route }) => route),
    ),
  );
}

/** The style sheet of fonts that a route brings along besides that of the root. */
export function sheetOf(route: string): string | undefined {
  const sheets = modulesFrom(route)
    .flatMap(importsOf)
    .flatMap((specifier) => /fonts\/(?!documents)([\w-]+)\.generated\.css$/.exec(specifier)?.[1] ?? []);
  return sheets[0];
}

function readPage(root: string, name: string, routes: readonly string[]): Page {
  const rootModule = join(root, app, 'root.tsx');
  const namespaces = [...new Set([rootModule, ...routes].flatMap(namespacesOf))];
  const hasAllGames = shelf.some((namespace) => namespaces.includes(namespace));
  const isShown = (path: string) => {
    const game = new RegExp(`/${games}/([^/]+)/`).exec(path)?.[1];
    return shown.test(path) && (game === undefined || hasAllGames || namespaces.includes(game));
  };
  const modules = [rootModule, ...routes].flatMap((route) => modulesFrom(route, isShown));
  const data = namespaces.flatMap((namespace) => [
    ...find(root, `${games}/${namespace}/*.ts`).filter((path) => !path.endsWith('.test.ts')),
    ...find(root, `content/${namespace}/*/*.json`),
  ]);
  const words = [...new Set([...modules, ...data])].flatMap(wordsIn);
  const messages = namespaces.flatMap((namespace) =>
    find(root, `packages/messages/messages/*/${namespace}.json`).map((path) => ({
      isJapanese: basename(dirname(path)) === 'ja',
      strings: jsonEntries(path).flatMap((entries) => entries.map(({ text }) => text)),
    })),
  );
  const cards = namespaces
    .flatMap((namespace) => find(root, `content/${namespace}/*/*.md`))
    .map((path) => ({ isJapanese: basename(path) === 'ja.md', lines: frontMatter(path) }));
  const content = namespaces.flatMap((namespace) => readContent(root, namespace));

  const textsOf = (japanese: boolean): PageTexts => {
    const isFor = ({ locale }: Entry) => locale === null || (locale === 'ja') === japanese;
    const lines = cards.filter(({ isJapanese }) => isJapanese === japanese).flatMap((card) => card.lines);
    const items = content.map((entries) => entries.filter(isFor));
    return {
      strings: [
        formatted,
        ...words.filter(isFor).map(({ text }) => text),
        ...messages.filter(({ isJapanese }) => isJapanese === japanese).flatMap(({ strings }) => strings),
        ...lines,
      ],
      titles: lines.filter((line) => line.startsWith('title:')),
      // blocks draw the kanji of a list
      content: items.map((entries) =>
        entries.filter(({ text, listed }) => !(listed && isPicture(text))).map(({ text }) => text),
      ),
    };
  };
  const alone = [...words, ...content.flat()].filter(({ text, listed }) => isPicture(text) && !listed);
  const pictures = alone.map(({ text }) => text);
  return { name, pictures, japanese: textsOf(true), foreign: textsOf(false) };
}

/** The namespaces of messages that a route names. */
function namespacesOf(route: string): string[] {
  const names = /handle: PageHandle = \{ messages: \[([^\]]*)\]/.exec(readFileSync(route, 'utf8'))?.[1] ?? '';
  return names.match(/\w+/g) ?? [];
}

/** The Japanese in a file of the program or its data. */
function wordsIn(path: string): Entry[] {
  if (/\.tsx?$/.test(path)) return literals(path).map((text) => ({ text, locale: null, listed: false }));
  return path.includes('/messages/') || !path.endsWith('.json') ? [] : jsonEntries(path).flat();
}

/** The content of a game: its data, and the glosses of the decks whose kanji these list. */
function readContent(root: string, game: string): Entry[][] {
  const data = find(root, `${games}/${game}/**/*.json`).filter((path) => !path.includes('/recordings/'));
  const items = data.flatMap(jsonEntries);
  const listed = new Set(items.flat().flatMap(({ text, listed }) => (listed ? text : [])));
  const decks = find(root, 'packages/kanji/data/*/facts.json').filter((path) =>
    (JSON.parse(readFileSync(path, 'utf8')) as { kanji: string }[]).some(({ kanji }) => listed.has(kanji)),
  );
  return [...items, ...decks.flatMap((path) => jsonEntries(join(dirname(path), 'ja.json')))];
}


/** Whether a text is a kanji that stands alone. */
function isPicture(text: string): boolean {
  return /^\p{Script=Han}$/u.test(text);
}
