// `npm run test:e2e`: journeys in a real browser against the production build.
import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.ts';

const chromium = findChromium();
if (chromium === null) {
  console.error(
    'No Chromium was found: install it (Debian: apt-get install chromium) or set CHROMIUM to its path.',
  );
  process.exit(1);
}
const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM: chromium },
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
