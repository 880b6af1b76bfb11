import { pathIn } from '@michi/contracts/page-address';
import { withoutTickets } from './api.ts';
import { sidewaysScroll, stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { phone } from './phone.ts';
import { lose, openLobby, paper, win } from './tatakae.ts';

test('GAM-01 TAT-01 a whole battle is fought by the keyboard alone', { tag: '@sweep' }, async ({ page }) => {
  await openLobby(page, '/en/tatakae');
  const start = page.getByRole('link', { name: 'Start the duel' });
  while (!(await start.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Start now' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Round 1 of 5')).toBeVisible();
  await expect(page.getByRole('timer', { name: '30 seconds left' })).toBeVisible();
  await expect(paper(page)).toBeFocused();

  await test.step('arrow keys, two at once, and digits write strokes; others take them back', async () => {
    const label = async () => (await paper(page).getAttribute('aria-label')) ?? '';
    await page.keyboard.press('ArrowRight');
    expect(await label()).toContain('1 of');
    await page.keyboard.press('Backspace');
    expect(await label()).toContain('0 of');
    await page.keyboard.down('ArrowRight');
    await page.keyboard.down('ArrowDown');
    await page.keyboard.up('ArrowRight');
    await page.keyboard.up('ArrowDown');
    expect(await label()).toContain('1 of');
    await page.keyboard.press('Delete');
    expect(await label()).toContain('0 of');
    await page.keyboard.press('3');
    expect(await label()).toContain('1 of');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Model', { exact: true })).toBeVisible();
  });

  await test.step('P pauses and goes on', async () => {
    await page.keyboard.press('p');
    await expect(page.getByRole('dialog', { name: 'Paused' })).toBeVisible();
    await page.keyboard.press('p');
    await expect(page.getByRole('dialog', { name: 'Paused' })).toBeHidden();
    await expect(paper(page)).toBeFocused();
  });

  await win(page);
  await expect(page.getByRole('dialog', { name: 'The duel is yours' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeFocused();
  await page.getByRole('button', { name: 'Back to the lobby' }).click();
  await expect(page).toHaveURL('/en/tatakae');
});

test('GAM-01 nothing is wider than a phone of 360 px, from the lobby to the end, in French, Japanese and German', {
  tag: '@sweep',
}, async ({ page }) => {
  await page.setViewportSize(phone);
  await withoutTickets(page);
  await stopClock(page);
  for (const locale of ['de', 'fr', 'ja'] as const)
    await test.step(locale, async () => {
      await visit(page, pathIn(locale, '/tatakae'));
      expect(await sidewaysScroll(page)).toBe(0);
      await page.getByRole('main').getByRole('link').first().click();
      await page.getByRole('main').getByRole('button').first().click(); // instead of being counted in
      await expect(paper(page)).toBeVisible();
      expect(await sidewaysScroll(page)).toBe(0);
      const box = await paper(page).boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.5, 1);
      await lose(page);
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await sidewaysScroll(page)).toBe(0);
    });
});
