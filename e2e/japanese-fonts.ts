import type { CDPSession, Page } from '@playwright/test';

/** Tells which fonts of the system draw Japanese, in elements that name a family of ours. */
export async function japaneseFonts(page: Page): Promise<() => Promise<string[]>> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  return () => foreignFonts(page, devTools);
}

async function foreignFonts(page: Page, devTools: CDPSession): Promise<string[]> {
  await page.evaluate(() => {
    for (const element of document.body.querySelectorAll('*')) {
      const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const isJapanese = texts.some(({ textContent }) =>
        /[\p{scx=Han}\p{scx=Kana}]/u.test(textContent ?? ''),
      );
      const isOurs = getComputedStyle(element).fontFamily.includes('"Michi');
      // text for screen readers alone is set in a font of the system, and so is code
      const isPlain = element.querySelector('.sr-only, code') === null;
      if (isJapanese && isOurs && isPlain && element.checkVisibility())
        element.setAttribute('data-japanese', '');
    }
  });
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeIds } = await devTools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-japanese]',
  });
  const used = await Promise.all(
    nodeIds.map((nodeId) => devTools.send('CSS.getPlatformFontsForNode', { nodeId }).catch(() => null)),
  );
  if (used.includes(null)) return ['an element was replaced meanwhile'];
  return used
    .flatMap((of) => of?.fonts ?? [])
    .filter(({ isCustomFont }) => !isCustomFont)
    .map(({ familyName }) => familyName);
}
