import type { User } from '@michi/contracts/account-fields';
import { postPassword, postPasswordReset, postPasswordResetConfirmation } from '@michi/contracts/passwords';
import { exportEnd, getExport, getProfile, patchProfile, postDeletion } from '@michi/contracts/profile';
import { getSessions } from '@michi/contracts/sessions';
import { postLogoutEverywhere } from '@michi/contracts/sign-out';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { closeLogin } from '../../lib/device/login-request.ts';
import { currentSession, storeSession } from '../../lib/device/session.ts';
import * as accountPage from '../../routes/accounts/account.tsx';
import * as resetPage from '../../routes/accounts/reset-password.tsx';
import { answer, refused } from '../../testing/calls.ts';
import { savedFiles } from '../../testing/saved-files.ts';
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

const token = 'a-token-of-the-test';
const password = 'ein Satz über Tusche 7';
const title = page.getByRole('heading', { level: 1 });
const main = page.getByRole('main');
const person = page.getByRole('region', { name: 'Über dich' });
const secret = page.getByRole('region', { name: 'Passwort' });
const devices = page.getByRole('region', { name: 'Angemeldete Geräte' });
const said = page.getByRole('region', { name: 'Meldungen' });
const ok = { message: 'ok' };

beforeEach(() => {
  answer(getSessions, { sessions: [] });
});
afterEach(async () => {
  closeLogin();
  storeSession(null);
  await page.viewport(1280, 860);
});

const showAccount = (path = '/profile/account') =>
  show(withinSite(accountPage), { path, at: '/profile/account' });

/** As somebody is signed in here. */
function signIn(user: User = testUser): void {
  answer(getProfile, { ...user, endTicket });
  storeSession({ token, user });
}

async function look(state: string): Promise<void> {
  for (const [width, height] of [[1280, 860], phones[1]] as const) {
    await page.viewport(width, height);
    await expectAccessible(`${state} at ${width}`);
    expect(smallControls()).toEqual([]);
  }
}

test('AUT-11 a guest is invited, by both ways', async () => {
  await showAccount();
  await expect.element(title).toHaveTextContent('Hier ist Platz für deinen Weg');
  await main.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Konto anlegen');
  await userEvent.keyboard('{Escape}');
  await expect.element(main.getByRole('button', { name: 'Konto anlegen' })).toHaveFocus();
  await main.getByRole('button', { name: 'Anmelden' }).click();
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Willkommen zurück');
});

test('AUT-11 name, language and country can be changed; a name from before today’s rules is not in the way', async () => {
  const old = { ...testUser, username: 'Team Ольга' };
  signIn(old);
  await showAccount();
  const first = answer(patchProfile, { message: 'ok', user: { ...old, country_code: 'AT' } });
  await person.getByLabelText(/^Land/).fill('at');
  await button('Speichern').click();
  await expect.element(said.getByText('Gespeichert', { exact: true })).toBeVisible();

  await person.getByLabelText('Benutzername').fill('');
  await button('Speichern').click();
  await expect.element(person.getByLabelText('Benutzername')).toBeInvalid();
  const changed: User = { ...old, username: 'aki', country_code: 'AT' };
  const second = answer(patchProfile, { message: 'ok', user: changed });
  await person.getByLabelText('Benutzername').fill('aki');
  await button('Speichern').click();
  await expect.element(title).toHaveTextContent('aki');
  await expect.element(page.getByRole('banner').getByText('Konto von aki')).toBeInTheDocument();
  expect(currentSession()?.user).toEqual(changed);
  expect(await first[0]?.json()).toEqual({ language: 'de', country_code: 'AT' });
  expect(await second[0]?.json()).toEqual({ username: 'aki', language: 'de', country_code: 'AT' });

  answer(patchProfile, { message: 'ok', user: { ...changed, language: 'ja' } });
  await person.getByLabelText('Sprache').selectOptions('ja');
  await button('Speichern').click();
  await expect.element(page.getByText('/ja/profile/account')).toBeVisible();
});

