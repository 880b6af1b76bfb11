import { playableGames } from '@michi/games/catalogue';
import { Outlet, useLocation } from 'react-router';
import { ErrorPage } from '../features/shell/error-page.tsx';
import { Notifications } from '../features/shell/notifications.tsx';
import { SiteFrame } from '../features/shell/site-frame.tsx';
import { useProblem } from '../features/shell/use-problem.ts';
import { GameError } from '../games/game-error.tsx';
import { withoutPrefix } from '../lib/language/locale.ts';
import type { Route } from './+types/game';

/** Around every page of a game, which may show messages: when one breaks, the game says so. */
export default function GamePages() {
  return (
    <Notifications>
      <Outlet />
    </Notifications>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const problem = useProblem(error);
  const [, first] = withoutPrefix(useLocation().pathname).split('/');
  const game = playableGames.find((id) => id === first);
  if (game && problem === 'broken') return <GameError game={game} />;
  return (
    <SiteFrame>
      <ErrorPage problem={problem} />
    </SiteFrame>
  );
}
