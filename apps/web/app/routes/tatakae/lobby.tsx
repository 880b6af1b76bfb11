import { useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { TatakaeFrame } from '../../games/tatakae/frame.tsx';
import { Lobby } from '../../games/tatakae/lobby.tsx';
import { inBrowser, onServer, type PageHandle } from '../../lib/page.ts';
import type { Route } from './+types/lobby';

export const handle: PageHandle = { messages: ['tatakae', 'audio'] };

export async function loader(args: Route.LoaderArgs) {
  await onServer(args, handle);
  return null;
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  await inBrowser(args, handle);
  return null;
}

export default function LobbyPage() {
  const t = useTranslations('tatakae');
  const common = useTranslations('common');
  return (
    <TatakaeFrame subtitle={t('lobby.subtitle')} back={{ to: '/games', label: common('backToGames') }}>
      <PageHead title={t('pageTitle')} description={t('pageDescription')} />
      <Lobby />
    </TatakaeFrame>
  );
}
