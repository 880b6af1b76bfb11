import { globSync, readFileSync } from 'node:fs';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { compileMessages } from './apps/web/build-tools/compile-messages.ts';
import { findChromium } from './scripts/chromium.ts';

const tests = '{apps,packages,scripts}/**/*.test.{ts,tsx}';
const screens = '**/*.screen.test.tsx';
const notOurs = ['**/node_modules/**', '**/build/**', screens];
const ofProperties = globSync(tests, { exclude: notOurs }).filter((path) =>
  readFileSync(path, 'utf8').includes("from 'fast-check'"),
);

/** What tests of screens wind on: not the idle time, whose options the fake clock takes for a number, and goes wrong. */
const timers = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'Date',
  'performance',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const;

const runsFactors: Readonly<Record<string, number>> = { sweep: 3, explore: 10 };

/** The mode `sweep` runs property tests on more values. The mode `explore` runs the property tests alone, each time with another seed and ten times as often. */
export default defineConfig(({ mode }) => ({
  test: {
    maxWorkers: '100%', // one processor would stand idle
    // These end what hangs. On a machine with much else to do, what takes three seconds alone may take a minute.
    tags: [{ name: 'sweep', description: 'Dear: part of `npm run test:sweep`, not of `npm test`.' }],
    testTimeout: 120_000 * (runsFactors[mode] ?? 1),
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    provide: { runsFactor: runsFactors[mode] ?? 1 },
    projects: [
      {
        extends: true,
        test: {
          name: 'examples',
          globalSetup: 'apps/server/src/testing/drop-databases.ts',
          css: { include: /kanji\.generated/ }, // its address stands on pages
          isolate: false,
          setupFiles: ['scripts/tests/no-warnings.ts'],
          include: [tests],
          exclude: [...notOurs, ...ofProperties],
        },
      },
      {
        extends: true,
        publicDir: 'apps/web/public',
        plugins: [compileMessages()],
        // found late, they would be bundled anew in the midst of the tests, with another React
        optimizeDeps: { include: ['@tanstack/react-table', 'd3-scale', 'd3-shape', 'uqr'] },
        resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
        test: {
          name: 'screens',
          include: [screens],
          setupFiles: ['scripts/tests/no-warnings.ts', 'apps/web/app/testing/screen-setup.ts'],
          fakeTimers: { toFake: [...timers] },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: findChromium() ?? undefined,
                args: ['--no-sandbox', '--disable-gpu'],
              },
              contextOptions: { locale: 'de-DE', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 860 } }],
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'properties',
          globalSetup: 'apps/server/src/testing/drop-databases.ts',
          isolate: false,
          include: ofProperties,
          setupFiles: [
            'scripts/tests/no-warnings.ts',
            mode === 'explore' ? 'scripts/tests/by-chance.ts' : 'scripts/tests/by-seed.ts',
          ],
        },
      },
    ],
  },
}));
