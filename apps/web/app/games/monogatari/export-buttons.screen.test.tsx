import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import * as readerPage from '../../routes/monogatari/reader.tsx';
import { forgetCreations } from '../../testing/forget-creations.ts';
import { openPage, tell } from '../../testing/monogatari.ts';
import { forbidPictures, savedFiles } from '../../testing/saved-files.ts';
import { button, inSweep, show } from '../../testing/screen.tsx';

beforeEach(async () => {
  await forgetCreations();
  await page.viewport(1280, 860);
  await openPage();
  await tell();
  await button('Veröffentlichen').click();
  await button('So veröffentlichen').click();
  await expect.element(page.getByText('/monogatari/read')).toBeVisible();
  await cleanup();
  await show(readerPage, { path: '/monogatari/read' });
});

test('MON-03 a story is saved as a picture, and as a drawing that a browser reads', async () => {
  const files = savedFiles();
  await button('Als Bild speichern').click();
  await expect.poll(() => files[0]?.name).toBe('忘れた傘.png');
  expect(files[0]?.file.type).toBe('image/png');
  await button('Als SVG speichern').click();
  await expect.poll(() => files[1]?.name).toBe('忘れた傘.svg');
  const svg = new DOMParser().parseFromString((await files[1]?.file.text()) ?? '', 'image/svg+xml');
  expect(svg.querySelector('parsererror')).toBe(null);
  expect(svg.documentElement.textContent).toContain('駅');
});

test(
  'MON-03 where the browser forbids pictures that is said, and the story can be saved otherwise',
  inSweep(true),
  async () => {
    const files = savedFiles();
    forbidPictures();
    await button('Als Bild speichern').click();
    await expect.element(page.getByText(/lässt das Bild nicht zu/)).toBeVisible();
    await expect.element(page.getByRole('progressbar', { name: /Bild/ })).not.toBeInTheDocument();
    await expect.element(button('Als Bild speichern')).toHaveFocus();
    expect(files).toEqual([]);
    await button('Als SVG speichern').click();
    await expect.poll(() => files[0]?.name).toMatch(/\.svg$/);
  },
);

test('MON-03 a drawing that cannot be made is told too', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const url = vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('no');
  });
  await button('Als SVG speichern').click();
  await expect.element(page.getByText(/lässt das Bild nicht zu/)).toBeVisible();
  url.mockRestore();
  warn.mockRestore();
});
