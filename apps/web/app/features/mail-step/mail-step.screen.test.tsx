import { postEmailVerificationConfirmation } from '@michi/contracts/email-verification';
import { postNewsletterConfirmation, postNewsletterEnd } from '@michi/contracts/inbox';
import { postLogin } from '@michi/contracts/sign-in';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storeSession } from '../../lib/device/session.ts';
import * as linkPage from '../../routes/accounts/link-accounts.tsx';
import * as verifyPage from '../../routes/accounts/verify-email.tsx';
import * as confirmPage from '../../routes/newsletter/confirm.tsx';
import * as endPage from '../../routes/newsletter/end.tsx';
import { answer, noNetwork, refused } from '../../testing/calls.ts';
import {
  button,
  expectAccessible,
  phones,
  show,
  smallControls,
  withinMain,
  withinSite,
} from '../../testing/screen.tsx';
import { testEndTicket as endTicket, testUser } from '../../testing/user.ts';

const title = page.getByRole('heading', { level: 1 });
const unknown = () => refused(404, 'Das gibt es nicht.');
const malformed = () => refused(422, 'Ungültig.', { token: ['Ungültig.'] });
const token = 'abcdefghijklmnopqrstuvwxyz';

async function look(state: string): Promise<void> {
  onTestFinished(() => page.viewport(1280, 860));
  for (const [width, height] of [[1280, 860], phones[1]] as const) {
    await page.viewport(width, height);
    await expectAccessible(`${state} at ${width}`);
    expect(smallControls()).toEqual([]);
  }
}

test('HUB-04 a program that follows the link of the newsletter confirms nothing; one press does', async () => {
  const asked = answer(postNewsletterConfirmation, { message: 'ok' });
  await show(withinMain(confirmPage), {
    path: `/newsletter/confirm?token=${token}`,
    at: '/newsletter/confirm',
  });
  await expect.element(title).toHaveTextContent('Newsletter bestätigen');
  await look('the question of the newsletter');
  expect(asked).toEqual([]);
  await button('Ja, ich lese mit').click();
  await expect.element(title).toHaveTextContent('Du bist dabei!');
  expect(await Promise.all(asked.map((request) => request.json()))).toEqual([{ token }]);
});

test.each([
  ['unknown', unknown],
  ['cut', malformed],
])('HUB-04 a link of the newsletter that is %s says so, and leads on', async (_, refusal) => {
  answer(postNewsletterConfirmation, refusal);
  await show(confirmPage, { path: '/newsletter/confirm?token=kurz', at: '/newsletter/confirm' });
  await button('Ja, ich lese mit').click();
  await expect.element(title).toHaveTextContent('Dieser Link gilt nicht');
  await page.getByRole('link', { name: 'Zu den Spielen' }).click();
  await expect.element(page.getByText('/games')).toBeVisible();
});

test('HUB-04 when nobody answers, the same press may be tried again', async () => {
  answer(postNewsletterEnd, noNetwork);
  await show(endPage, { path: `/newsletter/end?token=${token}`, at: '/newsletter/end' });
  await button('Abbestellen und Adresse löschen').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Das hat gerade nicht geklappt.');
  answer(postNewsletterEnd, { message: 'ok' });
  await button('Abbestellen und Adresse löschen').click();
  await expect.element(title).toHaveTextContent('Abbestellt');
});

test.each([
  ['HUB-04', '/newsletter/end', endPage, 'Diesen Link kennen wir nicht'],
  ['AUT-10 GAM-01', '/verify-email', verifyPage, 'Dieser Link gilt nicht mehr'],
  ['AUT-08 AUT-10', '/social-login/confirm', linkPage, 'Dieser Link gilt nicht mehr'],
])('%s a link to %s that is empty says so', async (_, path, route, says) => {
  await show(withinMain(route), { path });
  await expect.element(title).toHaveTextContent(says);
  await look(`${path} without a token`);
});

test('AUT-10 who is not logged in is asked to, for only then an address is confirmed', async () => {
  onTestFinished(() => storeSession(null));
  answer(postLogin, { token: 'a token', endTicket, user: testUser, message: 'ok' });
  const asked = answer(postEmailVerificationConfirmation, malformed);
  const open = () => show(withinSite(verifyPage), { path: '/verify-email?token=kurz', at: '/verify-email' });
  await open();
  await look('the question of an address');
  await button('Adresse bestätigen').click();
  const email = page.getByLabelText('E-Mail', { exact: true });
  await expect.element(email).toHaveFocus();
  expect(asked).toEqual([]);
  await email.fill('yuki@example.org');
  await page.getByLabelText('Passwort', { exact: true }).fill('ein Satz über Tusche 7');
  await userEvent.keyboard('{Enter}');
  await expect.element(title).toHaveTextContent('Dieser Link gilt nicht mehr');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer a token');
});
