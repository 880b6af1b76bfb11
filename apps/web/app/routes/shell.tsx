import { LoadingState } from '@michi/ui/state';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import '../fonts/hub.generated.css';
import { ErrorPage } from '../features/shell/error-page.tsx';
import { useHydrated } from '../lib/pages/hydrated.ts';
import { ownPath } from '../lib/pages/own-path.ts';
import { messagesInBrowser, messagesOnServer, type PageHandle } from '../lib/pages/page.ts';

export const handle: PageHandle = { messages: [] };

export const loader = messagesOnServer(handle);
export const clientLoader = messagesInBrowser(handle);

/** Stands for any page where there is no network: the service worker leads here, and the router from here to the page. */
export default function ShellPage() {
  const t = useTranslations('common');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const to = ownPath(search.get('to') ?? '/games');
  const isHydrated = useHydrated(); // the server does not read where to
  useEffect(() => {
    if (to !== null) void navigate(to + location.hash, { replace: true });
  }, [to, navigate]);
  if (to === null && isHydrated) return <ErrorPage problem="notFound" />;
  return (
    <div className="wrap">
      <title>Kanji no Michi</title>
      <meta name="robots" content="noindex" />
      <LoadingState label={t('opening')} />
    </div>
  );
}
