import { join } from 'node:path';
import { difficulties, durations, gameTags, playerCounts } from '@michi/contracts/games';
import { playableGames } from '@michi/games/catalogue';
import { type Level, levelSchema, setupOf } from '@michi/games/mitsukete/level';
import de from '@michi/games/mitsukete/level-texts/de.json' with { type: 'json' };
import en from '@michi/games/mitsukete/level-texts/en.json' with { type: 'json' };
import es from '@michi/games/mitsukete/level-texts/es.json' with { type: 'json' };
import fr from '@michi/games/mitsukete/level-texts/fr.json' with { type: 'json' };
import ja from '@michi/games/mitsukete/level-texts/ja.json' with { type: 'json' };
import mitsuketeLevels from '@michi/games/mitsukete/levels.json' with { type: 'json' };
import { type Locale, locales } from '@michi/messages/locales';
import * as z from 'zod/mini';
import { readArticles } from './articles.ts';
import { contentHash } from './db/seed/content-hash.ts';
import games from './db/seed/games.json' with { type: 'json' };
import type { SeedGame } from './db/seed/games.ts';
import type { SeedLevel, Seeds } from './db/seed/seed.ts';

type Texts = Readonly<Record<string, { readonly name: string; readonly description: string }>>;

const mitsuketeTexts: Readonly<Record<Locale, Texts>> = { de, en, es, fr, ja };
const articlesFolder = join(import.meta.dirname, '../../../content/blog');

const shelfGame = z.strictObject({
  id: z.string(),
  title: z.string(),
  japaneseTitle: z.string(),
  emoji: z.string(),
  tags: z.array(z.enum(gameTags)),
  difficulty: z.enum(difficulties),
  players: z.enum(playerCounts),
  duration: z.enum(durations),
  colorFrom: z.string(),
  colorTo: z.string(),
  isNew: z._default(z.boolean(), false),
  premiumOnly: z._default(z.boolean(), false),
  descriptions: z.record(z.enum(locales), z.string()),
});

/** What the program brings along for the database; the version is a hash of all of it. Throws ArticleError. */
export function contentSeeds(): Seeds {
  const content = {
    levels: z.parse(z.array(levelSchema), mitsuketeLevels).map(mitsuketeSeed),
    games: z.parse(z.array(shelfGame), games).map(gameSeed),
    posts: readArticles(articlesFolder),
  };
  return { version: contentHash(content), ...content };
}

/** A game is available once it can be played; until then it is announced, and not yet new. */
function gameSeed(game: z.infer<typeof shelfGame>): SeedGame {
  const available = playableGames.some((id) => id === game.id);
  return { ...game, available, isNew: game.isNew && available };
}

function mitsuketeSeed(level: Level, position: number): SeedLevel {
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
