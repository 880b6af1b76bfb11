import { getGameLevels } from '@michi/contracts/game-levels';

/** The frame of the site with its two pages. */
export const framePages = ['/', '/games'] as const;

/** The pages on which a level is played, in the order of play. */
export async function playPages(serverUrl: string): Promise<string[]> {
  const response = await fetch(`${serverUrl}${getGameLevels.path}?game_type=mitsukete`);
  const { data } = getGameLevels.responses[200].parse(await response.json());
  return data.map(({ id }) => `/mitsukete/play/${id}`);
}
