// Draws the pictures by which others show the site: the preview card beside a link, in every language, and the icons.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gameOf, playableGames } from '@michi/games/catalogue';
import { type Locale, locales } from '@michi/messages/locales';
import { hashOf } from '../fonts/cache.ts';
import { installedVersion } from '../fonts/packages.ts';
import { type Colours, readColours } from './colours.ts';
import { hankoPicture } from './hanko.ts';
import { iconFile } from './icon-file.ts';
import { type ManifestTexts, manifestOf, shortcutEdge, shortcutPicture } from './manifest.ts';
import { PictureCache } from './picture-cache.ts';
import { previewCardWidth } from './preview-card.ts';
import { previewCardsOf, type Shown, textsOf } from './preview-cards.ts';
import { drawable, readSubjects } from './subjects.ts';
import { fontPackages, openType, type Type } from './type.ts';

/** Where the build reads and writes. All paths are absolute. */
export interface Places {
  /** The folder of the repository. */
  readonly root: string;
  /** The folder of public files: receives `og/`, `icons/` and `favicon.ico`, and loses what was there of them. */
  readonly publicFiles: string;
  /** Receives as JSON where the cards are, and what the cards of articles show. */
  readonly lists: string;
  /** The folder that keeps what was drawn. */
  readonly cache: string;
}

/** The places of a checkout. */
const placesIn = (root: string): Places => ({
  root,
  publicFiles: join(root, 'apps/web/public'),
  lists: join(root, 'apps/web/app/og'),
  cache: join(root, '.cache/cards'),
});

export async function buildPictures({ root, publicFiles, lists, cache }: Places): Promise<void> {
  const taglines = locales.map((locale) => [locale, taglineIn(root, locale)] as const);
  const shown: Shown = { taglines, ...readSubjects(root) };
  const type = await openType(root, textsOf(shown));
  const colours = readColours(root);

  const pictures = new PictureCache(cache, rendererIn(root));
  const previewCards = previewCardsOf(colours, type, shown);
  // A preview card that changes moves them all: whoever keeps a picture by its address asks for the new one.
  const version = hashOf(previewCards.map(({ file, svg }) => [file, pictures.keyOf(svg)])).slice(0, 8);
  const previewCardFolder = join(emptyFolder(publicFiles, 'og'), version);
  for (const { file, svg } of previewCards)
    pictures.write(join(previewCardFolder, file), svg, () => type.flatPng(svg, previewCardWidth));
  pictures.prune();
  mkdirSync(lists, { recursive: true });
  const writeList = (name: string, list: unknown) =>
    writeFileSync(join(lists, name), `${JSON.stringify(list)}\n`);
  const folder = `/og/${version}`;
  writeList('cards.generated.json', { folder, games: [...new Set(shown.games.map(({ id }) => id))] });
  writeList('articles.generated.json', articleCards(shown.articles));

  const iconFolder = emptyFolder(publicFiles, 'icons');
  for (const [file, content] of iconsOf(colours, type)) writeFileSync(join(iconFolder, file), content);
  for (const [locale, tagline] of taglines)
    writeFileSync(
      join(iconFolder, `${locale}.webmanifest`),
      manifestOf(locale, manifestTexts(root, locale, tagline), colours),
    );
  const small = type.png(hankoPicture(colours, { share: 0.86 }), 32);
  writeFileSync(join(publicFiles, 'favicon.ico'), iconFile(small, 32));
  type.close();
}

/** What decides, besides a drawing, what its picture looks like. */
const rendererIn = (root: string): string[] =>
  ['@resvg/resvg-js', 'subset-font', ...fontPackages.map((name) => `@fontsource/${name}`)].map((name) =>
    installedVersion(root, name),
  );

/** What the preview card of each article shows, by slug and language. */
function articleCards(
  articles: Shown['articles'],
): Record<string, { kanji: string; titles: Partial<Record<Locale, string>> }> {
  const bySlug = Map.groupBy(articles, ({ slug }) => slug);
  return Object.fromEntries(
    [...bySlug].map(([slug, all]) => [
      slug,
      {
        kanji: all[0]?.kanji ?? '',
        titles: Object.fromEntries(all.map(({ topic, title }) => [topic.locale, title])),
      },
    ]),
  );
}

function iconsOf(colours: Colours, type: Type): [file: string, content: string | Buffer][] {
  const hanko = hankoPicture(colours, { share: 0.7, frame: true });
  return [
    ['icon.svg', shortened(type.outlined(hankoPicture(colours, { share: 0.8 })))],
    ['icon-192.png', type.png(hanko, 192)],
    ['icon-512.png', type.png(hanko, 512)],
    ['maskable-512.png', type.png(hankoPicture(colours, { share: 0.56, bleeds: true }), 512)],
    ['apple-touch-icon.png', type.png(hankoPicture(colours, { share: 0.7, bleeds: true }), 180)],
    ...playableGames.map((game): [string, Buffer] => {
      const crest = hankoPicture(colours, { share: 0.7, kanji: crestOf(game) });
      return [shortcutPicture(game), type.png(crest, shortcutEdge)];
    }),
  ];
}

const crestOf = (game: (typeof playableGames)[number]) => gameOf(game).crest;

/** A drawing with no more decimals than anyone can see, and no space for its own sake. */
function shortened(svg: string): string {
  return svg
    .replace(/\d+\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2))))
    .replace(/>\s+</g, '><')
    .replace(/(?<=\d) (?=[A-Z])|(?<=[A-Z]) (?=[\d-])/g, '');
}

/** The tagline of a language. */
function taglineIn(root: string, locale: Locale): string {
  const { tagline } = messagesIn<{ tagline: string }>(root, locale, 'common');
  return drawable(tagline);
}

function manifestTexts(root: string, locale: Locale, tagline: string): ManifestTexts {
  const { texts } = messagesIn<{ texts: Record<string, string> }>(root, locale, 'games');
  const games = playableGames.map((game) => {
    const { title: name } = messagesIn<{ title: string }>(root, locale, game);
    return [game, { name, text: texts[game] }];
  });
  return { tagline, games: Object.fromEntries(games) };
}

function messagesIn<Messages>(root: string, locale: Locale, namespace: string): Messages {
  const file = join(root, `packages/messages/messages/${locale}/${namespace}.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

function emptyFolder(parent: string, name: string): string {
  const folder = join(parent, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

if (import.meta.main) await buildPictures(placesIn(resolve(import.meta.dirname, '../..')));
