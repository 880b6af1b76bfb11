import { useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { MitsuketeFrame } from '../../games/mitsukete/frame.tsx';
import { Menu } from '../../games/mitsukete/menu.tsx';
import { inBrowser, onServer, type PageHandle } from '../../lib/page.ts';
import type { Route } from './+types/menu';

export const handle: PageHandle = { messages: ['mitsukete', 'audio'] };

export async function loader(args: Route.LoaderArgs) {
  await onServer(args, handle);
  return null;
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  await inBrowser(args, handle);
  return null;
}

export default function MenuPage() {
  const t = useTranslations('mitsukete');
  const common = useTranslations('common');
  return (
    <MitsuketeFrame subtitle={t('menu.subtitle')} back={{ to: '/games', label: common('backToGames') }}>
      <PageHead title={t('pageTitle')} description={t('pageDescription')} />
      <Menu />
    </MitsuketeFrame>
  );
}
