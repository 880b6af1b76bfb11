import { randomInt } from 'node:crypto';
import { dealTheSame } from '@michi/testing/deal-the-same';
import { test as base, expect } from '@playwright/test';
import { startServer, type TestServer } from './server.ts';

interface Tests {
  /**
   * Fails the test when a page wrote an error to its console or threw one, or was not what the server had rendered, or the
   * server wrote an error to its log.
   */
  errors: {
    /** Names an error that the test provokes on purpose. */
    expect(pattern: RegExp): void;
  };
}

interface Workers {
  /** What the servers are told by their environment. */
  serverSettings: NodeJS.ProcessEnv;
  /** Every worker has a server of its own. */
  server: TestServer;
}

export const test = base.extend<Tests, Workers>({
  serverSettings: [{ LOG_LEVEL: 'warn' }, { option: true, scope: 'worker' }],
  server: [
    async ({ serverSettings }, use) => {
      const server = await startServer(serverSettings);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // Limits count addresses: each test writes from one of its own.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, 'x-forwarded-for': `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}` }),
  context: async ({ context }, use) => {
    await context.addInitScript(dealTheSame);
    await use(context);
  },
  errors: [
    async ({ context, server }, use) => {
      const seen: string[] = [];
      const expected: RegExp[] = [];
      context.on('console', (message) => {
        const isFault = message.type() === 'error' || message.text().startsWith('rendered anew');
        if (isFault) seen.push(message.text());
      });
      context.on('weberror', (error) => seen.push(error.error().message));
      await use({ expect: (pattern) => void expected.push(pattern) });
      expect(seen.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
      expect(server.complaints.splice(0)).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
