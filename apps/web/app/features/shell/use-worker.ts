import type { Locale } from '@michi/messages/locales';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Opened, Serving } from '../../../worker/protocol.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { withoutPrefix } from '../../lib/language/locale.ts';
import { loadedFiles, pageLoaded } from '../../lib/pages/built-files.ts';
import { createSignal } from '../../lib/react/signal.ts';

/** Whether a newer build than the page's own is there. */
export const newerBuild = createSignal(() => false);

/** Browsers look for a newer build when a page is loaded; this one may stay open for days. */
const lookAfterMs = 60 * 60 * 1000;

/** Lets the service worker keep what each opened page needs, and learns from it of a newer build. */
export function useWorker(locale: Locale): void {
  const { pathname } = useLocation();

  useEffect(() => {
    const { serviceWorker } = navigator;
    if (!serviceWorker) return; // as where the connection is not secure
    const hear = ({ data }: MessageEvent<Serving>) => {
      if (data.build !== globalThis.__reactRouterManifest?.version) newerBuild.set(true);
    };
    serviceWorker.addEventListener('message', hear);
    return () => serviceWorker.removeEventListener('message', hear);
  }, []);

  useEffect(() => {
    if (!import.meta.env.PROD || !navigator.serviceWorker) return;
    let left = false;
    const told = async () => {
      await pageLoaded();
      if (!left) await tell({ locale, path: withoutPrefix(pathname), files: loadedFiles() });
    };
    told().catch((error: unknown) => logFailure(error, 'starting the service worker'));
    return () => {
      left = true;
    };
  }, [locale, pathname]);
}

let lookedAt = performance.now();

async function tell(opened: Opened): Promise<void> {
  await navigator.serviceWorker.register('/worker.js');
  const registration = await navigator.serviceWorker.ready;
  registration.active?.postMessage(opened);
  if (performance.now() - lookedAt < lookAfterMs || !navigator.onLine) return;
  lookedAt = performance.now();
  await registration.update();
}
