import { setImmediate as nextTurn } from 'node:timers/promises';
import { ApiError, fieldError } from '../../api/api-error.ts';
import type { Caller } from '../../api/caller.ts';
import type { Ms } from '../../db/schema.ts';
import type { WriteQueue } from '../../db/write-queue.ts';
import type { BackgroundJobs, JobStep } from '../../pacing/jobs.ts';
import { deviceKey } from '../../secrets/device-key.ts';
import { admitted, type DevicesRepository } from './repository.ts';

/** How long joining waits for what is handed over piece by piece; what is not yet by then comes soon. */
const settledWithinMs: Ms = 5_000;

export interface DevicesParts {
  readonly repository: Pick<
    DevicesRepository,
    'enter' | 'playerOfAccount' | 'lockSession' | 'join' | 'bind' | 'nextHandingOver' | 'lock' | 'handedOver'
  >;
  readonly queue: WriteQueue;
  readonly jobs: BackgroundJobs;
  readonly now: () => Ms;
  /** Each merges what is small: hands what one player has over to another, who may have something already. */
  readonly merge: readonly ((from: string, into: string) => Promise<void>)[];
  /** The rest, piece by piece. */
  readonly handOver: readonly HandOver[];
}

export interface DevicesService {
  /**
   * Lets a device play for the account of a session, as long as that session is alive. The account takes over what the
   * device has reached. False when it has joined this account before; then it is bound to this session from now on. Throws
   * ApiError 409 when it plays for another account, 401 when it did so and is revoked, and when the session is over.
   */
  join(deviceId: string, caller: Pick<Caller, 'user' | 'sessionId'>): Promise<boolean>;
}

export function createDevicesService(parts: DevicesParts): DevicesService {
  const { repository, queue, jobs, now } = parts;
  const wakeHandOver = jobs.add(handOverStep({ repository, queue, now, steps: parts.handOver }));
  wakeHandOver(); // what a former process has left
  return {
    async join(deviceId, { user, sessionId }) {
      const userId = user.id;
      const isNew = await queue.run(async () => {
        const at = now();
        // Before any player: so does whatever ends a session.
        if (!(await repository.lockSession(sessionId))) throw new ApiError(401);
        const device = await repository.enter(deviceKey(deviceId), at);
        if (device.userId === userId) {
          if (device.sessionId !== sessionId) await repository.bind(device.playerId, sessionId);
          return false;
        }
        if (admitted(device).userId !== null) throw fieldError(409, 'deviceId', 'device.ofOther');
        const account = await repository.playerOfAccount(userId, at);
        for (const merge of parts.merge) {
          await merge(device.playerId, account);
          await nextTurn();
        }
        await repository.join(device.playerId, userId, sessionId);
        return true;
      });
      wakeHandOver();
      await jobs.settled(settledWithinMs);
      return isNew;
    },
  };
}

/** Hands some of what one player has over to another; false when nothing is left of it. Part of a transaction. */
type HandOver = (from: string, into: string) => Promise<boolean>;

interface HandOverParts {
  readonly repository: Pick<DevicesRepository, 'nextHandingOver' | 'lock' | 'playerOfAccount' | 'handedOver'>;
  readonly queue: WriteQueue;
  readonly now: () => Ms;
  /** In this order: each begins when nothing is left of what those before hand over. */
  readonly steps: readonly HandOver[];
}

/**
 * Hands over to accounts what devices that have joined them still have, a part each time it is called, in a transaction of
 * its own. Which devices have something is noted with the device, so that it goes on after a stop.
 */
const handOverStep =
  ({ repository, queue, now, steps }: HandOverParts): JobStep =>
  () =>
    queue.run(async () => {
      const device = await repository.nextHandingOver();
      if (device === null) return false;
      await repository.lock(device.playerId);
      const account = await repository.playerOfAccount(device.userId, now());
      for (const step of steps) if (await step(device.playerId, account)) return true;
      await repository.handedOver(device.playerId);
      return true;
    });
