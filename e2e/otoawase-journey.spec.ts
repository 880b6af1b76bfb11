import { serverProgressIn } from './api.ts';
import { reload, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { visitAndKeep } from './offline.ts';
import { answer, begin, hitAndName, openSong } from './otoawase.ts';

test('OTO-01 GAM-03 from the hub to a song by the keyboard; left by a reload, it goes on where it stood', async ({
  page,
}) => {
  await visit(page, '/en/games');
  await page
    .getByRole('link', { name: /Otoawase/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const first = page.getByRole('link', { name: 'Play Path of Cherry Blossoms' });
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/otoawase\/sakura$/);

  const known = await openSong(page);
  await begin(page);
  await hitAndName(page, known);
  const score = page.getByRole('definition').first();
  await expect(score).toHaveText('100');

  await reload(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(score).toHaveText('100');
  await hitAndName(page, known);
  await expect(score).toHaveText('210');
});

test('OTO-01 OTO-03 a song is played to its end, and its points are the server’s', { tag: '@sweep' }, async ({
  page,
}) => {
  const known = await openSong(page);
  await begin(page);
  for (let asked = 0; asked < 21; asked++) await hitAndName(page, known);
  await page.clock.runFor(20_000);
  await expect(page.getByRole('button', { name: 'Once more' })).toBeFocused();
  await expect(page.getByText('Mark 秀')).toBeVisible();
  await expect
    .poll(async () => (await serverProgressIn(page, 'otoawase')).levels.sakura)
    .toMatchObject({ completed: true, highScore: 4_200 });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('OFF-01 a song that was opened once is played, and heard', { tag: '@sweep' }, async ({
    page,
    context,
    errors,
  }) => {
    errors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
    await visitAndKeep(page, '/en/otoawase', 'en');
    await context.setOffline(true);
    const known = await openSong(page);
    await expect(page.getByText('The instruments are in tune.')).toBeVisible();
    await begin(page);
    await hitAndName(page, known);
    await expect(answer(page)).toBeHidden();
  });
});
