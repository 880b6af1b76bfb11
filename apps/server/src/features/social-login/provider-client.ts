import { email } from '@michi/contracts/email-address';
import * as oauth from 'oauth4webapi';
import * as z from 'zod/mini';
import type { ProviderSettings } from '../../config.ts';
import { cached } from '../../pacing/cached.ts';

const timeoutMs = 5_000;
const describedForMs = 60 * 60 * 1000;
const scope = 'openid email';

/** What of a sign-in flow the provider has to prove that it knows. */
export interface FlowProof {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Somebody as the provider knows them. */
export interface Identity {
  /** Never changes, and is nobody else's at this provider. */
  readonly subject: string;
  readonly email: string | null;
  /** Whether the provider has proved that the address is theirs. */
  readonly emailVerified: boolean;
  /** Whether it says that it has not; Facebook says neither. */
  readonly emailDoubted: boolean;
}

/** Signs in with one provider by OpenID Connect: code, PKCE, state and nonce. */
export interface ProviderClient {
  /** Where the visitor is asked who they are. Rejects when the provider does not say how to ask. */
  address(challenge: FlowProof): Promise<string>;
  /** Who came back. Rejects unless the provider itself has said so, now, and to this site. */
  identify(cameTo: URL, challenge: FlowProof): Promise<Identity>;
}

export const newChallenge = (): FlowProof => ({
  state: oauth.generateRandomState(),
  nonce: oauth.generateRandomNonce(),
  verifier: oauth.generateRandomCodeVerifier(),
});

const claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.catch(z.optional(email), undefined),
  email_verified: z.optional(z.unknown()),
});

/** `redirectUri` is the address of this site that the provider was told to lead back to. */
export function createProviderClient(
  settings: ProviderSettings,
  redirectUri: string,
  now: () => number,
): ProviderClient {
  const { clientId, clientSecret, issuer, tokenEndpoint } = settings;
  const client: oauth.Client = { client_id: clientId };
  const authenticate = oauth.ClientSecretPost(clientSecret);
  const options = () => ({
    signal: AbortSignal.timeout(timeoutMs),
    // Only a provider on one's own machine has an address without https.
    [oauth.allowInsecureRequests]: issuer.startsWith('http:'),
  });

  const describe = cached(
    async (): Promise<oauth.AuthorizationServer> => {
      const response = await oauth.discoveryRequest(new URL(issuer), options());
      const described = await oauth.processDiscoveryResponse(new URL(issuer), response);
      return tokenEndpoint === undefined ? described : { token_endpoint: tokenEndpoint, ...described };
    },
    describedForMs,
    now,
  );

  return {
    async address({ state, nonce, verifier }) {
      const { authorization_endpoint } = await describe();
      if (authorization_endpoint === undefined) throw new Error(`${issuer} names no place to ask`);
      const url = new URL(authorization_endpoint);
      const asked = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope,
        state,
        nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
      return url.href;
    },

    async identify(cameTo, { state, nonce, verifier }) {
      const server = await describe();
      const code = oauth.validateAuthResponse(server, client, cameTo, state);
      const response = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        authenticate,
        code,
        redirectUri,
        verifier,
        options(),
      );
      const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
        expectedNonce: nonce,
        requireIdToken: true,
      });
      await oauth.validateApplicationLevelSignature(server, response, options());
      const { sub, email, email_verified } = z.parse(claims, oauth.getValidatedIdTokenClaims(tokens));
      const emailVerified = email_verified === true || email_verified === 'true';
      const emailDoubted = email_verified !== undefined && !emailVerified;
      return { subject: sub, email: email ?? null, emailVerified, emailDoubted };
    },
  };
}
