import { test as base, type ConsoleMessage, expect } from '@playwright/test';
import { startServer, type TestServer } from './server.ts';

interface Options {
  /** Console errors that a test provokes on purpose. */
  expectedErrors: RegExp[];
}

interface Tests {
  /** Fails the test when the page wrote an error to its console or threw one. */
  quietConsole: undefined;
}

/** Every worker has a server of its own; every test fails on an unexpected error in the browser's console. */
export const test = base.extend<Tests & Options, { server: TestServer }>({
  expectedErrors: [[], { option: true }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  quietConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors.some((expected) => expected.test(text))) errors.push(text);
      };
      page.on('console', (message: ConsoleMessage) => {
        if (message.type() === 'error') note(message.text());
      });
      page.on('pageerror', (error) => note(error.message));
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
