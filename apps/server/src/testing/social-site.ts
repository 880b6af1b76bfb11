import type { SignedIn } from '@michi/contracts/sign-in';
import {
  type SocialOutcome,
  type SocialProvider,
  socialLoginPath,
  socialProviders,
} from '@michi/contracts/social-login';
import type { LightMyRequestResponse } from 'fastify';
import type { DatabaseTarget } from '../db/testing.ts';
import { callbackPath } from '../features/social-login/providers.ts';
import { callAs } from './account.ts';
import { TestBrowser } from './oidc-browser.ts';
import { type OidcServer, type Person, startOidcServer, testClient } from './oidc-server.ts';
import { startTestServer, type TestServer, testSettings } from './test-server.ts';

const { publicUrl } = testSettings;

/** Where visitors are when they sign in. */
export const here = '/en/mitsukete/levels?sort=name#level-3';
/** The same page, told how it went. */
export const cameBack = (outcome: SocialOutcome): string =>
  `${publicUrl}/en/mitsukete/levels?sort=name&login=${outcome}#level-3`;

let count = 0;

/** Somebody whom no server has met yet. */
export function aPerson(overrides: Partial<Person> = {}): Person {
  count += 1;
  return {
    sub: `sub|${count}`,
    email: `Person${count}@example.org`,
    email_verified: true,
    name: `Aïko 愛子 ${count}`,
    ...overrides,
  };
}

/** The site with its providers, all played by one server, and the browser of somebody who comes by. */
export class SocialSite {
  readonly server: TestServer;
  readonly oidc: OidcServer;
  browser: TestBrowser;

  private constructor(server: TestServer, oidc: OidcServer) {
    this.server = server;
    this.oidc = oidc;
    this.browser = new TestBrowser(server, publicUrl);
  }

  static async start(target: DatabaseTarget): Promise<SocialSite> {
    const oidc = await startOidcServer(socialProviders.map((id) => `${publicUrl}${callbackPath(id)}`));
    const provider = { ...testClient, issuer: oidc.issuer };
    const server = await startTestServer(target, { social: { google: provider, facebook: provider } });
    return new SocialSite(server, oidc);
  }

  async close(): Promise<void> {
    await this.server.close();
    await this.oidc.close();
  }

  /** From now on somebody comes by with a browser that keeps nothing yet. Answers it. */
  newBrowser(): TestBrowser {
    this.browser = new TestBrowser(this.server, publicUrl);
    return this.browser;
  }

  /** A sign-in flow to the provider and back, by somebody; null refuses there. Answers where it ends. */
  flow(person: Person | null, provider: SocialProvider = 'google'): Promise<URL> {
    this.oidc.person = person;
    return this.browser.open(socialLoginPath(provider, here));
  }

  /** Asks for the session that a sign-in flow has brought, also with the code of a second factor. */
  askSession(code?: string): Promise<LightMyRequestResponse> {
    return this.browser.call('POST', '/api/auth/session', { code });
  }

  /** The session that a sign-in flow has brought. Throws when there is none. */
  async session(): Promise<SignedIn> {
    const response = await this.askSession();
    if (response.statusCode !== 200) throw new Error(`no session: ${response.body}`);
    return response.json();
  }

  profileOf(token: string): Promise<LightMyRequestResponse> {
    return callAs(this.server, token, 'GET', 'profile');
  }
}
