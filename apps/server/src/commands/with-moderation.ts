import { createNames } from '../features/accounts/names.ts';
import { createAccountsRepository } from '../features/accounts/repository.ts';
import { createDevicesRepository } from '../features/devices/repository.ts';
import { createModeration, type Moderation } from '../features/leaderboards/moderation.ts';
import { createLeaderboardsRepository } from '../features/leaderboards/repository.ts';
import { createLeaderboardsService } from '../features/leaderboards/service.ts';
import { withDatabase } from './with-database.ts';

/** Does something with the leaderboards, beside the server if it runs. */
export const withModeration = (work: (moderation: Moderation) => Promise<string>): Promise<string> =>
  withDatabase((database) => {
    const devices = createDevicesRepository(database);
    const playerOf = (deviceKey: string) => devices.playerOf(deviceKey, Date.now());
    const repository = createLeaderboardsRepository(database);
    const { called } = createNames(createAccountsRepository(database));
    return work(
      createModeration(database, createLeaderboardsService(repository, playerOf, Date.now), called, Date.now),
    );
  });
