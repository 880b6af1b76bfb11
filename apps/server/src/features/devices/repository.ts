import { randomUUIDv7 as newId } from 'node:crypto';
import { deviceRevoked } from '@michi/contracts/contract';
import { sql } from 'kysely';
import { ApiError } from '../../api/api-error.ts';
import { type Alive, aliveAt } from '../../db/live-sessions.ts';
import type { Database } from '../../db/open.ts';
import { lockPlayer } from '../../db/owners.ts';
import { prepared } from '../../db/prepared.ts';
import type { Flag, Ms } from '../../db/schema.ts';

/** A device as it is stored: its own player, and the account and the session it plays for. */
export interface EnteredDevice {
  readonly playerId: string;
  readonly userId: string | null;
  readonly sessionId: string | null;
  /** 1 of a device that has joined an account, when the session is over by which it did so last. */
  readonly isRevoked: Flag;
}

/** Who plays on a device. */
interface PlayingPlayer {
  readonly playerId: string;
  readonly isGuest: boolean;
}

interface NewDevice extends Alive {
  readonly id: string;
  readonly deviceKey: string;
  readonly at: Ms;
}

/**
 * Who plays on a device. Each device has a player of its own; once it has joined an account, the account's player
 * plays on it, and the device's own only notes that. What finds a player by the secret of a device throws ApiError 401
 * with the code `device.revoked` once the session is over by which the device joined.
 */
export interface DevicesRepository {
  /** The player who plays on a device; null when nothing was ever heard of it. */
  playerOf(deviceKey: string, at: Ms): Promise<string | null>;
  /**
   * The player who plays on a device, which is entered when new. Until the end of the transaction nobody else
   * writes for this player, and the device joins no account.
   */
  playerFor(deviceKey: string, at: Ms): Promise<string>;
  /** The same, and whether the device plays for no account. */
  playing(deviceKey: string, at: Ms): Promise<PlayingPlayer>;
  /** The device, entered when new and locked like that, also when it is revoked. */
  enter(deviceKey: string, at: Ms): Promise<EnteredDevice>;
  /** Whether a device has joined the account whose player this is, by whatever session. */
  hasJoined(deviceKey: string, accountPlayerId: string): Promise<boolean>;
  /** The player of an account; null when it has none yet. */
  playerOfUser(userId: string): Promise<string | null>;
  /** The player of an account, entered when new and locked like that. */
  playerOfAccount(userId: string, at: Ms): Promise<string>;
  /** Keeps a session from ending until the commit; false when it has ended. */
  lockSession(sessionId: string): Promise<boolean>;
  /** Notes for which account a device plays, by which session, and that it now hands over what it has. */
  join(devicePlayerId: string, userId: string, sessionId: string): Promise<void>;
  /** Notes by which session a device goes on to play for its account. */
  bind(devicePlayerId: string, sessionId: string): Promise<void>;
  /** A device that has something to hand over, and its account. */
  nextHandingOver(): Promise<{ readonly playerId: string; readonly userId: string } | null>;
  /** Keeps everybody else from writing for this player until the commit. */
  lock(playerId: string): Promise<void>;
  /** Notes that a device has nothing left. */
  handedOver(devicePlayerId: string): Promise<void>;
}

/** Of a row of `players`: `EnteredDevice.isRevoked`. */
const isRevoked = ({ usedSince, begunSince }: Alive) => sql<Flag>`case
  when players.user_id is null then
    case when exists (select 1 from revoked_devices where device_key = players.device_key) then 1 else 0 end
  when exists (
    select 1 from sessions
    where id = players.session_id and last_used_at >= ${usedSince} and created_at >= ${begunSince}
  ) then 0
  else 1
end`;

/** A device that may play. Throws ApiError 401 for one that is revoked. */
export function admitted<Found extends Pick<EnteredDevice, 'isRevoked'>>(found: Found): Found {
  if (found.isRevoked === 1)
    throw new ApiError(401, { sentence: { key: 'device.revoked' }, code: deviceRevoked });
  return found;
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
      .returning(['id as playerId', 'user_id as userId', 'session_id as sessionId'])
      .returning(isRevoked(device).as('isRevoked')),
  );
  const findPlayer = prepared(database, (query, asked: Alive & { deviceKey: string }) =>
    query
      .selectFrom('players')
      .leftJoin('players as account', (join) =>
        join.onRef('account.user_id', '=', 'players.user_id').on('account.device_key', 'is', null),
      )
      .select(({ fn }) => fn.coalesce('account.id', 'players.id').as('playerId'))
      .select(isRevoked(asked).as('isRevoked'))
      .where('players.device_key', '=', asked.deviceKey)
      .unionAll(
        query
          .selectFrom('revoked_devices')
          .select(['device_key as playerId', sql<Flag>`1`.as('isRevoked')])
          .where('device_key', '=', asked.deviceKey),
      ),
  );

  async function enter(deviceKey: string, at: Ms): Promise<EnteredDevice> {
    const [entered] = await insertOrLock({ id: newId(), deviceKey, at, ...aliveAt(at) });
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
    const { playerId, userId } = admitted(await enter(deviceKey, at));
    if (userId === null) return { playerId, isGuest: true };
    return { playerId: await playerOfAccount(userId, at), isGuest: false };
  }

  return {
    enter,
    playerOfAccount,

    async playerOf(deviceKey, at) {
      const [found] = await findPlayer({ deviceKey, ...aliveAt(at) });
      return found ? admitted(found).playerId : null;
    },

    async hasJoined(deviceKey, accountPlayerId) {
      const joined = await database
        .query()
        .selectFrom('players as device')
        .innerJoin('players as account', 'account.user_id', 'device.user_id')
        .select('device.id')
        .where('device.device_key', '=', deviceKey)
        .where('account.id', '=', accountPlayerId)
        .where('account.device_key', 'is', null)
        .executeTakeFirst();
      return joined !== undefined;
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

    async lockSession(sessionId) {
      const locked = await database
        .query()
        .updateTable('sessions')
        .set((row) => ({ created_at: row.ref('created_at') }))
        .where('id', '=', sessionId)
        .returning('id')
        .executeTakeFirst();
      return locked !== undefined;
    },

    async join(devicePlayerId, userId, sessionId) {
      await database
        .query()
        .updateTable('players')
        .set({ user_id: userId, session_id: sessionId, handing_over: 1 })
        .where('id', '=', devicePlayerId)
        .execute();
    },

    async bind(devicePlayerId, sessionId) {
      await database
        .query()
        .updateTable('players')
        .set({ session_id: sessionId })
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
