import { reload, stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { cardNames, cards, find, levelCard, soughtKanji } from './mitsukete.ts';
import { stat } from './play.ts';

test('GAM-03 a running level survives a reload and being left: same board, same points, same time', async ({
  page,
}) => {
  const pause = page.getByRole('dialog', { name: 'Pause' });
  await stopClock(page);
  await visit(page, '/mitsukete/levels');
  await page.getByRole('link', { name: 'Erste Striche' }).click();
  await find(page, (await soughtKanji(page))[0] ?? '');
  await cards(page)
    .and(page.getByRole('button', { disabled: false }))
    .first()
    .click();
  await page.clock.runFor(7_000);
  const before = await cardNames(page);

  const goesOn = async () => {
    await expect(pause).toBeVisible();
    await pause.getByRole('button', { name: 'Weiterspielen' }).click();
    expect(await cardNames(page)).toEqual(before);
    await expect(stat(page, 'Punkte')).toHaveText('30');
    await expect(page.getByRole('timer')).toHaveText('0:07');
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
  };

  await test.step('a reload', async () => {
    await reload(page);
    await goesOn();
  });

  await test.step('the level list and back', async () => {
    await page.getByRole('link', { name: 'Zur Levelauswahl' }).click();
    await expect(levelCard(page, 'Erste Striche')).toContainText('Angefangen');
    await levelCard(page, 'Erste Striche').click();
    await goesOn();
  });
});

test('GAM-03 a save that cannot be read is set aside, and play goes on', { tag: '@sweep' }, async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await visit(page, '/mitsukete/play/first-strokes');
  await cards(page).first().click();
  await page.getByRole('link', { name: 'Zur Levelauswahl' }).click();
  await expect(levelCard(page, 'Erste Striche')).toContainText('Angefangen');

  const spoiled = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('kanji-no-michi:run:')) ?? '';
    localStorage.setItem(key, '{"runId":');
    return key;
  });
  await reload(page);
  await page.getByRole('link', { name: 'Erste Striche' }).click();
  await expect(cards(page)).toHaveCount(16);
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
  expect(warnings.filter((text) => text.includes('was set aside'))).toEqual([
    `${spoiled} was set aside: it is corrupt`,
  ]);
  expect(await page.evaluate((key) => localStorage.getItem(`${key}:corrupt`), spoiled)).toBe('{"runId":');
});
