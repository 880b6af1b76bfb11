import type { KanjiImport } from '@michi/contracts/memory';
import type { Skill } from '@michi/game-kit/events';
import { askedOfText } from '@michi/progress/asked';
import { learnersDay } from '@michi/progress/days';
import { type Answer, type Claim, claimsOf } from '@michi/progress/memory';
import type { Database } from '../../db/open.ts';
import { byCount, firstOf, prepared } from '../../db/prepared.ts';
import type { KnownKanjiTable, MemoriesTable } from '../../db/schema.ts';

/** How far the memories of all players are folded by the present rules. */
export interface Folded {
  readonly version: number;
  /** The last player whose memories are; null once those of all are. */
  readonly until: string | null;
}

const foldedKey = 'memories_folded';

/** What knows what players remember. Everything that writes is part of the caller's transaction. */
export interface MemoryRepository {
  /** What is stored of these kanji. */
  of(playerId: string, kanji: readonly string[]): Promise<MemoriesTable[]>;
  /** What has changed after a revision. */
  since(playerId: string, revision: number): Promise<MemoriesTable[]>;
  /** The latest revision of a player's memories; 0 for none. */
  latest(playerId: string): Promise<number>;
  store(memories: readonly MemoriesTable[]): Promise<void>;
  /** All that tells of these kanji, in no order. */
  told(playerId: string, kanji: readonly string[]): Promise<(Answer | Claim)[]>;
  /** Every kanji that anything tells of, or of which something is stored. */
  kanjiToldOf(playerId: string): Promise<string[]>;
  imports(playerId: string): Promise<KanjiImport[]>;
  insertKnown(known: readonly KnownKanjiTable[]): Promise<void>;
  /** Removes an import and answers which kanji it named. */
  removeImport(playerId: string, importId: string): Promise<string[]>;
  /** Hands over what one player has said to know, and removes what it remembers: answers which kanji that were. */
  handOver(from: string, into: string): Promise<string[]>;
  /** The next player in the order of ids. */
  playerAfter(playerId: string): Promise<string | null>;
  /** Keeps everybody else from writing for this player until the commit. */
  lock(playerId: string): Promise<void>;
  folded(): Promise<Folded | null>;
  noteFolded(folded: Folded): Promise<void>;
}

