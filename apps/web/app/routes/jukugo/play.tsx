import { freeMode } from '@michi/games/series';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { GameScreen } from '../../games/jukugo/game-screen.tsx';
import { modeInBrowser, modeOnServer } from '../../games/load-mode.ts';
import type { PageHandle } from '../../lib/pages/page.ts';
import type { Route } from './+types/play';

export const handle: PageHandle = { messages: ['jukugo', 'audio', 'achievements'], isPlayed: true };

export const loader = modeOnServer(handle);
export const clientLoader = modeInBrowser(handle);

export default function JukugoPage({ loaderData: mode }: Route.ComponentProps) {
  const t = useTranslations('jukugo');
  const title = mode === freeMode ? t('pageTitle') : t('modePageTitle', { mode: t(`modes.${mode}`) });
  return (
    <>
      <PageHead title={title} description={t('pageDescription', { mode })} />
      <GameScreen key={mode} mode={mode} />
    </>
  );
}
