import { withoutTickets } from './api.ts';
import { reload, stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import {
  accuracy,
  arrows,
  draw,
  fighter,
  lose,
  openBattle,
  paper,
  startAtOnce,
  win,
  writeByKeys,
  written,
} from './tatakae.ts';

const over = /Das Duell gehört dir|Diesmal gewinnt Kumo-Sensei|Gleichstand/;

test('TAT-01 TAT-03 TAT-06 GAM-01 from the hub through two battles and back', async ({ page }) => {
  await withoutTickets(page);
  await stopClock(page);

  await test.step('from the hub to the lobby and into the battle', async () => {
    await visit(page, '/games');
    await page.getByRole('link', { name: 'Tatakae' }).first().click();
    await expect(page.getByRole('heading', { name: 'Bereit für ein Duell?' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Siege bisher' })).toContainText('0 Siege');
    await page.getByRole('link', { name: 'Duell beginnen' }).click();
    await startAtOnce(page);
    await expect(page.getByText('Runde 1 von 5', { exact: true })).toBeVisible();
    await expect(page.getByRole('timer', { name: 'Noch 30 Sekunden' })).toBeVisible();
    await expect(accuracy(page, 'Kumo-Sensei')).toHaveText('–');
    await expect(page.getByText('sagt nichts über deine Schrift')).toBeVisible();
  });

  await test.step('a stroke, and the rest of the kanji', async () => {
    await draw(page, [0.4, 0.2], [0.5, 0.5]);
    await expect(arrows(page).first()).toContainText('geschrieben');
    await writeByKeys(page);
    await expect(page.getByText('Vorbild')).toBeVisible();
    await expect(page.getByText('nach dem Los')).toBeVisible();
    await expect(accuracy(page, 'Du')).toHaveText(/^(7\d|8\d|9\d|100)\s%$/);
    await expect(accuracy(page, 'Du')).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(page.getByText('Vorbild')).toBeHidden();
    expect(await written(page)).toBe(0);
  });

  await test.step('five rounds', async () => {
    await page.clock.runFor(29_000);
    await expect(page.getByText('Runde 1 vorbei', { exact: true })).toBeVisible();
    await expect(accuracy(page, 'Kumo-Sensei')).toHaveText(/^\d+\s%$/);
    await expect(accuracy(page, 'Kumo-Sensei')).toBeVisible();
    await expect(page.getByRole('timer', { name: 'Noch 0 Sekunden' })).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(page.getByText('Runde 2 von 5')).toBeVisible();
    for (let round = 2; round <= 5; round++) {
      await page.clock.runFor(30_000);
      await expect(page.getByText(`Runde ${round} vorbei`, { exact: true })).toBeVisible();
      await page.clock.runFor(2_000);
    }
  });

  await test.step('the end, and a rematch', async () => {
    const dialog = page.getByRole('dialog', { name: over });
    await expect(dialog).toContainText('Beste Kombo');
    await expect(dialog.getByRole('row', { name: /Losglück/ })).toHaveText(/%Losglück · Treffer\d+\s%$/);
    await expect(dialog).toContainText('sagt nichts über deine Schrift');
    await expect(dialog.getByRole('heading', { name: 'Das hast du geschrieben' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Revanche' }).click();
    await startAtOnce(page);
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Runde 1 von 5', { exact: true })).toBeVisible();
    await expect(fighter(page, 'Du').getByRole('paragraph').filter({ hasText: 'Punkte' })).toHaveText(
      'Punkte 0',
    );
    await lose(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Zurück zur Lobby' }).click();
    await expect(page.getByRole('heading', { name: 'Bereit für ein Duell?' })).toBeVisible();
  });

  await test.step('the way back to the hub', async () => {
    await page.getByRole('link', { name: 'Zurück zu allen Spielen' }).click();
    await expect(page).toHaveURL('/games');
  });
});

test('TAT-06 GAM-03 wins of both are counted, and survive a reload', { tag: '@sweep' }, async ({ page }) => {
  await openBattle(page);
  await win(page);
  const dialog = page.getByRole('dialog', { name: 'Das Duell gehört dir' });
  await expect(dialog.getByRole('img', { name: 'Hanamaru: gewonnen' })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /Siege/ })).toHaveText('1Siege0');
  await dialog.getByRole('button', { name: 'Revanche' }).click();
  await startAtOnce(page);
  await expect(paper(page)).toBeVisible();
  await lose(page);
  await expect(page.getByRole('dialog', { name: 'Diesmal gewinnt Kumo-Sensei' })).toContainText('1Siege1');
  await page.getByRole('button', { name: 'Zurück zur Lobby' }).click();
  await expect(page.getByRole('heading', { name: 'Bereit für ein Duell?' })).toBeVisible();
  await reload(page);
  await expect(page.getByRole('region', { name: 'Siege bisher' })).toContainText(
    /Du1 Sieg(?!e).*1 Sieg(?!e)/,
  );
});
