import type { AccountExport } from '@michi/contracts/profile';
import type { Database } from '../../db/open.ts';

/** What is stored about an account besides the account itself, as its owner takes it along. */
type OwnData = Omit<AccountExport, 'exported_at' | 'account' | 'sessions'>;

/** Reads what goes with the account when it is deleted. */
export interface OwnDataRepository {
  read(userId: string): Promise<OwnData>;
}

export function createOwnDataRepository(database: Database): OwnDataRepository {
  return {
    async read(userId) {
      const query = database.query();
      const players = query.selectFrom('players').where('user_id', '=', userId);
      const own = players.select('id');
      const results = await query
        .selectFrom('game_results')
        .select([
          'id',
          'game',
          'level_id',
          'won',
          'ranked',
          'score',
          'duration_ms',
          'finished_at',
          'recording',
        ])
        .where('player_id', 'in', own)
        .orderBy('finished_at')
        .orderBy('id')
        .execute();
      return {
        // What a device is known by is a hash that says nothing.
        devices: await players.select('created_at').where('device_key', 'is not', null).execute(),
        identities: await query
          .selectFrom('identities')
          .select(['provider', 'subject', 'created_at'])
          .where('user_id', '=', userId)
          .orderBy('provider')
          .orderBy('subject')
          .execute(),
        game_results: results.map((result) => ({ ...result, recording: JSON.parse(result.recording) })),
        level_progress: await query
          .selectFrom('level_progress')
          .select(['game', 'level_id', 'completed', 'high_score', 'plays', 'updated_at'])
          .where('player_id', 'in', own)
          .orderBy('game')
          .orderBy('level_id')
          .execute(),
        game_totals: await query
          .selectFrom('game_totals')
          .select(['game', 'total_score'])
          .where('player_id', 'in', own)
          .orderBy('game')
          .execute(),
        module_completions: await query
          .selectFrom('module_completions')
          .select(['module_id', 'xp', 'day', 'kanji', 'completed_at'])
          .where('player_id', 'in', own)
          .orderBy('completed_at')
          .orderBy('module_id')
          .execute(),
        leaderboard_scores: await query
          .selectFrom('leaderboard_scores')
          .select(['game', 'period', 'period_start', 'score', 'reached_at'])
          .where('player_id', 'in', own)
          .orderBy('game')
          .orderBy('period_start')
          .orderBy('period')
          .execute(),
      };
    },
  };
}
