import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { headingsOf } from './headings.ts';
import { importedAtOnce, modulesFrom } from './modules.ts';
import { type Entry, find, frontMatter, jsonEntries, literals } from './texts.ts';

/** A message, or a text of the content. */
export interface Text {
  readonly text: string;
  readonly isHeading: boolean;
}

/** What the pages of one style sheet show, to some of their readers. */
export interface PageTexts {
  readonly messages: readonly Text[];
  /** What the program says itself, in headings and pictures. */
  readonly words: readonly string[];
  /** The content in its order: items that are shown as a whole. */
  readonly content: readonly (readonly Text[])[];
}

/** Pages that share a style sheet of fonts, because their modules import the same one. */
export interface Page {
  readonly name: string;
  /** Signs that stand alone, as pictures do, and those among them that come from content. */
  readonly pictures: readonly string[];
  readonly models: readonly string[];
  /** What Japanese pages show, and the Japanese in all others. */
  readonly japanese: PageTexts;
  readonly foreign: PageTexts;
}

/** The sheet of the root, which every page has. Its texts are those of pages that break. */
export const frame = 'frame';

/** The name of the site, and what CSS counters and the formats of numbers and dates write. */
const brand = '漢字の道';
const counted = '〇一二三四五六七八九十百';
const formatted = '千万億、令和元年月日、時分秒';
const currency = '円';

const app = 'apps/web/app';
const games = 'packages/games/src';
/** What stands around every page; what else the root shows is for pages that break. */
const shell = `${app}/features/shell/site-frame.tsx`;
const around = 'common';
/** The messages that offer any page in another language: they are read where that is not spoken. */
const offer = 'language';
/** The messages of pages that show every game. */
const hub = ['games', 'concepts'];
/** The paths of what rules know: names and questions, which stand in headings too. */
const ofRules = 'rules';
const ofPart = 'rules of a part';
/** Where the program keeps what it shows. */
const shown = /\/(apps\/web\/app|packages\/(ui|games)\/src)\//;

/** How routes name their messages, and windows that load their own. */
const naming = /(?:handle: PageHandle = \{\s*messages:|namespaces: readonly Namespace\[\] =) \[([^\]]*)\]/;

/** Reads every page below `root`, the folder of the repository, with the windows that bring messages and fonts along. */
export function readPages(root: string): Page[] {
  const sheets = Map.groupBy(entriesOf(root), sheetOf);
  return [...sheets].flatMap(([name, own]) => (name === undefined ? [] : [readPage(root, name, own)]));
}

/** The modules that name messages: routes, and windows that are loaded later. */
export function entriesOf(root: string): string[] {
  return find(join(root, app), '**/*.tsx').filter(
    (path) => !path.includes('.test.') && naming.test(readFileSync(path, 'utf8')),
  );
}

/** The style sheet of fonts that a module brings along at once. */
export function sheetOf(entry: string): string | undefined {
  const sheets = importedAtOnce(entry).flatMap(
    (specifier) => /fonts\/(?!documents)([\w-]+)\.generated\.css$/.exec(specifier)?.[1] ?? [],
  );
  return sheets[0];
}

