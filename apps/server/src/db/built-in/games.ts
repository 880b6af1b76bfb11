import { dyes } from '@michi/games/dyes';
import type { HubGame } from '@michi/games/game';
import type { Database } from '../open.ts';
import type { Flag, Ms } from '../schema.ts';
import { contentHash } from './content-hash.ts';

/** A game of the hub as the program ships it. */
export interface BuiltInGame extends HubGame {
  /** Whether it can be played. */
  readonly available: boolean;
  /** By locale. */
  readonly descriptions: Readonly<Record<string, string>>;
}

/**
 * Writes the games that are new or have changed, and the order of all. Games that a
 * person edited stay as they are; other games that the built-in content no longer has are removed.
 */
export async function writeGames(database: Database, games: readonly BuiltInGame[], now: Ms): Promise<void> {
  const kept = await database
    .query()
    .selectFrom('games')
    .select(['id', 'built_in_version', 'edited'])
    .execute();
  const known = new Map(kept.map((row) => [row.id, row]));
  const named = new Set(games.map(({ id }) => id));
  for (const { id, edited } of kept) {
    if (edited === 0 && !named.has(id))
      await database.query().deleteFrom('games').where('id', '=', id).execute();
  }
  for (const [position, game] of games.entries()) {
    const version = versionOf(position, game);
    const row = known.get(game.id);
    if (row && (row.edited === 1 || row.built_in_version === version)) continue;
    await writeGame(database, game, position, now);
  }
}

/** Writes a game as the program ships it, at its place among those. Part of a transaction. */
export async function writeGame(
  database: Database,
  game: BuiltInGame,
  position: number,
  now: Ms,
): Promise<void> {
  const [from, to] = dyes[game.dye];
  const content = {
    title: game.title,
    japanese_title: game.japaneseTitle,
    emoji: game.emoji,
    tags: JSON.stringify(game.tags),
    available: flag(game.available),
    link: `/${game.id}`,
    color: from,
    color_from: from,
    color_to: to,
    is_new: flag(game.available && game.isNew === true),
    premium_only: flag(game.premiumOnly === true),
    is_coming_soon: flag(!game.available),
    difficulty: game.difficulty,
    players: game.players,
    duration: game.duration,
    position,
    updated_at: now,
    built_in_version: versionOf(position, game),
    edited: flag(false),
  };
  await database
    .query()
    .insertInto('games')
    .values({ id: game.id, ...content })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(content))
    .execute();
  await database.query().deleteFrom('game_texts').where('game_id', '=', game.id).execute();
  const texts = Object.entries(game.descriptions).map(([locale, description]) => {
    return { game_id: game.id, locale, description };
  });
  if (texts.length > 0) await database.query().insertInto('game_texts').values(texts).execute();
}

const versionOf = (position: number, game: BuiltInGame): string => contentHash([position, game]);

const flag = (value: boolean): Flag => (value ? 1 : 0);
