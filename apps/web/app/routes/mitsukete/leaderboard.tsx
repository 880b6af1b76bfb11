import { useTranslations } from 'use-intl';
import { BoardPage } from '../../games/boards/board-page.tsx';
import { boardInBrowser, boardOnServer, type ListedLevel, listOf } from '../../games/boards/load-board.ts';
import { fetchLevels } from '../../games/mitsukete/fetch-levels.ts';
import { loadLevels } from '../../games/mitsukete/levels.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { inBrowser, onServer, type PageHandle } from '../../lib/pages/page.ts';
import type { Route } from './+types/leaderboard';

export const handle: PageHandle = { messages: ['boards', 'inbox', 'audio', 'achievements'] };

/** Only levels of the server have lists. */
const listed = ({ levels, source }: Awaited<ReturnType<typeof loadLevels>>): ListedLevel[] =>
  source === 'server' ? levels.map(({ id, name }) => ({ id, name })) : [];

export async function loader(args: Route.LoaderArgs) {
  const { locale, data } = await onServer(args, handle);
  const [board, levels] = await Promise.all([
    boardOnServer(listOf('mitsukete', args.request), args, handle),
    loadLevels(() => data.gameLevels('mitsukete', locale), locale, data.logFailure),
  ]);
  return { ...board, levels: listed(levels) };
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const locale = await inBrowser(args, handle);
  const [board, levels] = await Promise.all([
    boardInBrowser(listOf('mitsukete', args.request), args, handle),
    loadLevels(() => fetchLevels(locale), locale, logFailure),
  ]);
  return { ...board, levels: listed(levels) };
}
/** The page from the server is everybody's; the own place is asked for in the browser. */
clientLoader.hydrate = true as const;

export default function LeaderboardPage({ loaderData: { levels, ...loaded } }: Route.ComponentProps) {
  const t = useTranslations('boards');
  return (
    <BoardPage
      game="mitsukete"
      loaded={loaded}
      levels={levels}
      playAt="/mitsukete/levels"
      back={{ to: '/mitsukete', label: t('toMenu') }}
    />
  );
}
