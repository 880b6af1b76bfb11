import { useSyncExternalStore } from 'react';
import { isRefusalKey, refusalsWait } from '../../learner/outbox/refusals-wait.ts';
import { type LoadPart, useLaterPart } from './use-later-part.ts';

/** Where learners are told what the server refused for good; what tells it is loaded for them alone. */
export function RefusalSlot() {
  const wait = useSyncExternalStore(subscribe, refusalsWait.get, () => false);
  return <div aria-live="polite">{useLaterPart(wait, load)}</div>;
}

const load: LoadPart = async (locale) => (await import('./refusal-notice.tsx')).loadNotice(locale);

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', followOtherTabs);
  return refusalsWait.subscribe(listener);
}

function followOtherTabs({ key }: StorageEvent): void {
  if (isRefusalKey(key)) refusalsWait.renew();
}