export function createMemoryRepository(database: Database): MemoryRepository {
  const ofKanji = byCount((count) =>
    prepared(database, (query, values: { playerId: string; kanji: readonly string[] }) =>
      query
        .selectFrom('memories')
        .selectAll()
        .where('player_id', '=', values.playerId)
        .where('kanji', 'in', firstOf(values.kanji, count)),
    ),
  );
  const latest = prepared(database, (query, { playerId }: { playerId: string }) =>
    query
      .selectFrom('memories')
      .select('revision')
      .where('player_id', '=', playerId)
      .orderBy('revision', 'desc')
      .limit(1),
  );
  const store = byCount((count) =>
    prepared(database, (query, { memories }: { memories: readonly MemoriesTable[] }) =>
      query
        .insertInto('memories')
        .values(
          firstOf(memories, count).map((memory) => ({
            player_id: memory.player_id,
            kanji: memory.kanji,
            skill: memory.skill,
            stability: memory.stability,
            difficulty: memory.difficulty,
            day: memory.day,
            at: memory.at,
            run_id: memory.run_id,
            number: memory.number,
            revision: memory.revision,
          })),
        )
        .onConflict((conflict) =>
          conflict.columns(['player_id', 'kanji', 'skill']).doUpdateSet((row) => ({
            stability: row.ref('excluded.stability'),
            difficulty: row.ref('excluded.difficulty'),
            day: row.ref('excluded.day'),
            at: row.ref('excluded.at'),
            run_id: row.ref('excluded.run_id'),
            number: row.ref('excluded.number'),
            revision: row.ref('excluded.revision'),
          })),
        ),
    ),
  );

  async function answers(playerId: string, kanji: readonly string[]): Promise<Answer[]> {
    const rows = await database
      .query()
      .selectFrom('answers')
      .innerJoin('run_summaries', 'run_summaries.run_id', 'answers.run_id')
      .selectAll('answers')
      .where('run_summaries.player_id', '=', playerId)
      .where('answers.kanji', 'in', kanji)
      .execute();
    return rows.map((row) => ({
      kanji: row.kanji,
      skill: row.skill as Skill,
      at: row.at,
      day: learnersDay(row.at, row.utc_offset),
      runId: row.run_id,
      number: row.number,
      asked: askedOfText(row.asked),
      correct: row.correct === 1,
      hinted: row.hinted === 1,
    }));
  }

  async function claims(playerId: string, kanji: readonly string[]): Promise<Claim[]> {
    const rows = await database
      .query()
      .selectFrom('known_kanji')
      .selectAll()
      .where('player_id', '=', playerId)
      .where('kanji', 'in', kanji)
      .execute();
    return rows.flatMap(({ import_id, ...known }) => claimsOf(import_id, known));
  }

  return {
    async of(playerId, kanji) {
      const found: MemoriesTable[] = [];
      for (let begin = 0; begin < kanji.length; begin += rowsAtOnce) {
        const part = kanji.slice(begin, begin + rowsAtOnce);
        found.push(...(await ofKanji(part.length)({ playerId, kanji: part })));
      }
      return found;
    },

    since: (playerId, revision) =>
      database
        .query()
        .selectFrom('memories')
        .selectAll()
        .where('player_id', '=', playerId)
        .where('revision', '>', revision)
        .execute(),

    async latest(playerId) {
      const [row] = await latest({ playerId });
      return row?.revision ?? 0;
    },

    async store(memories) {
      for (let begin = 0; begin < memories.length; begin += rowsAtOnce) {
        const part = memories.slice(begin, begin + rowsAtOnce);
        await store(part.length)({ memories: part });
      }
    },

    told: async (playerId, kanji) => [
      ...(await answers(playerId, kanji)),
      ...(await claims(playerId, kanji)),
    ],

    async kanjiToldOf(playerId) {
      const of = (table: 'kanji_statistics' | 'known_kanji' | 'memories') =>
        database.query().selectFrom(table).select('kanji').where('player_id', '=', playerId);
      const rows = await of('kanji_statistics').union(of('known_kanji')).union(of('memories')).execute();
      return rows.map(({ kanji }) => kanji);
    },

    async imports(playerId) {
      const rows = await database
        .query()
        .selectFrom('known_kanji')
        .select(({ fn }) => ['import_id', fn.max<number>('at').as('at'), fn.countAll<number>().as('kanji')])
        .where('player_id', '=', playerId)
        .groupBy('import_id')
        .orderBy('at', 'desc')
        .orderBy('import_id', 'desc')
        .execute();
      return rows.map(({ import_id, at, kanji }) => ({
        id: import_id,
        at: Number(at),
        kanji: Number(kanji),
      }));
    },

    async insertKnown(known) {
      for (let begin = 0; begin < known.length; begin += rowsAtOnce)
        await database
          .query()
          .insertInto('known_kanji')
          .values(known.slice(begin, begin + rowsAtOnce))
          .execute();
    },

    async removeImport(playerId, importId) {
      const rows = await database
        .query()
        .deleteFrom('known_kanji')
        .where('player_id', '=', playerId)
        .where('import_id', '=', importId)
        .returning('kanji')
        .execute();
      return rows.map(({ kanji }) => kanji);
    },

    async handOver(from, into) {
      const query = database.query();
      const removed = await query
        .deleteFrom('memories')
        .where('player_id', '=', from)
        .returning('kanji')
        .execute();
      // An import is known by an id that two players never share, unless somebody means to: the first one stays.
      const doubled = query.selectFrom('known_kanji').select('import_id').where('player_id', '=', into);
      await query
        .deleteFrom('known_kanji')
        .where('player_id', '=', from)
        .where('import_id', 'in', doubled)
        .execute();
      await query.updateTable('known_kanji').set({ player_id: into }).where('player_id', '=', from).execute();
      return [...new Set(removed.map(({ kanji }) => kanji))];
    },

    async playerAfter(playerId) {
      const row = await database
        .query()
        .selectFrom('players')
        .select('id')
        .where('id', '>', playerId)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      return row?.id ?? null;
    },

    async lock(playerId) {
      // Writing what is there already locks the row on both engines.
      await database
        .query()
        .updateTable('players')
        .set((row) => ({ created_at: row.ref('created_at') }))
        .where('id', '=', playerId)
        .execute();
    },

    async folded() {
      const row = await database
        .query()
        .selectFrom('meta')
        .select('value')
        .where('key', '=', foldedKey)
        .executeTakeFirst();
      return row ? (JSON.parse(row.value) as Folded) : null;
    },

    async noteFolded(folded) {
      const value = JSON.stringify(folded);
      await database
        .query()
        .insertInto('meta')
        .values({ key: foldedKey, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
    },
  };
}

/** Well below the number of parameters that a statement may have. */
const rowsAtOnce = 100;
