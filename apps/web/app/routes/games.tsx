import { Eyebrow } from '@michi/ui/eyebrow';
import { useTranslations } from 'use-intl';
import { ShelfBooks } from '../features/hub/shelf-books.tsx';
import { PageHead } from '../features/shell/page-head.tsx';
import { shelf } from '../games/shelf.ts';
import { inBrowser, onServer, type PageHandle } from '../lib/page.ts';
import type { Route } from './+types/games';

export const handle: PageHandle = { messages: ['games'] };

export async function loader(args: Route.LoaderArgs) {
  await onServer(args, handle);
  return null;
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  await inBrowser(args, handle);
  return null;
}

export default function Games() {
  const t = useTranslations('games');
  const ready = shelf.filter(({ path }) => path !== null).length;
  return (
    <div className="wrap section">
      <PageHead title={t('title')} description={t('description')} />
      <div className="sec-head">
        <div>
          <Eyebrow japanese="遊びの棚">{t('eyebrow')}</Eyebrow>
          <h1>{t('heading')}</h1>
          <p className="lead">{t('lead', { ready, drying: shelf.length - ready })}</p>
        </div>
      </div>
      <ShelfBooks heading="h2" />
    </div>
  );
}
