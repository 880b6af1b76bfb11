import { join } from 'node:path';
import { announced } from '@michi/games/announced';
import { catalogue, playableGames } from '@michi/games/catalogue';
import type { HubGame } from '@michi/games/game';
import { type Level, levelSchema, setupOf } from '@michi/games/mitsukete/level';
import de from '@michi/games/mitsukete/level-texts/de.json' with { type: 'json' };
import en from '@michi/games/mitsukete/level-texts/en.json' with { type: 'json' };
import es from '@michi/games/mitsukete/level-texts/es.json' with { type: 'json' };
import fr from '@michi/games/mitsukete/level-texts/fr.json' with { type: 'json' };
import ja from '@michi/games/mitsukete/level-texts/ja.json' with { type: 'json' };
import mitsuketeLevels from '@michi/games/mitsukete/levels.json' with { type: 'json' };
import deHub from '@michi/messages/de/games.json' with { type: 'json' };
import enHub from '@michi/messages/en/games.json' with { type: 'json' };
import esHub from '@michi/messages/es/games.json' with { type: 'json' };
import frHub from '@michi/messages/fr/games.json' with { type: 'json' };
import jaHub from '@michi/messages/ja/games.json' with { type: 'json' };
import { type Locale, locales } from '@michi/messages/locales';
import * as z from 'zod/mini';
import { contentHash } from '../db/built-in/content-hash.ts';
import type { BuiltInGame } from '../db/built-in/games.ts';
import type { BuiltInContent, BuiltInLevel } from '../db/built-in/write-content.ts';
import { readArticles } from './articles.ts';

type Texts = Readonly<Record<string, { readonly name: string; readonly description: string }>>;

const mitsuketeTexts: Readonly<Record<Locale, Texts>> = { de, en, es, fr, ja };
const articlesFolder = join(import.meta.dirname, '../../../../content/blog');

const hubTexts: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  de: deHub.texts,
  en: enHub.texts,
  es: esHub.texts,
  fr: frHub.texts,
  ja: jaHub.texts,
};

/** What the program brings along for the database; the version is a hash of all of it. Throws ArticleError. */
export function builtInContent(): BuiltInContent {
  const content = {
    levels: z.parse(z.array(levelSchema), mitsuketeLevels).map(builtInLevel),
    games: builtInGames(),
    posts: readArticles(articlesFolder),
  };
  return { version: contentHash(content), ...content };
}

/** The games that the program brings along, in the order of the hub. */
export const builtInGames = (): BuiltInGame[] => [...catalogue, ...announced].map(builtInGame);

/** A game is available once it can be played; until then it is announced. */
function builtInGame(game: HubGame): BuiltInGame {
  const available = playableGames.some((id) => id === game.id);
  const descriptions = Object.fromEntries(locales.map((locale) => [locale, hubTexts[locale][game.id] ?? '']));
  return { ...game, available, descriptions };
}

function builtInLevel(level: Level, position: number): BuiltInLevel {
  const texts = Object.entries(mitsuketeTexts).flatMap(([locale, byLevel]) => {
    const text = byLevel[level.id];
    return text ? [[locale, text] as const] : [];
  });
  return {
    game: 'mitsukete',
    id: level.id,
    position,
    difficulty: level.difficulty,
    unlockScore: level.unlockScore,
    setup: setupOf(level),
    texts: Object.fromEntries(texts),
  };
}
