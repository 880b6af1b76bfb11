// Draws the pictures by which others show the site: the card beside a link, in every language, and the icons.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { playableGames } from '@michi/games/game-id';
import { type Locale, locales } from '@michi/messages/locales';
import { covers } from '../../apps/web/app/games/shelf.ts';
import { hashOf } from '../fonts/cache.ts';
import { brand, brandInJapanese, cardPicture, cardWidth, sheetKanji } from './card.ts';
import { iconFile } from './icon-file.ts';
import { type Ink, readInk } from './ink.ts';
import { type ManifestTexts, manifestOf, shortcutEdge, shortcutPicture } from './manifest.ts';
import { sealKanji, sealPicture } from './seal.ts';
import { openType, type Type } from './type.ts';

/** Where the build reads and writes. All paths are absolute. */
export interface Places {
  /** The folder of the repository. */
  readonly root: string;
  /** The folder of public files: receives `og/`, `icons/` and `favicon.ico`, and loses what was there of them. */
  readonly publicFiles: string;
  /** Receives the path of the card in each language, as JSON. */
  readonly cards: string;
}

/** The places of a checkout. */
const placesIn = (root: string): Places => ({
  root,
  publicFiles: join(root, 'apps/web/public'),
  cards: join(root, 'apps/web/app/og/cards.generated.json'),
});

export async function buildPictures({ root, publicFiles, cards }: Places): Promise<void> {
  const taglines = locales.map((locale) => [locale, taglineIn(root, locale)] as const);
  const foreign = taglines.filter(([locale]) => locale !== 'ja').map(([, tagline]) => tagline);
  const type = await openType(root, {
    name: brand,
    kanji: sheetKanji.join(''),
    seal: sealKanji + brandInJapanese + playableGames.map(crestOf).join(''),
    text: foreign.join(''),
    japanese: taglines.map(([, tagline]) => tagline).join(''),
  });
  const ink = readInk(root);

  const cardFolder = emptyFolder(publicFiles, 'og');
  const paths = taglines.map(([locale, tagline]) => {
    const png = type.png(cardPicture(ink, type, tagline, locale === 'ja' ? 'japanese' : 'text'), cardWidth);
    const file = `${locale}.${hashOf(png).slice(0, 8)}.png`;
    writeFileSync(join(cardFolder, file), png);
    return [locale, `/og/${file}`];
  });
  mkdirSync(dirname(cards), { recursive: true });
  writeFileSync(cards, `${JSON.stringify(Object.fromEntries(paths))}\n`);

  const iconFolder = emptyFolder(publicFiles, 'icons');
  for (const [file, content] of iconsOf(ink, type)) writeFileSync(join(iconFolder, file), content);
  for (const [locale, tagline] of taglines)
    writeFileSync(
      join(iconFolder, `${locale}.webmanifest`),
      manifestOf(locale, manifestTexts(root, locale, tagline), ink),
    );
  const small = type.png(sealPicture(ink, { share: 0.86 }), 32);
  writeFileSync(join(publicFiles, 'favicon.ico'), iconFile(small, 32));
  type.close();
}

function iconsOf(ink: Ink, type: Type): [file: string, content: string | Buffer][] {
  const seal = sealPicture(ink, { share: 0.7, frame: true });
  return [
    ['icon.svg', shortened(type.outlined(sealPicture(ink, { share: 0.8 })))],
    ['icon-192.png', type.png(seal, 192)],
    ['icon-512.png', type.png(seal, 512)],
    ['maskable-512.png', type.png(sealPicture(ink, { share: 0.56, bleeds: true }), 512)],
    ['apple-touch-icon.png', type.png(sealPicture(ink, { share: 0.7, bleeds: true }), 180)],
    ...playableGames.map((game): [string, Buffer] => {
      const crest = sealPicture(ink, { share: 0.7, kanji: crestOf(game) });
      return [shortcutPicture(game), type.png(crest, shortcutEdge)];
    }),
  ];
}

const crestOf = (game: (typeof playableGames)[number]) => covers[game][1];

/** A drawing with no more decimals than anyone can see, and no space for its own sake. */
function shortened(svg: string): string {
  return svg
    .replace(/\d+\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2))))
    .replace(/>\s+</g, '><')
    .replace(/(?<=\d) (?=[A-Z])|(?<=[A-Z]) (?=[\d-])/g, '');
}

/** The tagline of a language, with the narrow space of French in the width that the fonts have. */
function taglineIn(root: string, locale: Locale): string {
  const { tagline } = messagesIn<{ tagline: string }>(root, locale, 'common');
  return tagline.replaceAll('\u202f', '\u00a0');
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
