import { randomUUIDv7 as newId } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../db/open.ts';
import { lockPlayer } from '../../db/owners.ts';
import { prepared } from '../../db/prepared.ts';
import type { Ms } from '../../db/schema.ts';

/** A device as it is stored: its own player, and the account it plays for. */
export interface EnteredDevice {
  readonly playerId: string;
  readonly userId: string | null;
}

/** Who plays on a device. */
export interface PlayingPlayer {
  readonly playerId: string;
  readonly isGuest: boolean;
}

interface NewDevice {
  readonly id: string;
  readonly deviceKey: string;
  readonly at: Ms;
}

/**
 * Who plays on a device. Each device has a player of its own; once it has joined an account, the account's player
 * plays on it, and the device's own only notes that.
 */
export interface DevicesRepository {
  /** The player who plays on a device; null when nothing was ever heard of it. */
  playerOf(deviceKey: string): Promise<string | null>;
  /**
   * The player who plays on a device, which is entered when new. Until the end of the transaction nobody else
   * writes for this player, and the device joins no account.
   */
  playerFor(deviceKey: string, at: Ms): Promise<string>;
  /** The same, and whether the device plays for no account. */
  playing(deviceKey: string, at: Ms): Promise<PlayingPlayer>;
  /** The device, entered when new and locked like that. */
  enter(deviceKey: string, at: Ms): Promise<EnteredDevice>;
  /** The player of an account; null when it has none yet. */
  playerOfUser(userId: string): Promise<string | null>;
  /** The player of an account, entered when new and locked like that. */
  playerOfAccount(userId: string, at: Ms): Promise<string>;
  /** Notes that a device plays for an account, to which it now hands over what it has. */
  join(devicePlayerId: string, userId: string): Promise<void>;
  /** A device that has something to hand over, and its account. */
  nextHandingOver(): Promise<{ readonly playerId: string; readonly userId: string } | null>;
  /** Keeps everybody else from writing for this player until the commit. */
  lock(playerId: string): Promise<void>;
  /** Notes that a device has nothing left. */
  handedOver(devicePlayerId: string): Promise<void>;
}

export function createDevicesRepository(database: Database): DevicesRepository {
  // Writing what is there already locks the row on both engines.
  const insertOrLock = prepared(database, (query, device: NewDevice) =>
    query
      .insertInto('players')
      .values({
        id: device.id,
        device_key: device.deviceKey,
        user_id: null,
        created_at: device.at,
      })
      .onConflict((conflict) =>
        conflict.column('device_key').doUpdateSet((row) => ({ created_at: row.ref('players.created_at') })),
      )
      .returning(['id as playerId', 'user_id as userId']),
  );

  async function enter(deviceKey: string, at: Ms): Promise<EnteredDevice> {
    const [entered] = await insertOrLock({ id: newId(), deviceKey, at });
    if (!entered) throw new Error('a device was neither entered nor found');
    return entered;
  }

  async function playerOfAccount(userId: string, at: Ms): Promise<string> {
    await database
      .query()
      .insertInto('players')
      .values({ id: newId(), device_key: null, user_id: userId, created_at: at })
      .onConflict((any) => any.doNothing())
      .execute();
    const { id } = await database
      .query()
      .updateTable('players')
      .set((row) => ({ created_at: row.ref('created_at') }))
      .where('user_id', '=', userId)
      .where('device_key', 'is', null)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  async function playing(deviceKey: string, at: Ms): Promise<PlayingPlayer> {
    const { playerId, userId } = await enter(deviceKey, at);
    if (userId === null) return { playerId, isGuest: true };
    return { playerId: await playerOfAccount(userId, at), isGuest: false };
  }

  return {
    enter,
    playerOfAccount,

    async playerOf(deviceKey) {
      const row = await database
        .query()
        .selectFrom('players as device')
        .leftJoin('players as account', (join) =>
          join.onRef('account.user_id', '=', 'device.user_id').on('account.device_key', 'is', null),
        )
        .select(({ fn }) => fn.coalesce('account.id', 'device.id').as('id'))
        .where('device.device_key', '=', deviceKey)
        .executeTakeFirst();
      return row?.id ?? null;
    },

    async playerOfUser(userId) {
      const row = await database
        .query()
        .selectFrom('players')
        .select('id')
        .where('user_id', '=', userId)
        .where('device_key', 'is', null)
        .executeTakeFirst();
      return row?.id ?? null;
    },

    playing,
    playerFor: async (deviceKey, at) => (await playing(deviceKey, at)).playerId,

    async join(devicePlayerId, userId) {
      await database
        .query()
        .updateTable('players')
        .set({ user_id: userId, handing_over: 1 })
        .where('id', '=', devicePlayerId)
        .execute();
    },

    async nextHandingOver() {
      const row = await database
        .query()
        .selectFrom('players')
        .select(['id', 'user_id'])
        .where(sql<boolean>`handing_over = 1`) // as the index has it
        .where('user_id', 'is not', null)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      return row?.user_id ? { playerId: row.id, userId: row.user_id } : null;
    },

    lock: (playerId) => lockPlayer(database, playerId),

    async handedOver(devicePlayerId) {
      await database
        .query()
        .updateTable('players')
        .set({ handing_over: null })
        .where('id', '=', devicePlayerId)
        .execute();
    },
  };
}
