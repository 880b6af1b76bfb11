import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readMail } from '../apps/server/src/testing/read-mail.ts';
import { check } from './axe.ts';
import { visit } from './browser.ts';
import { newDataDir } from './data-dir.ts';
import { expect, test } from './fixtures.ts';

const dataDir = newDataDir();
test.use({ serverSettings: { LOG_LEVEL: 'warn', DATA_DIR: dataDir } });

const open = (page: Page, name: string) => page.getByRole('button', { name }).click();
const newsletter = (page: Page) => page.getByRole('dialog', { name: 'Post vom Schreibtisch' });
const feedback = (page: Page) => page.getByRole('dialog', { name: 'Was denkst du?' });
const message = (page: Page) => feedback(page).getByLabel('Deine Rückmeldung');
const address = (page: Page) => newsletter(page).getByLabel('E-Mail-Adresse');

/** The links of the mails that were sent to an address. */
function linksTo(address: string): string[] {
  const folder = join(dataDir, 'mail');
  if (!existsSync(folder)) return []; // none was sent yet
  const mails = readdirSync(folder).map((file) => readMail(readFileSync(join(folder, file), 'utf8')));
  return mails
    .filter(({ headers }) => headers.to?.includes(address))
    .flatMap(({ text }) => text.match(/https?:\S+newsletter\/\S+/g) ?? []);
}

test('HUB-04 the newsletter begins with the link of the mail and one press, and ends with another', async ({
  page,
}) => {
  await visit(page, '/games');
  await open(page, 'Newsletter abonnieren');
  await expect(address(page)).toBeFocused();
  await address(page).fill('aki@example.org');
  await page.keyboard.press('Enter');
  const thanks = newsletter(page).getByRole('status');
  await expect(thanks).toContainText('Fast geschafft');
  await expect(thanks).toBeFocused();
  await newsletter(page).getByRole('button', { name: 'Schließen' }).first().click();
  await expect(newsletter(page)).toBeHidden();

  await expect.poll(() => linksTo('aki@example.org').length).toBeGreaterThan(1);
  const paths = linksTo('aki@example.org').map((link) => {
    const { pathname, search } = new URL(link);
    return pathname + search;
  });
  const confirm = paths.find((path) => path.includes('/confirm')) ?? '';
  const end = paths.find((path) => path.includes('/end')) ?? '';

  await test.step('a program that follows the link confirms nothing', async () => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await visit(page, confirm);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newsletter bestätigen');
    expect(calls.filter((url) => url.includes('/api/newsletter'))).toEqual([]);
  });
  await open(page, 'Ja, ich lese mit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du bist dabei!');

  await visit(page, end);
  await open(page, 'Abbestellen und Adresse löschen');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Abbestellt');
});

test('HUB-04 a link that is unknown, cut or empty says so, and leads on', async ({ page, errors }) => {
  errors.expect(/status of (404|422)/);
  for (const search of ['?token=abcdefghijklmnopqrstuvwxyz', '?token=kurz']) {
    await visit(page, `/newsletter/confirm${search}`);
    await open(page, 'Ja, ich lese mit');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Link gilt nicht');
  }
  await visit(page, '/newsletter/end');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diesen Link kennen wir nicht');
  await page.getByRole('link', { name: 'Zu den Spielen' }).click();
  await expect(page).toHaveURL('/games');
});

test('HUB-04 when nobody answers, the same press may be tried again', async ({ page, errors }) => {
  errors.expect(/ERR_FAILED/);
  await page.route('**/api/newsletter/end', (route) => route.abort());
  await visit(page, '/newsletter/end?token=abcdefghijklmnopqrstuvwxyz');
  await open(page, 'Abbestellen und Adresse löschen');
  await expect(page.getByRole('alert')).toContainText('Das hat gerade nicht geklappt.');
  await page.route('**/api/newsletter/end', (route) => route.fulfill({ json: { message: 'ok' } }));
  await open(page, 'Abbestellen und Adresse löschen');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Abbestellt');
});

