import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as today from '../../routes/today/today.tsx';
import { expectAccessible, show, withinMain } from '../../testing/screen.tsx';

const book = (name: string) => page.getByRole('link', { name: `${name} beginnen` });

test('TDY-02 a newcomer answers two questions, and the one game to begin with is there at once', async () => {
  await page.viewport(360, 760);
  await show(withinMain(today), { path: '/today' });
  await expect.element(book('Tabibito')).toBeVisible();
  await page.getByRole('radio', { name: /^Ein paar/ }).click();
  await expect.element(book('Mitsukete')).toHaveAttribute('href', '/mitsukete/play/first-strokes');
  await page.getByRole('radio', { name: 'Ja', exact: true }).click();
  await expect.element(book('Jukugo')).toBeVisible();
  await page.getByRole('radio', { name: /^Einige Hundert/ }).click();
  await expect.element(book('Kanji Puzzle')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Einstufen lassen' }))
    .toHaveAttribute('href', '/today/review/placement');
  await expectAccessible('newcomer');
});

test('TDY-02 LNG-01 in Japanese what each answer means stands on one line', async () => {
  await page.viewport(1280, 860);
  await show(withinMain(today), { path: '/today', locale: 'ja' });
  const text = page.getByText('N4からN3くらい。');
  await expect.element(text).toBeVisible();
  expect(text.element().getBoundingClientRect().height).toBeLessThan(30);
});
