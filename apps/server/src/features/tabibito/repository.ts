import type { ExpressionBuilder, OnConflictTables, OnConflictUpdateDatabase } from 'kysely';
import type { Database } from '../../db/open.ts';
import type { ModuleCompletionsTable, Schema } from '../../db/schema.ts';

export type CompletionRow = Pick<ModuleCompletionsTable, 'module_id' | 'xp' | 'day' | 'kanji'>;

export interface TabibitoRepository {
  completions(playerId: string): Promise<CompletionRow[]>;
  /** False when the player has completed the module before. */
  insert(completion: ModuleCompletionsTable): Promise<boolean>;
  /** Notes the kanji that a completed module has proved. */
  prove(completion: Pick<ModuleCompletionsTable, 'player_id' | 'module_id' | 'kanji'>): Promise<void>;
  /** Hands everything one player has completed over to another; what both have counts from the earlier day, with the kanji of both. */
  merge(from: string, into: string): Promise<void>;
}

export function createTabibitoRepository(database: Database): TabibitoRepository {
  const repository: TabibitoRepository = {
    completions: (playerId) =>
      database
        .query()
        .selectFrom('module_completions')
        .select(['module_id', 'xp', 'day', 'kanji'])
        .where('player_id', '=', playerId)
        .orderBy('completed_at')
        .orderBy('module_id')
        .execute(),

    async insert(completion) {
      const inserted = await database
        .query()
        .insertInto('module_completions')
        .values(completion)
        .onConflict((any) => any.doNothing())
        .returning('module_id')
        .executeTakeFirst();
      return inserted !== undefined;
    },

    async prove({ player_id, module_id, kanji }) {
      await database
        .query()
        .updateTable('module_completions')
        .set({ kanji })
        .where('player_id', '=', player_id)
        .where('module_id', '=', module_id)
        .execute();
    },

    async merge(from, into) {
      const query = database.query();
      const own = await repository.completions(into);
      const proved = new Map(own.map(({ module_id, kanji }) => [module_id, kanji]));
      for (const { module_id, kanji } of await repository.completions(from)) {
        const before = proved.get(module_id) ?? kanji;
        const all = [...new Set(before + kanji)].join('');
        if (all !== before) await repository.prove({ player_id: into, module_id, kanji: all });
      }
      await query
        .insertInto('module_completions')
        .columns(['player_id', 'module_id', 'xp', 'day', 'kanji', 'completed_at'])
        .expression(
          query
            .selectFrom('module_completions')
            .select(({ val }) => val(into).as('player_id'))
            .select(['module_id', 'xp', 'day', 'kanji', 'completed_at'])
            .where('player_id', '=', from),
        )
        .onConflict((conflict) =>
          conflict.columns(['player_id', 'module_id']).doUpdateSet((row) => ({
            xp: better(row, 'xp', '>'),
            day: better(row, 'day', '<'),
            completed_at: better(row, 'completed_at', '<'),
          })),
        )
        .execute();
      await query.deleteFrom('module_completions').where('player_id', '=', from).execute();
    },
  };
  return repository;
}

type Conflict = ExpressionBuilder<
  OnConflictUpdateDatabase<Schema, 'module_completions'>,
  OnConflictTables<'module_completions'>
>;

/** What is added where it is more, or less, than what was there; else what was there. */
const better = (row: Conflict, column: 'xp' | 'day' | 'completed_at', than: '<' | '>') =>
  row
    .case()
    .when(`excluded.${column}`, than, row.ref(`module_completions.${column}`))
    .then(row.ref(`excluded.${column}`))
    .else(row.ref(`module_completions.${column}`))
    .end();
