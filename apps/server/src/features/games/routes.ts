import { getGames } from '@michi/contracts/games';
import type { Api } from '../../api/route.ts';
import type { GamesService } from './service.ts';

export function gamesRoutes(api: Api, games: GamesService): void {
  api.route(getGames, () => games.answer());
}
