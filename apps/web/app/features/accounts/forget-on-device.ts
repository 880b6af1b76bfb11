/** The learner's code is loaded when it is needed; both reject when it cannot be. */
const learner = () => import('../../learner/follow-account.ts');

/** Sends what waits, as far as that is possible now, logs out, and forgets what only this device has of the account. */
export async function leaveDevice(): Promise<void> {
  const { sendBeforeLeaving, logOut } = await learner();
  await sendBeforeLeaving();
  await logOut({ forget: true });
}

/** Once the session ends, this device forgets what it alone has of the account; what still waits goes unsent. */
export const forgetOnDevice = async (): Promise<void> => (await learner()).forgetAccount();
