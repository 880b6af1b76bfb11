import { useTranslations } from 'use-intl';
import { Notifications } from '../features/shell/notifications.tsx';
import { PageHead } from '../features/shell/page-head.tsx';
import { GameScreen } from '../games/jukugo/game-screen.tsx';
import { modeOf } from '../games/mode-of.ts';
import { inBrowser, onServer, type PageHandle } from '../lib/page.ts';
import type { Route } from './+types/jukugo';

export const handle: PageHandle = { messages: ['jukugo', 'audio', 'achievements'] };

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

export default function JukugoPage({ loaderData: mode }: Route.ComponentProps) {
  const t = useTranslations('jukugo');
  const title = mode === 'puzzle' ? t('pageTitle') : t('modePageTitle', { mode: t(`modes.${mode}`) });
  return (
    <Notifications>
      <PageHead title={title} description={t('pageDescription')} />
      <GameScreen key={mode} mode={mode} />
    </Notifications>
  );
}
