import { useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { DifficultyPicker } from '../../games/tabibito/difficulty-picker.tsx';
import { TabibitoFrame } from '../../games/tabibito/frame.tsx';
import { loadPaths } from '../../games/tabibito/load-paths.ts';
import { orElse } from '../../lib/calls/or-else.ts';
import { inBrowser, onServer, type PageHandle } from '../../lib/pages/page.ts';
import type { Route } from './+types/difficulties';

export const handle: PageHandle = { messages: ['tabibito', 'audio'] };

export async function loader(args: Route.LoaderArgs) {
  const { locale, data } = await onServer(args, handle);
  return orElse(() => data.tabibitoPaths(undefined, locale), [], 'loading the paths', data.logFailure);
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const locale = await inBrowser(args, handle);
  return loadPaths(undefined, locale, args.serverLoader);
}

export default function DifficultiesPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('tabibito');
  const common = useTranslations('common');
  return (
    <TabibitoFrame subtitle={t('subtitle')} back={{ to: '/games', label: common('backToGames') }}>
      <PageHead title={t('pageTitle')} description={t('pageDescription')} />
      <DifficultyPicker paths={loaderData} />
    </TabibitoFrame>
  );
}
