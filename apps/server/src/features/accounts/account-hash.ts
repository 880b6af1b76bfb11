import { createHmac } from 'node:crypto';
import { emailKey } from './username-key.ts';

const hashBytes = 16;

/** What tells the account of an address from others, where the address itself does not belong. */
export type AccountHash = (email: string) => string;

/** The hashes of one secret, 22 characters: without the secret nobody can try out addresses. */
export const createAccountHash =
  (secret: Buffer): AccountHash =>
  (email) => {
    const whole = createHmac('sha256', secret)
      .update(`account.${emailKey(email)}`)
      .digest();
    return whole.subarray(0, hashBytes).toString('base64url');
  };