test('AUT-11 a new password is taken once the present one is right, and leaves an empty form', async () => {
  signIn();
  await showAccount();
  const current = secret.getByLabelText('Jetziges Passwort');
  const change = async (from: string) => {
    await current.fill(from);
    await secret.getByLabelText('Neues Passwort').fill('ein anderer Satz über Papier');
    await secret.getByLabelText('Passwort wiederholen').fill('ein anderer Satz über Papier');
    await button('Passwort ändern').click();
  };
  answer(postPassword, () => refused(422, 'Ungültig.', { current_password: ['Das stimmt nicht.'] }));
  await change('das war es nicht');
  await expect.element(current).toHaveFocus();
  await expect.element(current).toBeInvalid();
  const changes = answer(postPassword, ok);
  answer(getSessions, {
    sessions: [{ id: '1', created_at: 0, last_used_at: 0, user_agent: '', current: true }],
  });
  await change(password);
  await expect.element(said.getByText('Passwort geändert')).toBeVisible();
  await expect.element(current).toHaveValue('');
  await expect.element(devices.getByText('Dieses Gerät')).toBeVisible(); // asked for anew
  expect(await changes[0]?.json()).toEqual({
    current_password: password,
    password: 'ein anderer Satz über Papier',
    password_confirmation: 'ein anderer Satz über Papier',
  });
});

test('AUT-11 who is led to where a password is changed sees it, also after signing in', async () => {
  await showAccount('/profile/account#password');
  await expect.element(title).toHaveTextContent('Hier ist Platz für deinen Weg');
  signIn();
  await expect.element(secret).toHaveFocus();
  await expect.element(secret).toBeInViewport({ ratio: 0.9 });
  await userEvent.keyboard('{Tab}');
  await expect.element(secret.getByLabelText('Jetziges Passwort')).toHaveFocus();
});

test('AUT-09 AUT-11 logging out everywhere ends this session too', async () => {
  signIn();
  answer(postLogoutEverywhere, ok);
  await showAccount();
  await button('Überall abmelden').click();
  await expect.element(title).toHaveTextContent('Hier ist Platz für deinen Weg');
  await expect
    .element(page.getByText('Hier ist Platz für deinen Weg').element().closest<HTMLElement>('.state'))
    .toHaveFocus();
  expect(localStorage.getItem('auth_token') ?? localStorage.getItem('user')).toBeNull();
});

test('AUT-11 out of reach it says so and tries again, and without a network it waits', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const online = vi.spyOn(navigator, 'onLine', 'get');
  const turn = (isOnline: boolean) => {
    online.mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  signIn();
  answer(getProfile, () => refused(500));
  answer(getSessions, () => refused(500));
  turn(false);
  await showAccount();
  await expect.element(title).toHaveTextContent('Gerade keine Verbindung');
  turn(true);
  await expect.element(title).toHaveTextContent('Dein Profil ist gerade nicht zu erreichen');
  answer(getProfile, { ...testUser, endTicket });
  await button('Noch einmal versuchen').click();
  await expect.element(title).toHaveTextContent('Yuki_88');
  await expect.element(devices.getByRole('alert')).toMatchTextContent('gerade nicht zu erreichen');
  answer(getSessions, { sessions: [] });
  await button('Noch einmal versuchen').click();
  await expect.element(devices.getByRole('alert')).not.toBeInTheDocument();
  expect(warn.mock.calls.map(([text]) => text)).toEqual(Array(2).fill('asking for the own account failed:'));

  await page.getByLabelText('Benutzername').fill('halb getippt');
  answer(getProfile, { ...testUser, email_verified: false, endTicket });
  turn(false);
  await new Promise(requestAnimationFrame); // or the page would not see that there was none
  turn(true);
  await expect.element(page.getByText('Deine Adresse ist noch nicht bestätigt.')).toBeVisible();
  await expect.element(page.getByLabelText('Benutzername')).toHaveValue('halb getippt');
});

