import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as menuPage from '../../routes/kotodama/menu.tsx';
import { forgetCreations } from '../../testing/forget-creations.ts';
import { button, expectAccessible, show } from '../../testing/screen.tsx';
import { setTutorialClosed } from './tutorial.tsx';

beforeEach(async () => {
  setTutorialClosed(true);
  await page.viewport(1280, 860);
});

test('KOT-05 the menu shows the achievements of the game, and how far one is', async () => {
  await show(menuPage, { path: '/kotodama' });
  const achievements = page.getByRole('region', { name: 'Deine Erfolge in Kotodama' });
  await expect.element(achievements.getByText('Meister des Haiku')).toBeVisible();
  await expect.element(achievements.getByText('0 von 501')).toBeVisible();
  await expect.element(achievements.getByText('0 von 11')).toBeVisible();
  expect(achievements.getByRole('listitem').elements()).toHaveLength(2);
  await expectAccessible('the menu');
});

test.each([360, 1280])('KOT-01 the bar tells level and points, at %i px', async (width) => {
  await page.viewport(width, 760);
  await show(menuPage, { path: '/kotodama' });
  const told = page.getByRole('banner').getByText(width < 900 ? 'Level 1 · 0 Punkte' : 'Punkte 0');
  await expect.element(told).toBeVisible();
  const { scrollWidth, clientWidth } = document.querySelector('.play__title p') as HTMLElement;
  expect(scrollWidth, 'nothing is cut off').toBeLessThanOrEqual(clientWidth);
  await expectAccessible(`the menu at ${width}`);
});

test('KOT-01 the tutorial opens by itself at the first visit, and by its button later', async () => {
  await forgetCreations();
  setTutorialClosed(false);
  await show(menuPage, { path: '/kotodama' });
  const tutorial = page.getByRole('dialog', { name: 'So entsteht ein Haiku' });
  await tutorial.getByRole('button', { name: 'Anfangen' }).click();
  await expect.element(tutorial).not.toBeInTheDocument();
  await button('So geht es').click();
  await expect.element(tutorial).toBeVisible();
});
