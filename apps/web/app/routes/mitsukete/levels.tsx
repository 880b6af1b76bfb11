import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { fetchLevels } from '../../games/mitsukete/fetch-levels.ts';
import { MitsuketeFrame } from '../../games/mitsukete/frame.tsx';
import { LevelSelect } from '../../games/mitsukete/level-select.tsx';
import { loadLevels } from '../../games/mitsukete/levels.ts';
import { useRememberLevels } from '../../games/mitsukete/use-remember-levels.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { inBrowser, onServer, type PageHandle } from '../../lib/pages/page.ts';
import type { Route } from './+types/levels';

export const handle: PageHandle = { messages: ['mitsukete', 'audio'] };

export async function loader(args: Route.LoaderArgs) {
  const { locale, data } = await onServer(args, handle);
  return loadLevels(() => data.gameLevels('mitsukete', locale), locale, data.logFailure);
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const locale = await inBrowser(args, handle);
  return loadLevels(() => fetchLevels(locale), locale, logFailure);
}

export default function LevelsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('mitsukete');
  const { revalidate, state } = useRevalidator();
  useRememberLevels(loaderData);
  return (
    <MitsuketeFrame subtitle={t('levels.subtitle')} back={{ to: '/mitsukete', label: t('levels.back') }}>
      <PageHead title={t('levels.pageTitle')} description={t('levels.pageDescription')} />
      <LevelSelect {...loaderData} retry={() => void revalidate()} retrying={state === 'loading'} />
    </MitsuketeFrame>
  );
}
