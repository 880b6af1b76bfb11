import { LoadingState } from '@michi/ui/state';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import '../fonts/hub.generated.css';
import { messagesInBrowser, messagesOnServer, type PageHandle } from '../lib/pages/page.ts';

export const handle: PageHandle = { messages: [] };

export const loader = messagesOnServer(handle);
export const clientLoader = messagesInBrowser(handle);

/** Stands for any page where there is no network: the service worker leads here, and the router from here to the page. */
export default function ShellPage() {
  const t = useTranslations('common');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const to = search.get('to') ?? '';
  useEffect(() => {
    const isOwn = /^\/(?!\/)/.test(to); // two slashes would lead to another site
    void navigate((isOwn ? to : '/games') + location.hash, { replace: true });
  }, [to, navigate]);
  return (
    <div className="wrap">
      <title>Kanji no Michi</title>
      <meta name="robots" content="noindex" />
      <LoadingState label={t('opening')} />
    </div>
  );
}
