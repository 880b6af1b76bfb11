import { setImmediate as nextTurn } from 'node:timers/promises';
import type { KanjiImport } from '@michi/contracts/memory';
import { sql } from 'kysely';
import type { Database } from '../../db/open.ts';
import { createOwnersOf } from '../../db/owners.ts';
import type { KanjiImportsTable, KnownItemsTable, Ms } from '../../db/schema.ts';

/** What knows the imports of players. Everything that writes is part of the caller's transaction. */
export interface ImportsRepository {
  /** Those whose items are taken as known, the latest first, what was merged last. */
  list(playerId: string): Promise<KanjiImport[]>;
  /** What became of an import; null for one that never arrived. */
  stateOf(playerId: string, id: string): Promise<KanjiImportsTable['state'] | null>;
  /** How many arrived on a UTC day, whatever became of them. */
  countOn(playerId: string, day: number): Promise<number>;
  add(kanjiImport: KanjiImportsTable, known: readonly KnownItemsTable[]): Promise<void>;
  /** Takes the items of an import away, and answers which these were. */
  takeBack(playerId: string, id: string): Promise<string[]>;
  /**
   * Makes one of two imports; of an item that both name, the later word stays. Answers those items of which an answer
   * stands between the two words, so that what is remembered of them may be another now.
   */
  merge(
    playerId: string,
    two: readonly [string, string],
    merged: Pick<KanjiImportsTable, 'id' | 'at' | 'day'>,
  ): Promise<string[]>;
  /** Forgets imports from before a moment that are only known so that they do not come twice. */
  forgetOver(playerId: string, before: Ms): Promise<void>;
}

export function createImportsRepository(database: Database): ImportsRepository {
  const ownersOf = createOwnersOf(database);

  async function setState(owners: readonly string[], ids: readonly string[], state: 'over' | 'gone') {
    await database
      .query()
      .updateTable('kanji_imports')
      .set({ state })
      .where('player_id', 'in', owners)
      .where('id', 'in', ids)
      .execute();
  }

  return {
    async list(playerId) {
      const rows = await database
        .query()
        .selectFrom('kanji_imports')
        .select(['id', 'at', 'kanji', 'state'])
        .where('player_id', 'in', await ownersOf(playerId))
        .where('state', 'in', ['own', 'merged'])
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return rows
        .map(({ id, at, kanji, state }) => ({ id, at, kanji, merged: state === 'merged' }))
        .sort((one, other) => Number(one.merged) - Number(other.merged));
    },

    async stateOf(playerId, id) {
      const row = await database
        .query()
        .selectFrom('kanji_imports')
        .select('state')
        .where('player_id', 'in', await ownersOf(playerId))
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.state ?? null;
    },

    async countOn(playerId, day) {
      const { count } = await database
        .query()
        .selectFrom('kanji_imports')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('player_id', 'in', await ownersOf(playerId))
        .where('day', '=', day)
        .where('state', '!=', 'merged')
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async add(kanjiImport, known) {
      const query = database.query();
      await query.insertInto('kanji_imports').values(kanjiImport).execute();
      for (let begin = 0; begin < known.length; begin += rowsAtOnce) {
        await query
          .insertInto('known_items')
          .values(known.slice(begin, begin + rowsAtOnce))
          .execute();
        await nextTurn();
      }
    },

    async takeBack(playerId, id) {
      const owners = await ownersOf(playerId);
      await setState(owners, [id], 'gone');
      const rows = await database
        .query()
        .deleteFrom('known_items')
        .where('player_id', 'in', owners)
        .where('import_id', '=', id)
        .returning('item')
        .execute();
      return rows.map(({ item }) => item);
    },

    async merge(playerId, two, merged) {
      const query = database.query();
      const owners = await ownersOf(playerId);
      const [own, both] = [sql.join(owners), sql.join(two)];
      const isSooner = sql`later.player_id in (${own}) and later.import_id in (${both}) and later.item = sooner.item
        and (later.at > sooner.at or (later.at = sooner.at and later.import_id > sooner.import_id))`;
      const { rows } = await sql<{ item: string }>`
        select sooner.item as item from known_items as sooner, known_items as later
        where sooner.player_id in (${own}) and sooner.import_id in (${both}) and ${isSooner} and exists (
          select 1 from answers where answers.player_id in (${own}) and answers.item = sooner.item
            and answers.at between sooner.at and later.at
        )`.execute(query);
      await nextTurn();
      await sql`
        delete from known_items as sooner
        where sooner.player_id in (${own}) and sooner.import_id in (${both})
          and exists (select 1 from known_items as later where ${isSooner})`.execute(query);
      await nextTurn();
      const { numUpdatedRows } = await query
        .updateTable('known_items')
        .set({ import_id: merged.id, player_id: playerId })
        .where('player_id', 'in', owners)
        .where('import_id', 'in', two)
        .executeTakeFirstOrThrow();
      const kanji = Number(numUpdatedRows);
      await query
        .insertInto('kanji_imports')
        .values({ ...merged, player_id: playerId, kanji, state: 'merged' })
        .execute();
      await setState(owners, two, 'over');
      return rows.map(({ item }) => item);
    },

    async forgetOver(playerId, before) {
      await database
        .query()
        .deleteFrom('kanji_imports')
        .where('player_id', 'in', await ownersOf(playerId))
        .where('state', 'in', ['over', 'gone'])
        .where('at', '<', before)
        .execute();
    },
  };
}

/** Well below the number of parameters that a statement may have. */
const rowsAtOnce = 100;
