import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import * as poemsPage from '../../routes/kotodama/poems.tsx';
import { forgetCreations } from '../../testing/forget-creations.ts';
import { addWords, openSheet } from '../../testing/kotodama.ts';
import { forbidPictures, savedFiles } from '../../testing/saved-files.ts';
import { button, inSweep, show } from '../../testing/screen.tsx';

beforeEach(async () => {
  await forgetCreations();
  await openSheet('furuike');
  await addWords('静か', '月', '川', '風', '光');
  await button('Haiku vollenden').click();
  await expect.element(page.getByText('/kotodama/poems')).toBeVisible();
  await cleanup();
  await show(poemsPage, { path: '/kotodama/poems' });
});

test('KOT-01 a poem is saved as a picture, and as a drawing that a browser reads', async () => {
  const files = savedFiles();
  await button('Karte speichern').click();
  await expect.poll(() => files[0]?.name).toBe('haiku-古池や-静か月川-風光.png');
  expect(files[0]?.file.type).toBe('image/png');
  await button('Als SVG speichern').click();
  await expect.poll(() => files[1]?.name).toBe('haiku-古池や-静か月川-風光.svg');
  const svg = new DOMParser().parseFromString((await files[1]?.file.text()) ?? '', 'image/svg+xml');
  expect(svg.querySelector('parsererror')).toBe(null);
  expect(svg.documentElement.textContent).toContain('月');
});

test(
  'KOT-01 where the browser forbids pictures that is said, and the poem can be saved otherwise',
  inSweep(true),
  async () => {
    const files = savedFiles();
    forbidPictures();
    await button('Karte speichern').click();
    await expect.element(page.getByText(/lässt das Bild nicht zu/)).toBeVisible();
    await expect.element(button('Karte speichern')).toHaveFocus();
    expect(files).toEqual([]);
    await button('Als SVG speichern').click();
    await expect.poll(() => files[0]?.name).toMatch(/\.svg$/);
  },
);
