import type { Page } from '@playwright/test';
import { visit } from './browser.ts';
import { expect, test } from './fixtures.ts';

const firstPages = [
  '',
  'games',
  'blog',
  'blog/okurigana',
  'terms',
  'contact',
  'profile',
  'mitsukete',
  'mitsukete/levels',
  'tatakae',
  'tatakae/battle',
  'jukugo',
  'puzzle',
  'tabibito',
  'tabibito/beginner',
  'tabibito/beginner/first-steps',
];

for (const path of firstPages)
  test(`LNG-04 /ja/${path} opens in our faces, and loads no files of what is seldom shown`, async ({
    page,
  }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
    });
    await visit(page, `/ja/${path}`);
    await expect.poll(() => foreignFonts(page)).toEqual([]); // those of a board come after it
    expect(fonts.filter((font) => font.includes('-long-'))).toEqual([]);
  });

for (const path of [
  '',
  'games',
  'blog',
  'blog/okurigana',
  'tatakae',
  'jukugo',
  'puzzle',
  'tabibito/beginner',
])
  test(`LNG-04 the Japanese on /${path} is drawn by our faces`, async ({ page }) => {
    await visit(page, `/${path}`);
    await expect.poll(() => foreignFonts(page)).toEqual([]); // those of a board come after it
  });

/** Fonts of the system in elements with Japanese that name a family of ours. */
async function foreignFonts(page: Page): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  await page.evaluate(() => {
    for (const element of document.body.querySelectorAll('*')) {
      const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const isJapanese = texts.some(({ textContent }) =>
        /[\p{scx=Han}\p{scx=Kana}]/u.test(textContent ?? ''),
      );
      const isOurs = getComputedStyle(element).fontFamily.includes('"Michi');
      // text for screen readers alone is set in a font of the system
      const isPlain = element.querySelector('.sr-only') === null;
      if (isJapanese && isOurs && isPlain && element.checkVisibility())
        element.setAttribute('data-japanese', '');
    }
  });
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeIds } = await devTools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-japanese]',
  });
  if (nodeIds.length === 0) return ['no Japanese is shown yet'];
  const used = await Promise.all(
    nodeIds.map((nodeId) => devTools.send('CSS.getPlatformFontsForNode', { nodeId }).catch(() => null)),
  );
  if (used.includes(null)) return ['an element was replaced meanwhile'];
  return used
    .flatMap((of) => of?.fonts ?? [])
    .filter(({ isCustomFont }) => !isCustomFont)
    .map(({ familyName }) => familyName);
}