test('HUB-04 a form whose code is out of reach says so in place, and opens with another try', async ({
  page,
  errors,
}) => {
  errors.expect(/ERR_FAILED/);
  await page.route('**/assets/wish-dialog-*.js', (route) => route.abort());
  await visit(page, '/games');
  await open(page, 'Newsletter abonnieren');
  await expect(newsletter(page)).toContainText('Das hat gerade nicht geklappt.');
  await check(page, 'a form out of reach');
  await page.unroute('**/assets/wish-dialog-*.js');
  await newsletter(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(address(page)).toBeFocused();
});

test('HUB-04 a wrong address is said at its field, in focus, and stays as it was typed', async ({
  page,
  errors,
}) => {
  errors.expect(/status of 422/);
  await visit(page, '/games');
  await open(page, 'Newsletter abonnieren');
  await address(page).fill('aki@');
  await page.keyboard.press('Enter');
  await expect(address(page)).toBeFocused();
  await expect(address(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(address(page)).toHaveAccessibleDescription(/\p{L}{3}.*\.$/u);
  await expect(address(page)).toHaveValue('aki@');
});

test('HUB-04 feedback arrives, with or without an address @phone', async ({ page, errors }) => {
  errors.expect(/status of 422/);
  await visit(page, '/games');
  await open(page, 'Feedback geben');
  await expect(message(page)).toBeFocused();
  await feedback(page).getByRole('button', { name: 'Absenden' }).click();
  await expect(message(page)).toHaveAttribute('aria-invalid', 'true');
  await message(page).fill('Mehr Vögel, bitte!');
  await feedback(page).getByRole('button', { name: 'Absenden' }).click();
  await expect(feedback(page).getByRole('status')).toContainText('Deine Rückmeldung ist angekommen.');
});

test('HUB-04 what was typed survives closing, a lost connection and too many letters', async ({
  page,
  errors,
}) => {
  errors.expect(/ERR_FAILED|status of (429|500)/);
  const text = 'Ein langer Gedanke,\nüber zwei Zeilen.';
  await visit(page, '/games');
  await open(page, 'Feedback geben');
  await message(page).fill(text);
  await page.keyboard.press('Escape');
  await expect(feedback(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Feedback geben' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(message(page)).toHaveValue(text);

  const wait = 'Das waren viele Anfragen auf einmal.';
  for (const [says, answer] of [
    ['Das ließ sich gerade nicht senden.', null],
    ['Das ließ sich gerade nicht senden.', { status: 500, json: { message: 'oops' } }],
    ['Das ließ sich gerade nicht senden.', { body: '<html>' }],
    [wait, { status: 429, json: { message: wait } }],
  ] as const) {
    await page.route('**/api/feedback', (route) => (answer ? route.fulfill(answer) : route.abort()));
    await feedback(page).getByRole('button', { name: 'Absenden' }).click();
    await expect(feedback(page).getByRole('alert')).toHaveText(new RegExp(says));
    await expect(message(page)).toHaveValue(text);
    await page.unroute('**/api/feedback');
  }

  let sent: unknown;
  await page.route('**/api/feedback', (route) => {
    sent = route.request().postDataJSON();
    return route.fulfill({ json: { message: 'ok' } });
  });
  await feedback(page).getByRole('button', { name: 'Absenden' }).click();
  await expect(feedback(page).getByRole('status')).toContainText('Danke!');
  expect(sent).toEqual({ message: text, email: '', website: '' });
  await feedback(page).getByRole('button', { name: 'Schließen' }).last().click();
  await open(page, 'Feedback geben');
  await expect(message(page)).toHaveValue('');
});

test('HUB-04 the trap for programs is out of reach for people', async ({ page }) => {
  await visit(page, '/games');
  await open(page, 'Newsletter abonnieren');
  await expect(newsletter(page).getByRole('textbox')).toHaveCount(1);
  await expect(page.locator('[name=website]')).not.toBeInViewport();
  await expect(page.locator('[name=website]')).toHaveAttribute('tabindex', '-1');
});

test('GAM-01 axe finds nothing in the letters', async ({ page, errors }) => {
  errors.expect(/status of 422/);
  await visit(page, '/games');
  await open(page, 'Feedback geben');
  await feedback(page).getByRole('button', { name: 'Absenden' }).click();
  await expect(message(page)).toHaveAttribute('aria-invalid', 'true');
  await check(page, 'feedback refused');
  await visit(page, '/newsletter/confirm?token=abcdefghijklmnopqrstuvwxyz');
  await check(page, 'newsletter');
});
