import { generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Provider from 'oidc-provider';

/** Somebody who has an account at the provider. */
export interface Person {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

export interface OidcServer {
  readonly issuer: string;
  /** Who sits in front of the browser; null says no when asked. */
  person: Person | null;
  /** Whether it shows keys other than those it signs with, as somebody would who speaks for it. */
  showsOtherKeys: boolean;
  close(): Promise<void>;
}

export const testClient = { clientId: 'michi', clientSecret: 'a secret of this test alone' } as const;

/** How long what the provider gives is good. */
const lifeS = 600;

/** Without its warnings: that it is for trials alone, and of the version of Node. */
async function createProvider(...[issuer, configuration]: ConstructorParameters<typeof Provider>) {
  const { warn } = console;
  console.warn = () => {};
  try {
    const { default: Provider } = await import('oidc-provider');
    return new Provider(issuer, configuration);
  } finally {
    console.warn = warn;
  }
}

/** A real OpenID provider on this machine that leads back to `redirectUris`. */
export async function startOidcServer(redirectUris: readonly string[]): Promise<OidcServer> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
  const asJwk = (key: KeyObject) => ({
    ...key.export({ format: 'jwk' }),
    use: 'sig',
    alg: 'RS256',
    kid: '1',
  });
  let showsOtherKeys = false;
  let person: Person | null = null;
  const people = new Map<string, Person>();

  const provider = await createProvider(issuer, {
    clients: [
      {
        client_id: testClient.clientId,
        client_secret: testClient.clientSecret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [asJwk(newKey().privateKey)] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    ttl: { AccessToken: lifeS, Grant: lifeS, IdToken: lifeS, Interaction: lifeS, Session: lifeS },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: () => '/interaction' },
    findAccount: (_context: unknown, sub: string) => ({ accountId: sub, claims: () => people.get(sub) }),
  });

  /** The person answers whatever they are asked. */
  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { prompt, params, session } = await provider.interactionDetails(request, response);
    const finish = (result: Readonly<Record<string, unknown>>) =>
      provider.interactionFinished(request, response, result);
    if (!person) return finish({ error: 'access_denied', error_description: 'they said no' });
    if (prompt.name === 'login') return finish({ login: { accountId: person.sub } });
    const grant = new provider.Grant({ accountId: session?.accountId ?? '', clientId: params.client_id });
    grant.addOIDCScope('openid email profile');
    return finish({ consent: { grantId: await grant.save() } });
  }

  const handle = provider.callback();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (showsOtherKeys && request.url === '/jwks') {
      response.setHeader('content-type', 'application/json');
      return response.end(JSON.stringify({ keys: [asJwk(newKey().publicKey)] }));
    }
    if (!request.url?.startsWith('/interaction')) return handle(request, response);
    interact(request, response).catch((error: unknown) => response.destroy(error as Error));
  });

  return {
    issuer,
    get person() {
      return person;
    },
    set person(next) {
      person = next;
      if (next) people.set(next.sub, next);
    },
    get showsOtherKeys() {
      return showsOtherKeys;
    },
    set showsOtherKeys(next) {
      showsOtherKeys = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
