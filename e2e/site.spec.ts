import { addresses } from './addresses.ts';
import { serverProgress } from './api.ts';
import { visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { solve } from './mitsukete.ts';

test('SHL-01 an unknown path answers 404 with ways home and to the games', async ({ page, errors }) => {
  errors.expect(/status of 404/);
  const malformed = ['/blog/%00', '/de/blog/%00', '/blog/x%ff', '/%E0%A4%A'];
  for (const path of [
    '/gibt-es-nicht',
    '/xx/games',
    '/mitsukete/play/gibt-es-nicht',
    '/games/zu/tief',
    ...malformed,
  ]) {
    expect((await page.request.get(path)).status()).toBe(404);
    await visit(page, path);
    await expect(page.getByRole('heading', { name: 'Hier geht der Weg nicht weiter' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Zu den Spielen' }).click();
  await expect(page.getByRole('heading', { name: 'Alle Spiele' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Zur Startseite', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Kanji lernen, Strich für Strich.' })).toBeVisible();
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

test('SHL-01 the page for an unknown path speaks the language of the prefix', async ({ page, errors }) => {
  errors.expect(/status of 404/);
  const answer = await page.request.get('/fr/nulle-part');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('<html lang="fr"');
  await visit(page, '/fr/nulle-part');
  await expect(page.getByRole('heading', { name: 'Le chemin s’arrête ici' })).toBeVisible();
  await page.getByRole('link', { name: 'Voir les jeux' }).click();
  await expect(page).toHaveURL('/fr/games');
  await expect(page.getByRole('heading', { name: 'Tous les jeux' })).toBeVisible();
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

test('every script of a page carries the nonce of its policy, and nothing violates the policy', async ({
  page,
}) => {
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`forbidden by ${violatedDirective}: ${blockedURI}`),
    ),
  );
  const nonces = new Set<string>();
  for (const path of addresses)
    await test.step(path, async () => {
      const answer = await page.request.get(path);
      const nonce = /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1] ?? 'none';
      nonces.add(nonce);
      const scripts = (await answer.text()).match(/<script\b[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(0);
      for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
      await visit(page, path);
    });
  expect(nonces.size).toBe(addresses.length);
});
