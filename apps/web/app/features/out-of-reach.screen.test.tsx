import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { closeLogin } from '../lib/device/login-request.ts';
import { withoutFiles } from '../testing/devtools.ts';
import { button, expectAccessible, phones, show, withinSite } from '../testing/screen.tsx';
import { WishBox } from './hub/wish-box.tsx';

const Message = () => <textarea aria-label="Nachricht" />;
const Wishes = () => (
  <main>
    <WishBox titleId="wish" />
  </main>
);

/** What the page reports of the code that it cannot have. */
function expectReport(text: string): void {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => {
    expect(warn.mock.calls.map(([said]) => said)).toEqual([text]);
  });
}

test('AUT-01 without a network logging in says so over the page as it is, and opens once there is one', async () => {
  expectReport('loading the login failed:');
  onTestFinished(closeLogin);
  const allow = await withoutFiles('*/login-window.tsx*');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show(withinSite({ default: Message, handle: { messages: [] } }), { path: '/contact' });
  const message = page.getByLabelText('Nachricht');
  await message.fill('Wo finde ich 鬱?');
  await page.getByRole('banner').getByRole('button', { name: 'Anmelden' }).click();
  const offline = page.getByRole('dialog', { name: 'Gerade keine Verbindung' });
  await expect.element(offline).toMatchTextContent('Zum Anmelden brauchst du ein Netz.');
  await allow();
  await button('Noch einmal versuchen').click();
  await expect.element(page.getByLabelText('Passwort', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(message).toHaveValue('Wo finde ich 鬱?');
});

test('HUB-04 a form whose code is out of reach says so in place, and opens with another try', async () => {
  expectReport('loading the form of a wish failed:');
  onTestFinished(() => page.viewport(1280, 860));
  const allow = await withoutFiles('*/wish-dialog.tsx*');
  await show({ default: Wishes, handle: { messages: ['inbox'] } }, { path: '/games' });
  await button('Newsletter abonnieren').click();
  const newsletter = page.getByRole('dialog', { name: 'Post vom Schreibtisch' });
  await expect.element(newsletter).toMatchTextContent('Das hat gerade nicht geklappt.');
  for (const [width, height] of [[1280, 860], phones[1]] as const) {
    await page.viewport(width, height);
    await expectAccessible(`a form out of reach at ${width}`);
  }
  await allow();
  await button('Noch einmal versuchen').click();
  await expect.element(newsletter.getByLabelText('E-Mail-Adresse')).toHaveFocus();
});
