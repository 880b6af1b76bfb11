import { postChallengeClaim } from '@michi/contracts/challenges';
import { type Api, answer } from '../../api/route.ts';
import type { ChallengesService } from './service.ts';

export function challengesRoutes(api: Api, challenges: Pick<ChallengesService, 'claim'>): void {
  api.route(postChallengeClaim, async ({ headers, params, body }) =>
    answer(200, await challenges.claim(headers['x-device-id'], params.challenge, body)),
  );
}
