import type { Ms } from '../../db/schema.ts';
import type { WriteQueue } from '../../db/write-queue.ts';
import type { JobStep } from '../../pacing/jobs.ts';
import type { DevicesRepository } from './repository.ts';

/** Hands some of what one player has over to another; false when nothing is left of it. Part of a transaction. */
export type HandOver = (from: string, into: string) => Promise<boolean>;

export interface HandOverParts {
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
export const handOverStep =
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
