import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openTour, storedPlant, storeGarden } from '../../testing/hanazono.ts';
import { expectAccessible } from '../../testing/screen.tsx';

test('HAN-04 whoever is full-grown stands in the tour, with the day and the answers, the latest first', async () => {
  await page.viewport(360, 640);
  storeGarden({
    山: { ...storedPlant('sakura', 5, { right: 6, wrong: 1, day: 20_780 }), soil: null },
    川: { ...storedPlant('lotus', 3, { right: 3, day: 20_781 }), soil: null },
    木: storedPlant('bamboo', 3),
  });
  await openTour();
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent('2 ausgewachsene Kanji');
  const plants = page.getByRole('list', { name: /^Ausgewachsene/ }).getByRole('listitem');
  const textOf = (index: number) => plants.nth(index).element().textContent;
  await expect.poll(() => textOf(0)).toBe('川Fluss かわausgewachsen am 24.11.20263-mal richtig');
  expect(textOf(1)).toBe('山Berg やまausgewachsen am 23.11.20266-mal richtig, einmal falsch');
  await expectAccessible('the tour');
});

test('HAN-04 a tour without plants leads to the garden', async () => {
  await openTour('ja');
  await expect.element(page.getByText('道にはまだ何もありません')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '庭へ' }).first())
    .toHaveAttribute('href', '/ja/hanazono');
  await expectAccessible('an empty tour');
});
