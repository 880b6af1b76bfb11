/** The player's code is loaded when it is needed; both reject when it cannot be. */
const player = () => import('../../learner/follow-account.ts');

/** Delivers what waits on this device, as far as that is possible now. */
export const deliverFromDevice = async (): Promise<void> => (await player()).deliverWaiting();

/** Forgets what this device alone has of the account that is signed in; what still waits goes unsent. */
export const forgetOnDevice = async (account: string): Promise<void> =>
  (await player()).forgetAccount(account);
