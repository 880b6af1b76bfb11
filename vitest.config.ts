import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const tests = '{apps,packages,scripts}/**/*.test.{ts,tsx}';
const notOurs = ['**/node_modules/**', '**/build/**'];
const ofProperties = globSync(tests, { exclude: notOurs }).filter((path) =>
  readFileSync(path, 'utf8').includes("from 'fast-check'"),
);

/** The mode `explore` runs the property tests alone, each time with another seed and ten times as often. */
export default defineConfig(({ mode }) => ({
  test: {
    // These end what hangs. On a machine with much else to do, what takes three seconds alone may take a minute.
    testTimeout: mode === 'explore' ? 1_200_000 : 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    provide: { runsFactor: mode === 'explore' ? 10 : 1 },
    projects: [
      { extends: true, test: { name: 'examples', include: [tests], exclude: [...notOurs, ...ofProperties] } },
      {
        extends: true,
        test: {
          name: 'properties',
          include: ofProperties,
          setupFiles: [mode === 'explore' ? 'scripts/tests/by-chance.ts' : 'scripts/tests/by-seed.ts'],
        },
      },
    ],
  },
}));
