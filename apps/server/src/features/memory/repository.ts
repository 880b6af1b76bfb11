import { randomUUIDv7 as newId } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Skill } from '@michi/game-kit/events';
import { askedOfText } from '@michi/progress/asked';
import { learnersDay } from '@michi/progress/days';
import { kanjiItem, kanjiOfItem } from '@michi/progress/item';
import { type Answer, type Claim, claimsOf, inAnswerOrder, type Order } from '@michi/progress/memory';
import { sql } from 'kysely';
import type { Database } from '../../db/open.ts';
import { createOwnersOf, lockPlayer } from '../../db/owners.ts';
import { byCount, firstOf, prepared } from '../../db/prepared.ts';
import type { AnswersTable, LateItemsTable, MemoriesTable } from '../../db/schema.ts';

/** How far the memories of all players are folded by the present rules. */
interface Folded {
  readonly version: number;
  /** The last player whose memories are; null once those of all are. */
  readonly until: string | null;
}

/** A place in what is told of a player's memories, which stand in the order of their changes. */
export type Heard = Pick<MemoriesTable, 'revision' | 'item' | 'skill'>;

const foldedKey = 'memories_folded';

/** What knows what players remember. Everything that writes is part of the caller's transaction. */
export interface MemoryRepository {
  /** What is stored of these items. */
  of(playerId: string, items: readonly string[]): Promise<MemoriesTable[]>;
  /** The next changes behind a place. */
  after(playerId: string, heard: Heard, limit: number): Promise<MemoriesTable[]>;
  /** The latest revision of a player's memories; 0 for none. */
  latest(playerId: string): Promise<number>;
  store(memories: readonly MemoriesTable[]): Promise<void>;
  /** All that tells of these items, in no order; null when that are more than `most`. */
  told(playerId: string, items: readonly string[], most: number): Promise<(Answer | Claim)[] | null>;
  /** What a player claims of one item, in order. */
  claimed(playerId: string, item: string): Promise<Claim[]>;
  /** The next answers about one item in their order, and whether these are the last ones. */
  answersAfter(
    playerId: string,
    item: string,
    after: Order | null,
    limit: number,
  ): Promise<{ readonly answers: readonly Answer[]; readonly isLast: boolean }>;
  /** Every item that anything tells of, or of which something is stored. */
  itemsToldOf(playerId: string): Promise<string[]>;
  /** About which of these items a player has answered. */
  answeredAmong(playerId: string, items: readonly string[]): Promise<string[]>;
  /** Notes that items have to be folded anew. */
  markLate(playerId: string, items: readonly string[]): Promise<void>;
  /** Which of these items are noted so. */
  lateAmong(playerId: string, items: readonly string[]): Promise<string[]>;
  /** An item that has to be: of the next player in the order of ids, so that each has its turn. */
  nextLate(afterPlayer: string): Promise<LateItemsTable | null>;
  /** Forgets it; false when something late has become known since it was marked. */
  unmark(late: LateItemsTable): Promise<boolean>;
  /** Takes memories from a player, and answers them. */
  take(playerId: string, limit: number): Promise<MemoriesTable[]>;
  /** The next player in the order of ids, devices that have joined an account left out. */
  playerAfter(playerId: string): Promise<string | null>;
  /** Keeps everybody else from writing for this player until the commit. */
  lock(playerId: string): Promise<void>;
  folded(): Promise<Folded | null>;
  noteFolded(folded: Folded): Promise<void>;
}

