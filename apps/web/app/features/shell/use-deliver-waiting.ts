import { useEffect, useRef } from 'react';
import { isWaitingKey } from '../../learner/keys.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { currentSession, useSession } from '../../lib/device/session.ts';

/**
 * Delivers what was finished without a network, on whatever page the learner comes back to, and lets the device
 * play for the account that is signed in.
 */
export function useDeliverWaiting(): void {
  const session = useSession();
  /** Of a session that was followed nothing may be stored yet, but its end is to be told. */
  const followed = useRef(false);
  useEffect(() => {
    if (session) followed.current = true;
    if (followed.current || anythingWaits())
      deliver().catch((error: unknown) => logFailure(error, 'loading what the learner has'));
  }, [session]);
}

async function deliver(): Promise<void> {
  const { followAccount } = await import('../../learner/follow-account.ts');
  // Asked now: while a page is hydrated, everybody seems to be a guest.
  await followAccount(currentSession());
}

function anythingWaits(): boolean {
  try {
    return Object.keys(localStorage).some(isWaitingKey);
  } catch {
    return false;
  }
}
