import { useTranslations } from 'use-intl';
import { Home } from '../features/home/home.tsx';
import { ShelfBooks } from '../features/hub/shelf-books.tsx';
import { PageHead } from '../features/shell/page-head.tsx';
import { shelf } from '../games/shelf.ts';
import { inBrowser, onServer, type PageHandle } from '../lib/page.ts';
import type { Route } from './+types/home';

export const handle: PageHandle = { messages: ['home', 'games'] };
/** As many books as one row of the shelf holds on a wide screen. */
const booksShown = 4;

export async function loader(args: Route.LoaderArgs) {
  await onServer(args, handle);
  return null;
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  await inBrowser(args, handle);
  return null;
}

export default function HomePage() {
  const t = useTranslations('home');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <Home>
        <ShelfBooks books={shelf.slice(0, booksShown)} />
      </Home>
    </>
  );
}