function readPage(root: string, name: string, entries: readonly string[]): Page {
  const named = [around, ...entries.flatMap(namespacesOf), ...(name === frame ? [offer] : [])];
  const namespaces = [...new Set(named)];
  const hasAllGames = hub.some((namespace) => namespaces.includes(namespace));
  const isShown = (path: string) => {
    const [, game, file] = new RegExp(`/${games}/([^/]+)/(.*)`).exec(path) ?? [];
    const isOfHub = file === 'game.ts' && (hasAllGames || namespaces.includes(game ?? ''));
    return shown.test(path) && !path.includes('.generated.') && (game === undefined || isOfHub);
  };
  const modules = [
    ...new Set([join(root, shell), ...entries].flatMap((entry) => modulesFrom(entry, isShown))),
  ];
  const isHeading = headingsOf(modules);
  const messages = namespaces.flatMap((namespace) =>
    find(root, `packages/messages/messages/*/${namespace}.json`).flatMap((path) =>
      jsonEntries(path)
        .flat()
        .map((entry) => ({ ...entry, locale: namespace === offer ? null : basename(dirname(path)) })),
    ),
  );
  const links = modules.filter((path) => /^(?!.*\/messages\/).*\.json$/.test(path)).flatMap(jsonEntries);
  // elements set their signs in any weight; a sign that is known elsewhere is a picture
  const set = modules.filter((path) => path.endsWith('.tsx')).flatMap(literals);
  const known = modules.filter((path) => path.endsWith('.ts')).flatMap(literals);
  const content = namespaces.flatMap((namespace) => [
    ...readArticles(root, namespace),
    ...readGame(root, namespace, name),
  ]);
  const models = content.flat().flatMap(({ text, listed }) => (isAlone(text) && !listed ? text : []));

  const textsOf = (japanese: boolean): PageTexts => {
    const isFor = ({ locale }: Entry) => locale === null || (locale === 'ja') === japanese;
    const told = (entries: readonly Entry[]) =>
      entries
        .filter(isFor)
        .map(({ text, path }) => ({ text, isHeading: [ofRules, ofPart].includes(path) || isHeading(path) }));
    return {
      messages: [...told([...messages, ...links.flat()]), { text: formatted, isHeading: false }],
      words: [brand, counted, currency, ...set, ...known.filter((word) => !isAlone(word))],
      // blocks draw the kanji of a list
      content: content.map((item) => told(item.filter(({ text, listed }) => !(listed && isAlone(text))))),
    };
  };
  return {
    name,
    pictures: [
      brand,
      ...[...set, ...known].filter((word) => isAlone(word) && !counted.includes(word)),
      ...models,
      ...content.flat().flatMap((entry) => (isWordOfRules(entry) ? entry.text : [])),
    ],
    models,
    japanese: textsOf(true),
    foreign: textsOf(false),
  };
}

function namespacesOf(entry: string): string[] {
  return naming.exec(readFileSync(entry, 'utf8'))?.[1]?.match(/\w+/g) ?? [];
}

/** What the cards of articles show, the newest first. */
function readArticles(root: string, folder: string): Entry[][] {
  const dayOf = (facts: readonly Entry[]) => facts.find(({ path }) => path === 'publishedOn')?.text ?? '';
  return find(root, `content/${folder}/*/article.json`)
    .map((path) => ({ facts: jsonEntries(path).flat(), texts: find(dirname(path), '*.md') }))
    .sort((one, other) => dayOf(other.facts).localeCompare(dayOf(one.facts)))
    .map(({ facts, texts }) => [...facts, ...texts.flatMap(frontMatter)]);
}

/** What a game knows of the part of it that a page is named after, in folders of files for each part. */
function partsOf(root: string, game: string, page: string): string[] {
  if (!page.startsWith(`${game}-`)) return [];
  return find(root, `${games}/${game}/*/${page.slice(game.length + 1)}.ts`);
}

/**
 * The data of a game, what its rules know, and the glosses of the decks whose kanji the data list. What a namespace such as
 * `rengaWords` says is about a room of the game: `renga/words`.
 */
function readGame(root: string, namespace: string, page: string): Entry[][] {
  const folder = `${games}/${namespace.replace(/[A-Z]/, (initial) => `/${initial.toLowerCase()}`)}`;
  const rules = find(root, `${folder}/*.ts`).filter((path) => !/(test|game)\.ts$/.test(path));
  const data = find(root, `${folder}/**/*.json`).filter((path) => !path.includes('/recordings/'));
  const items = data.flatMap(jsonEntries);
  const listed = new Set(items.flat().flatMap(({ text, listed }) => (listed ? text : [])));
  const decks = find(root, 'packages/kanji/data/*/facts.json').filter((path) =>
    jsonEntries(path).some((facts) => facts.some(({ path, text }) => path === 'kanji' && listed.has(text))),
  );
  const glosses = decks.flatMap((path) => jsonEntries(join(dirname(path), 'ja.json')));
  const known = (files: readonly string[], path: string): Entry[][] =>
    files.flatMap(literals).map((text) => [{ text, path, locale: null, listed: false }]);
  return [...known(rules, ofRules), ...known(partsOf(root, namespace, page), ofPart), ...items, ...glosses];
}

/** Whether the rules of a game know a text, and it is a word at most: such stand in print, each for itself. */
function isWordOfRules({ text, path, locale }: Entry): boolean {
  return (
    path === ofRules && locale === null && /^(?=.*\p{sc=Han})[\p{scx=Han}\p{scx=Hiragana}]{2,4}$/u.test(text)
  );
}

/** Whether a text is one sign that stands alone. */
function isAlone(text: string): boolean {
  return [...text].length === 1;
}
