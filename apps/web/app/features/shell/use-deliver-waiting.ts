import { useEffect } from 'react';
import { waitingPrefix } from '../../play/waiting-prefix.ts';

/** Delivers what was finished without a network, on whatever page the learner comes back to. */
export function useDeliverWaiting(): void {
  useEffect(() => {
    if (anythingWaits()) void import('../../play/browser-player.ts').then((module) => module.browserPlayer());
  }, []);
}

function anythingWaits(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(waitingPrefix));
  } catch {
    return false;
  }
}