export function createMemoryRepository(database: Database): MemoryRepository {
  const ownersOf = createOwnersOf(database);
  const ofItems = byCount((count) =>
    prepared(database, (query, values: { playerId: string; items: readonly string[] }) =>
      query
        .selectFrom('memories')
        .selectAll()
        .where('player_id', '=', values.playerId)
        .where('item', 'in', firstOf(values.items, count)),
    ),
  );
  const lateOf = byCount((count) =>
    prepared(database, (query, values: { playerId: string; items: readonly string[] }) =>
      query
        .selectFrom('late_items')
        .select('item')
        .where('player_id', '=', values.playerId)
        .where('item', 'in', firstOf(values.items, count)),
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
            item: memory.item,
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
          conflict.columns(['player_id', 'item', 'skill']).doUpdateSet((row) => ({
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
  const after = prepared(
    database,
    (query, { playerId, heard, limit }: { playerId: string; heard: Heard; limit: number }) =>
      query
        .selectFrom('memories')
        .selectAll()
        .where('player_id', '=', playerId)
        .where('revision', '>=', heard.revision) // says no more than what follows, but is found in the index
        .where(({ eb, refTuple, tuple }) =>
          eb(refTuple('revision', 'item', 'skill'), '>', tuple(heard.revision, heard.item, heard.skill)),
        )
        .orderBy('revision')
        .orderBy('item')
        .orderBy('skill')
        .limit(limit),
  );

  const answersAbout = (owners: readonly string[], items: readonly string[]) =>
    database
      .query()
      .selectFrom('answers')
      .select(['run_id', 'number', 'at', 'utc_offset', 'item', 'skill', 'asked', 'correct', 'hinted'])
      .where('player_id', 'in', owners)
      .where('item', 'in', items);

  async function claims(owners: readonly string[], items: readonly string[]): Promise<Claim[]> {
    const rows = await database
      .query()
      .selectFrom('known_items')
      .select(['item', 'at', 'day'])
      .where('player_id', 'in', owners)
      .where('item', 'in', items)
      .execute();
    return rows.flatMap(claimsOf);
  }

  const late = () => database.query().selectFrom('late_items').selectAll().orderBy('player_id').limit(1);

  return {
    async of(playerId, items) {
      const found: MemoriesTable[] = [];
      for await (const part of parts(items))
        found.push(...(await ofItems(part.length)({ playerId, items: part })));
      return found;
    },

    after: (playerId, heard, limit) => after({ playerId, heard, limit }),

    async latest(playerId) {
      const [row] = await latest({ playerId });
      return row?.revision ?? 0;
    },

    async store(memories) {
      for await (const part of parts(memories)) await store(part.length)({ memories: part });
    },

    async told(playerId, items, most) {
      const owners = await ownersOf(playerId);
      const claimed = await claims(owners, items);
      const left = most - claimed.length;
      if (left < 0) return null;
      const rows = await answersAbout(owners, items)
        .limit(left + 1)
        .execute();
      return rows.length > left ? null : [...rows.map(asAnswer), ...claimed];
    },

    claimed: async (playerId, item) =>
      (await claims(await ownersOf(playerId), [item])).toSorted(inAnswerOrder),

    async answersAfter(playerId, item, last, limit) {
      const pages: Answer[][] = [];
      for (const owner of await ownersOf(playerId)) {
        let page = answersAbout([owner], [item]);
        if (last)
          page = page
            .where('at', '>=', last.at) // says no more than what follows, but is found in the index
            .where(({ eb, refTuple, tuple }) =>
              eb(refTuple('at', 'run_id', 'number'), '>', tuple(last.at, last.runId, last.number)),
            );
        const rows = await page.orderBy('at').orderBy('run_id').orderBy('number').limit(limit).execute();
        pages.push(rows.map(asAnswer));
      }
      const read = pages.flat().toSorted(inAnswerOrder);
      // Behind the end of a full page others may have what comes before the next one.
      const [end] = pages
        .flatMap((page) => (page.length === limit ? page.slice(-1) : []))
        .toSorted(inAnswerOrder);
      return end
        ? { answers: read.filter((answer) => inAnswerOrder(answer, end) <= 0), isLast: false }
        : { answers: read, isLast: true };
    },

    async itemsToldOf(playerId) {
      const owners = await ownersOf(playerId);
      const of = (table: 'known_items' | 'memories') =>
        database.query().selectFrom(table).select('item').where('player_id', 'in', owners);
      const answered = database
        .query()
        .selectFrom('kanji_statistics')
        .select(kanjiAsItem)
        .where('player_id', 'in', owners);
      const rows = await answered.union(of('known_items')).union(of('memories')).execute();
      return rows.map(({ item }) => item);
    },

    async answeredAmong(playerId, items) {
      const rows = await database
        .query()
        .selectFrom('kanji_statistics')
        .select(kanjiAsItem)
        .where('player_id', '=', playerId)
        .where(
          'kanji',
          'in',
          items.flatMap((item) => kanjiOfItem(item) ?? []),
        )
        .execute();
      return rows.map(({ item }) => item);
    },

    async markLate(playerId, items) {
      const mark = newId();
      for await (const part of parts(items))
        await database
          .query()
          .insertInto('late_items')
          .values(part.map((item) => ({ player_id: playerId, item, mark })))
          .onConflict((conflict) => conflict.columns(['player_id', 'item']).doUpdateSet({ mark }))
          .execute();
    },

    async lateAmong(playerId, items) {
      const found: string[] = [];
      for await (const part of parts(items))
        for (const row of await lateOf(part.length)({ playerId, items: part })) found.push(row.item);
      return found;
    },

    async nextLate(afterPlayer) {
      const next = late().where('player_id', '>', afterPlayer);
      return (await next.executeTakeFirst()) ?? (await late().executeTakeFirst()) ?? null;
    },

    async unmark({ player_id, item, mark }) {
      const gone = await database
        .query()
        .deleteFrom('late_items')
        .where('player_id', '=', player_id)
        .where('item', '=', item)
        .where('mark', '=', mark)
        .returning('item')
        .executeTakeFirst();
      return gone !== undefined;
    },

    async take(playerId, limit) {
      const query = database.query();
      const first = query.selectFrom('memories').selectAll().where('player_id', '=', playerId);
      const rows = await first.orderBy('item').orderBy('skill').limit(limit).execute();
      for (const { item, skill } of rows)
        await query
          .deleteFrom('memories')
          .where('player_id', '=', playerId)
          .where('item', '=', item)
          .where('skill', '=', skill)
          .execute();
      return rows;
    },

    async playerAfter(playerId) {
      const row = await database
        .query()
        .selectFrom('players')
        .select('id')
        .where('id', '>', playerId)
        .where(({ or, eb }) => or([eb('device_key', 'is', null), eb('user_id', 'is', null)]))
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      return row?.id ?? null;
    },

    lock: (playerId) => lockPlayer(database, playerId),

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

/** The kanji that were answered are read from their statistics, as there are fewer than answers. */
const kanjiAsItem = sql<string>`${kanjiItem('')} || kanji`.as('item');

/** Well below the number of parameters that a statement may have. */
const rowsAtOnce = 100;

/** Between them everything else has its turn. */
async function* parts<T>(all: readonly T[]): AsyncGenerator<readonly T[]> {
  for (let begin = 0; begin < all.length; begin += rowsAtOnce) {
    if (begin > 0) await nextTurn();
    yield all.slice(begin, begin + rowsAtOnce);
  }
}

const asAnswer = (row: Omit<AnswersTable, 'player_id' | 'ms'>): Answer => ({
  item: row.item,
  skill: row.skill as Skill,
  at: row.at,
  day: learnersDay(row.at, row.utc_offset),
  runId: row.run_id,
  number: row.number,
  asked: askedOfText(row.asked),
  correct: row.correct === 1,
  hinted: row.hinted === 1,
});
