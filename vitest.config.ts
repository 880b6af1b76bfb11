import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{apps,packages,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // What a quiet machine shows within a second takes longer on a busy one.
    expect: { poll: { timeout: 10_000 } },
  },
});
