import { getGameLevels } from '@michi/contracts/game-levels';
import type { Api } from '../../api/route.ts';
import type { LevelsService } from './service.ts';

export function levelsRoutes(api: Api, levels: LevelsService): void {
  api.route(getGameLevels, ({ query, locale }) => levels.answer(query.game_type, locale));
}
