import type { PlayableGame } from '@michi/games/game-id';
import type { Database } from '../../db/open.ts';
import type { LevelProgressTable, Ms } from '../../db/schema.ts';

type ProgressRow = Pick<LevelProgressTable, 'level_id' | 'completed' | 'high_score'>;

/** A level that was won. */
export interface WonLevel {
  readonly playerId: string;
  readonly game: PlayableGame;
  readonly level: string;
  readonly score: number;
  readonly at: Ms;
}

export interface ProgressRepository {
  playerOf(deviceKey: string): Promise<string | null>;
  levels(playerId: string, game: PlayableGame): Promise<ProgressRow[]>;
  totalScore(playerId: string, game: PlayableGame): Promise<number>;
  raiseLevel(won: WonLevel): Promise<void>;
  raiseTotal(won: WonLevel): Promise<void>;
}

export function createProgressRepository(database: Database): ProgressRepository {
  return {
    async playerOf(deviceKey) {
      const query = database.query().selectFrom('players').select('id').where('device_key', '=', deviceKey);
      return (await query.executeTakeFirst())?.id ?? null;
    },

    levels: (playerId, game) =>
      database
        .query()
        .selectFrom('level_progress')
        .select(['level_id', 'completed', 'high_score'])
        .where('player_id', '=', playerId)
        .where('game', '=', game)
        .orderBy('level_id')
        .execute(),

    async totalScore(playerId, game) {
      const row = await database
        .query()
        .selectFrom('game_totals')
        .select('total_score')
        .where('player_id', '=', playerId)
        .where('game', '=', game)
        .executeTakeFirst();
      return row?.total_score ?? 0;
    },

    async raiseLevel({ playerId, game, level, score, at }) {
      await database
        .query()
        .insertInto('level_progress')
        .values({
          player_id: playerId,
          game,
          level_id: level,
          completed: 1,
          high_score: score,
          plays: 1,
          updated_at: at,
        })
        .onConflict((conflict) =>
          conflict.columns(['player_id', 'game', 'level_id']).doUpdateSet((row) => ({
            completed: 1,
            high_score: row
              .case()
              .when('excluded.high_score', '>', row.ref('level_progress.high_score'))
              .then(row.ref('excluded.high_score'))
              .else(row.ref('level_progress.high_score'))
              .end(),
            plays: row('level_progress.plays', '+', 1),
            updated_at: at,
          })),
        )
        .execute();
    },

    async raiseTotal({ playerId, game, score }) {
      await database
        .query()
        .insertInto('game_totals')
        .values({ player_id: playerId, game, total_score: score })
        .onConflict((conflict) =>
          conflict
            .columns(['player_id', 'game'])
            .doUpdateSet((row) => ({ total_score: row('game_totals.total_score', '+', score) })),
        )
        .execute();
    },
  };
}
