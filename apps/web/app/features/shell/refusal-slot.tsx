import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocale } from 'use-intl';
import { isRefusalKey, refusalsWait } from '../../learner/refusals-wait.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';

/** Where learners are told what the server refused for good; what tells it is loaded for them alone. */
export function RefusalSlot() {
  const locale = useLocale();
  const wait = useSyncExternalStore(subscribe, refusalsWait.get, () => false);
  const [notice, setNotice] = useState<ReactNode>(null);

  useEffect(() => {
    if (!wait) return;
    let left = false;
    import('./refusal-notice.tsx')
      .then(({ loadNotice }) => loadNotice(locale))
      .then(
        (loaded) => left || setNotice(loaded),
        (error: unknown) => logFailure(error, 'loading what tells of a refusal'),
      );
    return () => {
      left = true;
      setNotice(null);
    };
  }, [wait, locale]);

  return <div aria-live="polite">{notice}</div>;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', followOtherTabs);
  return refusalsWait.subscribe(listener);
}

function followOtherTabs({ key }: StorageEvent): void {
  if (isRefusalKey(key)) refusalsWait.renew();
}
