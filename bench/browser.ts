import { findChromium } from '../scripts/chromium.ts';

/** Where Chromium is, and the flags the journeys in the browser use. */
export async function browserOptions(): Promise<{ executablePath: string; args: string[] }> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('no Chromium was found: set CHROMIUM to its path');
  const { default: config } = await import('../playwright.config.ts');
  return { executablePath, args: config.use?.launchOptions?.args ?? [] };
}
