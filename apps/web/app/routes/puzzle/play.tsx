import { useTranslations } from 'use-intl';
import { Notifications } from '../../features/shell/notifications.tsx';
import { PageHead } from '../../features/shell/page-head.tsx';
import { modeOf } from '../../games/mode-of.ts';
import { GameScreen } from '../../games/puzzle/game-screen.tsx';
import { inBrowser, onServer, type PageHandle } from '../../lib/page.ts';
import type { Route } from './+types/play';

export const handle: PageHandle = { messages: ['puzzle', 'audio', 'achievements'] };

export async function loader(args: Route.LoaderArgs) {
  const mode = modeOf(args.params);
  await onServer(args, handle);
  return mode;
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const mode = modeOf(args.params);
  await inBrowser(args, handle);
  return mode;
}

export default function PlayPage({ loaderData: mode }: Route.ComponentProps) {
  const t = useTranslations('puzzle');
  return (
    <>
      <PageHead title={t('pageTitle', { mode })} description={t('pageDescription')} />
      <Notifications>
        <GameScreen key={mode} mode={mode} />
      </Notifications>
    </>
  );
}
