import type { GameWithLevels } from '@michi/games/catalogue';
import { type Setup, setupSchema } from '@michi/games/mitsukete/level';
import { isLocale, type Locale } from '@michi/messages/locales';
import * as z from 'zod/mini';
import type { Database } from '../../db/open.ts';

interface LevelText {
  readonly name: string;
  readonly description: string;
}

export interface StoredLevel {
  readonly id: string;
  readonly difficulty: number;
  readonly unlockScore: number;
  readonly setup: Setup;
  readonly texts: Readonly<Partial<Record<Locale, LevelText>>>;
}

export interface LevelsRepository {
  /** The levels of a game in the order of play, with their texts. */
  all(game: GameWithLevels): Promise<StoredLevel[]>;
}

export function createLevelsRepository(database: Database): LevelsRepository {
  return {
    async all(game) {
      const levels = await database
        .query()
        .selectFrom('game_levels')
        .select(['id', 'difficulty', 'unlock_score', 'setup'])
        .where('game', '=', game)
        .orderBy('position')
        .orderBy('id')
        .execute();
      const texts = await textsByLevel(database, game);
      return levels.map((level) => ({
        id: level.id,
        difficulty: level.difficulty,
        unlockScore: level.unlock_score,
        setup: z.parse(setupSchema, JSON.parse(level.setup)),
        texts: texts.get(level.id) ?? {},
      }));
    },
  };
}

async function textsByLevel(
  database: Database,
  game: GameWithLevels,
): Promise<Map<string, Partial<Record<Locale, LevelText>>>> {
  const rows = await database
    .query()
    .selectFrom('game_level_texts')
    .select(['level_id', 'locale', 'name', 'description'])
    .where('game', '=', game)
    .execute();
  const texts = new Map<string, Partial<Record<Locale, LevelText>>>();
  for (const { level_id, locale, name, description } of rows) {
    if (isLocale(locale)) texts.set(level_id, { ...texts.get(level_id), [locale]: { name, description } });
  }
  return texts;
}