test('AUT-11 an export that was cut off is not saved, and can be tried again', async () => {
  const files = savedFiles();
  const whole = `{"account":{},${exportEnd}`;
  signIn();
  answer(getExport, () => new Response(whole.slice(0, -1)));
  await showAccount();
  const data = page.getByRole('region', { name: 'Deine Daten' });
  await button('Daten herunterladen').click();
  await expect.element(data.getByRole('alert')).toMatchTextContent('mittendrin abgebrochen');
  expect(files).toEqual([]);
  answer(getExport, () => new Response(whole));
  await button('Noch einmal versuchen').click();
  await expect.element(data.getByRole('alert')).not.toBeInTheDocument();
  await expect
    .poll(() => files.map(({ name }) => name))
    .toEqual([expect.stringMatching(/^kanji-no-michi-.*\.json$/)]);
});

test('AUT-08 AUT-11 an account without a password is deleted without one, unless the login is long ago, and gets one by mail', async () => {
  signIn({ ...testUser, has_password: false });
  await showAccount();
  await expect
    .element(secret)
    .toMatchTextContent('Wir schicken dir einen Link, mit dem du ein Passwort festlegst.');
  await expect.element(secret.getByRole('textbox')).not.toBeInTheDocument();
  expect(secret.element().querySelector('input')).toBeNull();
  const links = answer(postPasswordReset, ok);
  await button('Link anfordern').click();
  await expect.element(said.getByText(/Die Mail mit dem Link ist unterwegs\./)).toBeVisible();
  expect(await links[0]?.json()).toEqual({ email: testUser.email });

  await button('Konto löschen …').click();
  const question = page.getByRole('dialog', { name: 'Konto wirklich löschen?' });
  await expect.element(question).toBeVisible();
  expect(question.element().querySelector('input')).toBeNull();
  const refusal = 'Melde dich bitte noch einmal an, dann kannst du dein Konto löschen.';
  answer(postDeletion, () => refused(403, refusal));
  await button('Endgültig löschen').click();
  await expect.element(question.getByRole('alert')).toHaveTextContent(refusal);
  const deletions = answer(postDeletion, ok);
  await button('Endgültig löschen').click();
  await expect.element(title).toHaveTextContent('Dein Konto ist gelöscht');
  expect(await deletions[0]?.json()).toEqual({});
  expect(currentSession()).toBeNull();
});

test('GAM-01 AUT-11 axe finds nothing in the account, nothing is too wide, and all can be hit', async () => {
  await show(withinMain(accountPage), { path: '/profile/account' });
  await expect.element(title).toHaveTextContent('Hier ist Platz für deinen Weg');
  await look('a guest’s account');
  answer(getSessions, {
    sessions: [
      { id: '1', created_at: 0, last_used_at: 0, user_agent: navigator.userAgent, current: true },
      { id: '2', created_at: 0, last_used_at: 0, user_agent: '', current: false },
    ],
  });
  answer(patchProfile, { message: 'ok', user: { ...testUser, email_verified: false } });
  signIn({ ...testUser, email_verified: false });
  await expect.element(devices.getByText('Dieses Gerät')).toBeVisible();
  await button('Speichern').click();
  await expect.element(said.getByText('Gespeichert', { exact: true })).toBeVisible();
  await look('the account');
  await page.viewport(1280, 860);
  await button('Konto löschen …').click();
  await look('the deletion');
});

test('GAM-01 AUT-10 a link for a new password that is unknown, cut or empty says so', async () => {
  const unknownTitle = 'Dieser Link gilt nicht mehr';
  const open = async (search: string) => {
    await cleanup();
    await show(withinMain(resetPage), { path: `/reset-password${search}`, at: '/reset-password' });
  };
  await open('');
  await expect.element(title).toHaveTextContent(unknownTitle);
  await look('a new password without a token');
  await open('?token=abcdefghijklmnopqrstuvwxyz');
  await look('a new password');
  for (const refusal of [
    () => refused(404, 'Das gibt es nicht.'),
    () => refused(422, 'Ungültig.', { token: ['Ungültig.'] }),
  ]) {
    answer(postPasswordResetConfirmation, refusal);
    await open('?token=abcdefghijklmnopqrstuvwxyz');
    await page.getByLabelText('Neues Passwort').fill(password);
    await page.getByLabelText('Passwort wiederholen').fill(password);
    await userEvent.keyboard('{Enter}');
    await expect.element(title).toHaveTextContent(unknownTitle);
  }
});
