import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test';
import { findWholeChromium } from '../scripts/chromium.ts';

/** When a browser runs what an extension does to a page. */
export type Moment = 'document_end' | 'document_idle';

/** What extensions do to a page, by what its address says after `touched=`. Words keep their length. */
const touches = {
  /** Security suites and toolbars. */
  'first-in-body': `document.body.prepend(document.createElement('div'))`,
  /** Password managers. */
  'beside-inputs': `for (const input of document.querySelectorAll('input, textarea'))
    input.after(document.createElement('div'))`,
  /** Word replacers, and whatever writes readings above kanji. */
  words: `{
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!text.parentElement.closest('script, style')) text.data = text.data.replace(/\\b(?:kanji|the)\\b/gi, (word) => word.toUpperCase());
    }
  }`,
} as const;

export type Touch = keyof typeof touches;

/** The address of a page to which the extension does so. */
export const touchedBy = (touch: Touch, path: string): string => `${path}?touched=${touch}`;

/** A browser with a real extension, unpacked in a folder that goes with it. */
export async function browserWithExtension(
  moment: Moment,
  options: BrowserContextOptions,
): Promise<{ readonly context: BrowserContext; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'kanji-no-michi-extension-'));
  const extension = join(folder, 'extension');
  mkdirSync(extension);
  const manifest = {
    manifest_version: 3,
    name: 'What others do to a page',
    version: '1',
    content_scripts: [{ matches: ['http://*/*'], js: ['touch.js'], run_at: moment }],
  };
  writeFileSync(join(extension, 'manifest.json'), JSON.stringify(manifest));
  const acts = Object.entries(touches).map(([name, act]) => `'${name}': () => { ${act} }`);
  writeFileSync(
    join(extension, 'touch.js'),
    `({ ${acts.join(', ')} })[new URLSearchParams(location.search).get('touched')]?.();
    document.body.dataset.touched = '';`,
  );
  const executablePath = findWholeChromium();
  if (executablePath === null) throw new Error('No Chromium that takes extensions: apt-get install chromium');
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    ...options,
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
      '--disable-features=DisableLoadExtensionCommandLineSwitch',
    ],
  });
  return {
    context,
    async close() {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
