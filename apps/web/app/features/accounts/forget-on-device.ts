/** Forgets what this device alone has of an account. Rejects when the player's code cannot be loaded. */
export async function forgetOnDevice(account: string): Promise<void> {
  const { forgetAccount } = await import('../../play/follow-account.ts');
  forgetAccount(account);
}
