import { expect, test } from 'vitest';
import { fontsForCanvas } from './embedded-fonts.ts';

test('KOT-01 WEB-01 the fonts of a picture are loaded, also where the device has no font whose measures a family lends', async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    @font-face { font-family: "Lent measures"; src: local("No such font"); }
    :root { --font-of-test: var(--font-display), "Lent measures"; }
  `);
  document.adoptedStyleSheets.push(sheet);
  try {
    expect(await fontsForCanvas('--font-of-test', 'a')).toContain('Lent measures');
    expect([...document.fonts].some(({ status }) => status === 'loaded')).toBe(true);
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  }
});
