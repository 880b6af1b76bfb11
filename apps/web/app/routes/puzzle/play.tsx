import { useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { modeInBrowser, modeOnServer } from '../../games/load-mode.ts';
import { GameScreen } from '../../games/puzzle/game-screen.tsx';
import type { PageHandle } from '../../lib/pages/page.ts';
import type { Route } from './+types/play';

export const handle: PageHandle = { messages: ['puzzle', 'audio', 'achievements'], isPlayed: true };

export const loader = modeOnServer(handle);
export const clientLoader = modeInBrowser(handle);

export default function PlayPage({ loaderData: mode }: Route.ComponentProps) {
  const t = useTranslations('puzzle');
  return (
    <>
      <PageHead title={t('pageTitle', { mode })} description={t('pageDescription', { mode })} />
      <GameScreen key={mode} mode={mode} />
    </>
  );
}
