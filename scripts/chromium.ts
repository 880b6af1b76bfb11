import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const shell = '/usr/bin/chromium-headless-shell'; // without a window to draw, twice as quick
const wholePlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chromium: the one asked for, one that is installed, one that can be installed, or null. */
export function findChromium(): string | null {
  const asked = process.env.CHROMIUM;
  if (asked) return existsSync(asked) ? asked : null;
  return found([shell, ...wholePlaces], 'chromium-headless-shell');
}

/** The path of a Chromium that takes extensions, which the headless shell does not; null where none can be had. */
export function findWholeChromium(): string | null {
  const asked = process.env.CHROMIUM ?? '';
  if (existsSync(asked) && !asked.includes('headless')) return asked;
  return found(wholePlaces, 'chromium');
}

function found(places: readonly string[], debianPackage: string): string | null {
  const installed = () =>
    [...places, chromium.executablePath()].find((path) => path !== '' && existsSync(path)) ?? null;
  return installed() ?? (install(debianPackage) ? installed() : null);
}

/** Tries Debian's package as root, else Playwright's own download. */
function install(debianPackage: string): boolean {
  console.log('Installing Chromium …');
  const asRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (
    asRoot &&
    succeeds('apt-get', ['update', '-qq']) &&
    succeeds('apt-get', ['install', '-y', '-qq', debianPackage])
  )
    return true;
  return succeeds('playwright', ['install', 'chromium']);
}

function succeeds(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', shell: process.platform === 'win32' }).status === 0;
}
