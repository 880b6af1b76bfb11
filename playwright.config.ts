import { defineConfig, devices } from '@playwright/test';

const executablePath = process.env.CHROMIUM;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000, // ends what hangs; a machine with much else to do is no failure
  reporter: [['list']],
  expect: { timeout: 30_000 },
  use: {
    locale: 'de-DE',
    serviceWorkers: 'block', // they answer what tests answer otherwise; those of the network look at them
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--font-render-hinting=none',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 860 } } },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 760 }, deviceScaleFactor: 1 },
      grep: /@phone/,
    },
  ],
});
