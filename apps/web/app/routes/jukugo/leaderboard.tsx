import { boardInBrowser, boardOnServer, listOf } from '../../games/boards/load-board.ts';
import { RankedBoard } from '../../games/boards/ranked-board.tsx';
import type { PageHandle } from '../../lib/pages/page.ts';
import type { Route } from './+types/leaderboard';

export const handle: PageHandle = {
  messages: ['boards', 'inbox', 'audio', 'achievements'],
};

export const loader = (args: Route.LoaderArgs) => boardOnServer(listOf('jukugo', args.request), args, handle);

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  boardInBrowser(listOf('jukugo', args.request), args, handle);
/** The page from the server is everybody's; the own place is asked for in the browser. */
clientLoader.hydrate = true as const;

export default function LeaderboardPage({ loaderData }: Route.ComponentProps) {
  return <RankedBoard game="jukugo" loaded={loaderData} />;
}
