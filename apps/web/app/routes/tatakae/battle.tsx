import { useTranslations } from 'use-intl';
import { Notifications } from '../../features/shell/notifications.tsx';
import { PageHead } from '../../features/shell/page-head.tsx';
import { BattleScreen } from '../../games/tatakae/battle-screen.tsx';
import { inBrowser, onServer, type PageHandle } from '../../lib/page.ts';
import type { Route } from './+types/battle';

export const handle: PageHandle = { messages: ['tatakae', 'audio', 'achievements'] };

export async function loader(args: Route.LoaderArgs) {
  await onServer(args, handle);
  return null;
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  await inBrowser(args, handle);
  return null;
}

export default function BattlePage() {
  const t = useTranslations('tatakae');
  return (
    <>
      <PageHead title={t('battleTitle')} description={t('pageDescription')} />
      <Notifications>
        <BattleScreen />
      </Notifications>
    </>
  );
}
