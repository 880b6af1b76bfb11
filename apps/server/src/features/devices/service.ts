import { fieldError } from '../../api/api-error.ts';
import type { Ms } from '../../db/schema.ts';
import type { WriteQueue } from '../../db/write-queue.ts';
import { deviceKey } from '../../secrets/device-key.ts';
import type { DevicesRepository } from './repository.ts';

export interface DevicesParts {
  readonly repository: Pick<DevicesRepository, 'enter' | 'playerOfAccount' | 'join'>;
  readonly queue: WriteQueue;
  readonly now: () => Ms;
  /** Drops the runs of one player that another has played just so, as they count once. */
  dropDoubled(from: string, into: string): Promise<void>;
  /** Each hands what one player has over to another, who may have something already. */
  mergeAnswers(from: string, into: string): Promise<void>;
  /** After the answers were merged. */
  mergeMemories(from: string, into: string): Promise<void>;
  mergeClaims(from: string, into: string): Promise<void>;
  moveResults(from: string, into: string): Promise<void>;
  mergeTickets(from: string, into: string): Promise<void>;
  mergeProgress(from: string, into: string): Promise<void>;
  /** After results and progress were merged. */
  rankOpened(playerId: string): Promise<void>;
  mergeJourneys(from: string, into: string): Promise<void>;
  /** After the results were moved. */
  mergeLeaderboards(from: string, into: string): Promise<void>;
}

export interface DevicesService {
  /**
   * Lets a device play for an account, which takes over what the device has reached. False when it has joined this
   * account before. Throws an ApiError when it plays for another one.
   */
  join(deviceId: string, userId: string): Promise<boolean>;
}

export function createDevicesService(parts: DevicesParts): DevicesService {
  const { repository, queue, now } = parts;
  return {
    join: (deviceId, userId) =>
      queue.run(async () => {
        const at = now();
        const device = await repository.enter(deviceKey(deviceId), at);
        if (device.userId === userId) return false;
        if (device.userId !== null) throw fieldError(409, 'deviceId', 'device.ofOther');
        const account = await repository.playerOfAccount(userId, at);
        await repository.join(device.playerId, userId);
        await parts.dropDoubled(device.playerId, account);
        await parts.mergeAnswers(device.playerId, account);
        await parts.mergeMemories(device.playerId, account);
        await parts.mergeClaims(device.playerId, account);
        await parts.moveResults(device.playerId, account);
        await parts.mergeTickets(device.playerId, account);
        await parts.mergeProgress(device.playerId, account);
        await parts.rankOpened(account);
        await parts.mergeJourneys(device.playerId, account);
        await parts.mergeLeaderboards(device.playerId, account);
        return true;
      }),
  };
}
