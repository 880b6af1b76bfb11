import type { Session } from '../lib/device/session.ts';
import { browserLearner, followed } from './browser-learner.ts';

/**
 * Lets the device play for the account of this session, or for nobody, and delivers what waits. The frame of a page loads
 * this, and with it the learner, only when there is something to do.
 */
export const followAccount = (session: Session | null): Promise<void> =>
  browserLearner().follow(session && followed(session));

/** Sends what waits, for 3 s at most. Answers how much is still not sent. */
export const sendBeforeLeaving = (): Promise<number> => browserLearner().sendBeforeLeaving();

/** Once the session ends, the device forgets what it alone has of the account. */
export const forgetAccount = (): Promise<void> => browserLearner().forgetAccount();

/** Ends the session; with `forget`, what this device alone has of the account goes. */
export const logOut = (how: { readonly forget: boolean }): Promise<void> => browserLearner().logOut(how);
