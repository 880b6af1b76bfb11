import { LoadingState } from '@michi/ui/state';
import { useTranslations } from 'use-intl';
import { useSession } from '../../lib/device/session.ts';
import { useHydrated } from '../../lib/pages/hydrated.ts';
import { later, useLater } from '../../lib/react/use-later.ts';
import { ErrorPage } from '../shell/error-page.tsx';
import { SiteFrame } from '../shell/site-frame.tsx';

const desk = later(() => import('./desk.tsx'));

/** The administration, loaded for admins alone; for everybody else there is no such page. */
export function AdminGate() {
  const session = useSession();
  const hydrated = useHydrated();
  if (hydrated && session?.user?.role === 'admin') return <LoadedDesk />;
  return (
    <SiteFrame>
      <ErrorPage problem="notFound" />
    </SiteFrame>
  );
}

function LoadedDesk() {
  const t = useTranslations('common');
  const loaded = useLater(desk);
  return loaded ? <loaded.Desk /> : <LoadingState label={t('opening')} />;
}
