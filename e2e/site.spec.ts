import { serverProgress } from './api.ts';
import { check } from './axe.ts';
import { visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { solve } from './mitsukete.ts';

test('SHL-01 GAM-01 STA-05 the page for an unknown path is accessible, speaks the language of the prefix, and leads home and to the games', async ({
  page,
  errors,
}) => {
  errors.expect(/status of 404/);
  await visit(page, '/blog/x%ff');
  await expect(page.getByRole('heading', { name: 'Hier geht der Weg nicht weiter' })).toBeVisible();
  await check(page, 'an unknown path');
  await page.getByRole('link', { name: 'Zu den Spielen' }).click();
  await expect(page.getByRole('heading', { name: 'Alle Spiele' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Zur Startseite', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Kanji lernen, Strich für Strich.' })).toBeVisible();

  await visit(page, '/fr/nulle-part');
  await expect(page.getByRole('heading', { name: 'Le chemin s’arrête ici' })).toBeVisible();
  await page.getByRole('link', { name: 'Voir les jeux' }).click();
  await expect(page).toHaveURL('/fr/games');
  await expect(page.getByRole('heading', { name: 'Tous les jeux' })).toBeVisible();
});

test('SHL-01 who sends a form to a page reads that it takes none, and goes on from there', async ({
  page,
  errors,
}) => {
  errors.expect(/status of 405/);
  await visit(page, '/en/about');
  await page.evaluate(() => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: '/en/games?filter=available' });
    document.body.append(form);
    form.submit();
  });
  await expect(page.getByRole('heading', { name: 'This page is for reading only' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Blog' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to the games' }).click();
  await expect(page.getByRole('heading', { name: 'All games', exact: true })).toBeVisible();
});

test('SHL-09 a screen that breaks is replaced by a friendly page, with ways on and nothing lost', async ({
  page,
  errors,
}) => {
  errors.expect(/broken on purpose/);
  await visit(page, '/mitsukete/play/first-strokes');
  await page.evaluate(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error('broken on purpose');
    };
  });
  await solve(page);
  await expect(page.getByRole('heading', { name: 'Das Spiel ist ins Stocken geraten' })).toBeVisible();
  await expect.poll(async () => (await serverProgress(page)).totalScore).toBe(105);
  await page.getByRole('link', { name: 'Zu den Spielen' }).click();
  await expect(page.getByRole('heading', { name: 'Alle Spiele' })).toBeVisible();
});
