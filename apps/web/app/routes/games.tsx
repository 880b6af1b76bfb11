import { useTranslations } from 'use-intl';
import { filterOf } from '../features/hub/filters.ts';
import { Hub } from '../features/hub/hub.tsx';
import { loadHub } from '../features/hub/load-hub.ts';
import { PageHead } from '../features/shell/page-head.tsx';
import '../fonts/hub.generated.css';
import { builtInGames } from '../features/hub/hub-game.ts';
import { logFailure } from '../lib/calls/log-failure.ts';
import { inBrowser, onServer, type PageHandle, usePageParameter } from '../lib/pages/page.ts';
import type { Route } from './+types/games';

export { unlessOnlySearchChanged as shouldRevalidate } from '../lib/pages/revalidate.ts';

export const handle: PageHandle = { messages: ['games', 'inbox'] };

export async function loader(args: Route.LoaderArgs) {
  const { locale, data } = await onServer(args, handle);
  return { entries: await loadHub(data.games, builtInGames, locale, data.logFailure) };
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const locale = await inBrowser(args, handle);
  // what speaks to the server is loaded now: the first visit does without it
  const list = async () => (await import('../features/hub/fetch-games.ts')).fetchGames(locale);
  return { entries: await loadHub(list, builtInGames, locale, logFailure) };
}

export default function Games({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('games');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <Hub entries={loaderData.entries} filter={filterOf(usePageParameter('filter'))} />
    </>
  );
}
