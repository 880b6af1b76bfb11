import type { Contract } from '@michi/contracts/contract';
import { deviceHeader } from '@michi/contracts/headers';
import { socialCookies } from '@michi/contracts/social-login';
import * as z from 'zod/mini';
import type { Security, SecurityScheme } from './types.ts';

const closedCookie = (name: string, description: string): SecurityScheme => ({
  type: 'apiKey',
  in: 'cookie',
  name,
  description,
});

/** The ways in which a caller identifies itself. */
export const securitySchemes: Readonly<Record<string, SecurityScheme>> = {
  session: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token that registering and logging in answer with.',
  },
  device: {
    type: 'apiKey',
    in: 'header',
    name: deviceHeader,
    description:
      'The secret that a device makes up for itself, to play without an account: device_ and 16 to 64 letters, digits, hyphens or underscores.',
  },
  [socialCookies.flow]: closedCookie(
    socialCookies.flow,
    'Given to a browser that leaves to sign in with another provider.',
  ),
  [socialCookies.session]: closedCookie(
    socialCookies.session,
    'Given for a minute to a browser that came back from another provider.',
  ),
  [socialCookies.link]: closedCookie(
    socialCookies.link,
    'Given to a browser that came back from another provider and shall confirm this by mail.',
  ),
};

/** The identification that a call requires: none for a call that is the same for all callers. */
export function securityOf(contract: Contract, headers: readonly string[]): Security {
  const { access, cookie } = contract;
  const ways = [
    ...(access ? ['session'] : []),
    ...(headers.includes(deviceHeader) ? ['device'] : []),
    ...(cookie ? [cookie] : []),
  ];
  // A call that requires neither also accepts guests without an account or a device.
  const needsDevice = contract.headers && !z.safeParse(contract.headers, {}).success;
  const takesGuests = ways.length > 0 && access !== 'user' && !cookie && !needsDevice;
  return [...ways.map((way) => ({ [way]: [] })), ...(takesGuests ? [{}] : [])];
}
