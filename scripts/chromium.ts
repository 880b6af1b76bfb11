import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const usualPlaces = [
  '/usr/bin/chromium-headless-shell', // without a window to draw, twice as quick
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
  return installed() ?? (install() ? installed() : null);
}

function installed(): string | null {
  return [...usualPlaces, chromium.executablePath()].find((path) => path !== '' && existsSync(path)) ?? null;
}

/** Tries Debian's package as root, else Playwright's own download. */
function install(): boolean {
  console.log('Installing Chromium …');
  const asRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (
    asRoot &&
    succeeds('apt-get', ['update', '-qq']) &&
    succeeds('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'])
  )
    return true;
  return succeeds('playwright', ['install', 'chromium']);
}

function succeeds(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', shell: process.platform === 'win32' }).status === 0;
}
