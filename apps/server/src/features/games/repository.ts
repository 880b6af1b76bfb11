import type { ListedGame } from '@michi/contracts/games';
import { defaultLocale } from '@michi/messages/locales';
import * as z from 'zod/mini';
import type { Database } from '../../db/open.ts';

export interface GamesRepository {
  /** Every game in the order of the hub. */
  all(): Promise<ListedGame[]>;
}

const tagList = z.array(z.string());

export function createGamesRepository(database: Database): GamesRepository {
  return {
    async all() {
      const games = await database
        .query()
        .selectFrom('games')
        .selectAll()
        .orderBy('position')
        .orderBy('id')
        .execute();
      const descriptions = await descriptionsByGame(database);
      return games.map((game) => {
        const { [defaultLocale]: german, ...others } = descriptions.get(game.id) ?? {};
        return {
          id: game.id,
          title: game.title,
          japanese_title: game.japanese_title,
          title_ja: game.japanese_title,
          description: german ?? '',
          description_de: german ?? '',
          description_en: others.en ?? null,
          description_es: others.es ?? null,
          description_fr: others.fr ?? null,
          description_ja: others.ja ?? null,
          emoji: game.emoji,
          tags: z.parse(tagList, JSON.parse(game.tags)),
          available: game.available === 1,
          link: game.link,
          color: game.color,
          color_from: game.color_from,
          color_to: game.color_to,
          is_new: game.is_new === 1,
          premium_only: game.premium_only === 1,
          is_coming_soon: game.is_coming_soon === 1,
          difficulty: game.difficulty,
          players: game.players,
          duration: game.duration,
        };
      });
    },
  };
}

type Descriptions = Readonly<Record<string, string>>;

async function descriptionsByGame(database: Database): Promise<Map<string, Descriptions>> {
  const rows = await database.query().selectFrom('game_texts').selectAll().execute();
  const byGame = new Map<string, Descriptions>();
  for (const { game_id, locale, description } of rows) {
    byGame.set(game_id, { ...byGame.get(game_id), [locale]: description });
  }
  return byGame;
}
