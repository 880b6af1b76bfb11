import { setImmediate as nextTurn } from 'node:timers/promises';
import { fieldError } from '../../api/api-error.ts';
import type { Ms } from '../../db/schema.ts';
import type { WriteQueue } from '../../db/write-queue.ts';
import type { BackgroundJobs } from '../../pacing/jobs.ts';
import { deviceKey } from '../../secrets/device-key.ts';
import { type HandOver, handOverStep } from './hand-over.ts';
import type { DevicesRepository } from './repository.ts';

/** How long joining waits for what is handed over piece by piece; what is not yet by then comes soon. */
const settledWithinMs: Ms = 5_000;

export interface DevicesParts {
  readonly repository: Pick<
    DevicesRepository,
    'enter' | 'playerOfAccount' | 'join' | 'nextHandingOver' | 'lock' | 'handedOver'
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
   * Lets a device play for an account, which takes over what the device has reached. False when it has joined this
   * account before. Throws an ApiError when it plays for another one.
   */
  join(deviceId: string, userId: string): Promise<boolean>;
}

export function createDevicesService(parts: DevicesParts): DevicesService {
  const { repository, queue, jobs, now } = parts;
  const wakeHandOver = jobs.add(handOverStep({ repository, queue, now, steps: parts.handOver }));
  wakeHandOver(); // what a former process has left
  return {
    async join(deviceId, userId) {
      const isNew = await queue.run(async () => {
        const at = now();
        const device = await repository.enter(deviceKey(deviceId), at);
        if (device.userId === userId) return false;
        if (device.userId !== null) throw fieldError(409, 'deviceId', 'device.ofOther');
        const account = await repository.playerOfAccount(userId, at);
        for (const merge of parts.merge) {
          await merge(device.playerId, account);
          await nextTurn();
        }
        await repository.join(device.playerId, userId);
        return true;
      });
      wakeHandOver();
      await jobs.settled(settledWithinMs);
      return isNew;
    },
  };
}
