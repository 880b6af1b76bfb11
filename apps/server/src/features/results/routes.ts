import { postGameResult, postGameTicket } from '@michi/contracts/game-results';
import { type Api, answer } from '../../api/route.ts';
import type { ResultsService } from './service.ts';

export function resultsRoutes(api: Api, results: ResultsService): void {
  api.route(postGameTicket, async ({ body }) => answer(201, await results.issueTicket(body)));
  api.route(postGameResult, async ({ body, client }) =>
    answer(200, await results.submit(body, client.address)),
  );
}
