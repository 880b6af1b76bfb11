import type { Session } from '../lib/device/session.ts';
import { browserPlayer } from '../play/browser-player.ts';

/**
 * Lets the device play for the account of this session, or for nobody, and delivers what waits. The frame of a page loads
 * this, and with it the player, only when there is something to do.
 */
export function followAccount(session: Session | null): Promise<void> {
  return browserPlayer().follow(session?.token ?? null, session?.user?.id);
}

/** Delivers what waits; resolves when it is there or a later try is planned. */
export const deliverWaiting = (): Promise<void> => browserPlayer().deliver();

/** Forgets what this device alone has of the account that is signed in. */
export const forgetAccount = (account: string): Promise<void> => browserPlayer().forgetAccount(account);
