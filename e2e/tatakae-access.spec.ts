import { withoutTickets } from './api.ts';
import { sidewaysScroll, stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { arrows, lose, openBattle, openLobby, paper, win, writeByKeys, written } from './tatakae.ts';

test('GAM-01 TAT-01 a whole battle is fought by the keyboard alone', async ({ page }) => {
  await openLobby(page, '/en/tatakae');
  const start = page.getByRole('link', { name: 'Start the duel' });
  while (!(await start.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
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
  await expect(page.getByRole('dialog', { name: 'Victory, with a clean stroke' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeFocused();
});

test('GAM-01 a switch or a screen reader enters strokes by buttons @phone', async ({ page }) => {
  await openBattle(page);
  await page.getByText('Striche mit Tasten eingeben').click();
  const before = await arrows(page).count();
  await page.getByRole('button', { name: 'nach rechts unten' }).click();
  if (before > 1) expect(await written(page)).toBe(1);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('GAM-01 a screen reader hears the task, points, hits of the rival, rounds and the time', async ({
  page,
}) => {
  const heard: string[] = [];
  await page.exposeFunction('hear', (text: string) => void heard.push(text));
  await openBattle(page);
  await page.evaluate(() => {
    const status = [...document.querySelectorAll('[role=status]')].at(-1);
    const tell = () => (window as unknown as { hear(text: string): void }).hear(status?.textContent ?? '');
    new MutationObserver(tell).observe(status as Element, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    tell();
  });
  const says = (pattern: RegExp) => expect.poll(() => heard).toContainEqual(expect.stringMatching(pattern));
  await says(/^Runde 1\. Schreibe \S+, [ぁ-ん]+: \d+ Striche\. nach /);
  await writeByKeys(page);
  await says(/^Das Los gibt \d+\s%: \d+ Punkte\. Kombo \d\.$/);
  await page.clock.runFor(25_000);
  await says(/^Kumo-Sensei trifft: \d+ Punkte\.$/);
  await says(/^Noch 10 Sekunden\.$/);
  await page.clock.runFor(7_000);
  await says(/^Runde 1 vorbei\. Du \d+, Kumo-Sensei [\d.]+\.$/);
  await says(/^Runde 2\. Schreibe /);
  await page.keyboard.press('p');
  await says(/^Pause\. Die Zeit steht still\.$/);
  await page.keyboard.press('p');
  await says(/^Weiter geht es\.$/);
});

test('GAM-01 with reduced motion nothing moves, and the battle is the same', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openBattle(page);
  await writeByKeys(page);
  await lose(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter((each) => Number(each.effect?.getComputedTiming().duration) > 10)
        .length,
  );
  expect(moving).toBe(0);
});

for (const [prefix, name] of [
  ['', 'Deutsch'],
  ['/fr', 'Französisch'],
  ['/ja', 'Japanisch'],
] as const)
  test(`GAM-01 nothing is wider than a phone of 360 px: ${name} @phone`, async ({ page }) => {
    await withoutTickets(page);
    await stopClock(page);
    await visit(page, `${prefix}/tatakae`);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(paper(page)).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
    const box = await paper(page).boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.5, 1);
    await lose(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
  });
