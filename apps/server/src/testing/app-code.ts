import { TOTP } from 'otpauth';

/** What an app for codes shows for a secret, in base32, at a time in epoch ms. */
export const appCode = (secret: string, at: number): string =>
  new TOTP({ secret }).generate({ timestamp: at });
