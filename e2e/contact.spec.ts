import type { Page } from '@playwright/test';
import { visit } from './browser.ts';
import { expect, test } from './fixtures.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const send = (page: Page) => page.getByRole('button', { name: 'Nachricht senden' }).click();

async function write(page: Page): Promise<void> {
  await field(page, 'Name').fill('Ada');
  await field(page, 'E-Mail').fill('ada@example.org');
  await field(page, 'Nachricht').fill('In Level 3 fehlt ein Strich.\nSonst: wunderbar!');
}

/** What is typed is still there. */
async function expectKept(page: Page): Promise<void> {
  await expect(field(page, 'Name')).toHaveValue('Ada');
  await expect(field(page, 'E-Mail')).toHaveValue('ada@example.org');
  await expect(field(page, 'Nachricht')).toHaveValue('In Level 3 fehlt ein Strich.\nSonst: wunderbar!');
}

test('STA-02 a letter is sent, and another may follow', async ({ page }) => {
  await visit(page, '/contact');
  await write(page);
  await send(page);
  const sent = page.getByRole('status').filter({ hasText: 'Nachricht gesendet!' });
  await expect(sent).toBeFocused();
  await page.getByRole('button', { name: 'Noch eine Nachricht schreiben' }).click();
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Nachricht')).toHaveValue('');
});

test('STA-02 each wrong field says what is wrong, the first is focused, and nothing typed is lost', async ({
  page,
  errors,
}) => {
  errors.expect(/status of 422/);
  await visit(page, '/contact');
  await write(page);
  await field(page, 'E-Mail').fill('ada at example');
  await field(page, 'Nachricht').fill('');
  await send(page);
  await expect(field(page, 'E-Mail')).toBeFocused();
  await expect(field(page, 'E-Mail')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'E-Mail')).toHaveAccessibleDescription(
    /Nur, damit wir dir antworten können\..+\p{L}/u,
  );
  await expect(field(page, 'Nachricht')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Name')).not.toHaveAttribute('aria-invalid');
  await expect(field(page, 'Name')).toHaveValue('Ada');
  await expect(field(page, 'E-Mail')).toHaveValue('ada at example');

  await write(page);
  await send(page);
  await expect(page.getByText('Nachricht gesendet!')).toBeVisible();
});

for (const [what, answer] of [
  ['no network', null],
  ['a broken server', { status: 500, body: 'oops' }],
  ['an answer of another kind', { status: 200, json: { wrong: true } }],
] as const)
  test(`STA-02 nothing typed is lost with ${what}, and the letter can be sent again`, async ({
    page,
    errors,
  }) => {
    errors.expect(/status of 500|ERR_FAILED/);
    await visit(page, '/contact');
    await page.route('**/api/contact', (route) => (answer === null ? route.abort() : route.fulfill(answer)));
    await write(page);
    await send(page);
    await expect(page.getByRole('alert')).toContainText(
      'Die Nachricht ließ sich nicht senden. Bitte versuche es noch einmal.',
    );
    await expectKept(page);
    await page.unroute('**/api/contact');
    await send(page);
    await expect(page.getByText('Nachricht gesendet!')).toBeVisible();
  });

test('STA-02 who writes too often is asked to wait, and keeps the text', async ({ page, errors }) => {
  errors.expect(/status of 429/);
  const message = 'Das waren viele Anfragen auf einmal. Versuch es in 7 Sekunden wieder.';
  await visit(page, '/contact');
  await page.route('**/api/contact', (route) => route.fulfill({ status: 429, json: { message } }));
  await write(page);
  await send(page);
  await expect(page.getByRole('alert')).toContainText(message);
  await expectKept(page);
});

test('STA-02 a second press while the letter is on its way sends nothing', async ({ page }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  let calls = 0;
  await page.route('**/api/contact', async (route) => {
    calls += 1;
    await answered;
    await route.fulfill({ json: { message: 'ok' } });
  });
  await visit(page, '/contact');
  await write(page);
  await send(page);
  await send(page);
  answer();
  await expect(page.getByText('Nachricht gesendet!')).toBeVisible();
  expect(calls).toBe(1);
});

test('STA-02 the trap for programs is out of the way of people, and what it catches is told to the server', async ({
  page,
}) => {
  await visit(page, '/contact');
  await expect(page.getByRole('textbox')).toHaveCount(3);
  const trap = page.locator('[name=website]');
  await expect(trap).not.toBeInViewport();
  await field(page, 'Nachricht').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Nachricht senden' })).toBeFocused();

  await write(page);
  await trap.fill('https://spam.example', { force: true });
  const letter = page.waitForRequest('**/api/contact');
  await send(page);
  expect((await letter).postDataJSON()).toMatchObject({ website: 'https://spam.example' });
});

test('STA-02 in English it says so in the words of the specification', async ({ page, errors }) => {
  errors.expect(/status of 500/);
  await visit(page, '/en/contact');
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to send message. Please try again.');
  await page.unroute('**/api/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
});
