import type { SocialProvider } from '@michi/contracts/social-login';
import type { Settings } from '../../config.ts';
import { createProviderClient, type ProviderClient } from './provider-client.ts';

/** The path to which a provider leads back. */
export const callbackPath = (provider: SocialProvider) => `/api/auth/${provider}/callback` as const;

/** The providers that are set up. */
export function createProviderClients(
  social: Settings['social'],
  publicUrl: string,
  now: () => number,
): Readonly<Record<SocialProvider, ProviderClient | null>> {
  const clientOf = (provider: SocialProvider) => {
    const settings = social[provider];
    return settings && createProviderClient(settings, `${publicUrl}${callbackPath(provider)}`, now);
  };
  return { google: clientOf('google'), facebook: clientOf('facebook') };
}
