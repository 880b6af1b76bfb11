import { postDeviceJoin } from '@michi/contracts/devices';
import { deleteKanjiImport } from '@michi/contracts/memory';
import { getProfile } from '@michi/contracts/profile';
import { postLogin } from '@michi/contracts/sign-in';
import { postLogout, postLogoutByTicket } from '@michi/contracts/sign-out';
import { postSocialSession } from '@michi/contracts/social-login';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { browserLearner } from '../../learner/browser-learner.ts';
import { keys } from '../../learner/keys.ts';
import { Outbox } from '../../learner/outbox/outbox.ts';
import { currentSession, storeSession } from '../../lib/device/session.ts';
import { browserStore } from '../../lib/device/storage.ts';
import * as aboutPage from '../../routes/static/about.tsx';
import { answer, noNetwork, refused } from '../../testing/calls.ts';
import { answerNewcomer } from '../../testing/newcomer.ts';
import { button, press } from '../../testing/screen.tsx';
import { address, openSite } from '../../testing/site.tsx';
import { storeElsewhere } from '../../testing/tabs.ts';
import { testEndTicket as endTicket, testUser as user } from '../../testing/user.ts';

const pages = { '/about': aboutPage };
const header = page.getByRole('banner');
const loginButton = header.getByRole('button', { name: 'Anmelden' });
const dialog = page.getByRole('dialog');
const menu = header.getByRole('group').filter({ hasText: 'Konto von' });
const logOut = menu.getByRole('button', { name: 'Abmelden' });
const session = { token: 'a-token-of-the-test', user };
const storedKeys = () => ['auth_token', 'user'].filter((key) => localStorage.getItem(key) !== null);

async function logIn(): Promise<void> {
  await dialog.getByLabelText('E-Mail').fill(user.email);
  await dialog.getByLabelText('Passwort', { exact: true }).fill('ein Satz über Tusche 7');
  await userEvent.keyboard('{Enter}');
}

beforeEach(async () => {
  await page.viewport(1280, 860);
  storeSession(null);
  answerNewcomer();
  answer(getProfile, { ...user, endTicket });
  answer(postLogin, { ...session, endTicket, message: 'ok' });
});

/** What a session has begun to ask ends while the server still answers. */
afterEach(async () => {
  storeSession(null);
  await browserLearner().follow(null);
});

test.each([
  ['is well', () => Response.json({ message: 'ok' })],
  ['is a refusal', () => refused(401, 'Nein.')],
  ['is a failure', () => refused(500)],
  ['is none', noNetwork],
])('AUT-07 a login stores token and user, a logout whose answer %s clears both', async (_, answered) => {
  const asked = answer(postLogout, answered);
  await openSite('/about', { pages });
  await loginButton.click();
  await logIn();
  await expect.element(menu).toMatchTextContent('Yuki_88');
  await expect.poll(() => document.activeElement?.tagName).toBe('SUMMARY');
  expect(localStorage.getItem('auth_token')).toBe(session.token);
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user);

  await userEvent.keyboard('{Enter}');
  await expect.element(logOut).toBeVisible();
  press(logOut);
  await expect.element(loginButton).toHaveFocus();
  expect(storedKeys()).toEqual([]);
  await expect.poll(() => asked[0]?.headers.get('authorization')).toBe(`Bearer ${session.token}`);
});

test('AUT-07 on load the server says who is signed in', async () => {
  const asked = answer(getProfile, { ...user, username: 'Yuki_89', endTicket });
  storeSession(session);
  await openSite('/about', { pages });
  await expect.element(menu).toMatchTextContent('Yuki_89');
  expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual([`Bearer ${session.token}`]);
  expect(JSON.parse(localStorage.getItem('user') ?? '').username).toBe('Yuki_89');
});

test('AUT-07 the word of the API that the token is not valid makes a guest of the reader', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answer(getProfile, () => refused(401, 'Nein.'));
  storeSession(session);
  await openSite('/about', { pages });
  await expect.element(loginButton).toBeVisible();
  expect(storedKeys()).toEqual([]);
});

test('AUT-07 of a guest nothing is asked', async () => {
  const asked = answer(getProfile, { ...user, endTicket });
  await openSite('/about', { pages });
  await expect.element(loginButton).toBeVisible();
  expect(asked).toEqual([]);
});

test('AUT-07 without a network nobody is logged out, and who is signed in is asked for once there is one', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const asked = answer(getProfile, { ...user, endTicket });
  storeSession({ ...session, user: { ...user, username: 'früher' } });
  await openSite('/about', { pages });
  await expect.element(menu).toMatchTextContent('früher');
  expect(asked).toEqual([]);
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await expect.element(menu).toMatchTextContent('Yuki_88');
});

test('AUT-07 another tab follows', async () => {
  await openSite('/about', { pages });
  await expect.element(loginButton).toBeVisible();
  storeElsewhere('auth_token', session.token);
  storeElsewhere('user', JSON.stringify(user));
  await expect.element(menu).toMatchTextContent('Yuki_88');
  expect(currentSession()).toEqual(session);
});

test.each([
  ['stays for its next login', 'Abmelden', [user.id]],
  ['goes if it is to', 'Abmelden und verwerfen', []],
])('AUT-09 who logs out is told what their account lacks: it %s', async (_, choice, owners) => {
  const outbox = new Outbox(browserStore());
  const [logouts, ended] = [
    answer(postLogout, { message: 'ok' }),
    answer(postLogoutByTicket, () => new Response(null, { status: 204 })),
  ];
  answer(postDeviceJoin, { joined: true });
  answer(deleteKanjiImport, noNetwork);
  storeSession({ ...session, endTicket });
  await openSite('/about', { pages });
  await expect.poll(() => localStorage.getItem(keys.joined)).not.toBeNull();
  const done = { kind: 'takeBack', id: 'one', owner: user.id, at: 1, utcOffset: 0 } as const;
  outbox.add({ ...done, body: { import: 'another' } });
  const { deviceId } = browserLearner();
  const leave = async () => {
    menu.element().querySelector('summary')?.click();
    await expect.element(logOut).toBeVisible();
    press(logOut);
  };
  await leave();
  await expect
    .element(dialog)
    .toMatchTextContent('Eine Sache, die du gemacht hast, fehlt deinem Konto noch.');
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  expect(storedKeys()).toHaveLength(2);
  await leave();
  await dialog.getByRole('button', { name: choice, exact: true }).click();
  await expect.element(loginButton).toBeVisible();
  expect(outbox.all().map(({ owner }) => owner)).toEqual(owners);
  const kept = JSON.stringify(localStorage);
  for (const key of [session.token, deviceId]) expect(kept).not.toContain(key);
  await expect.poll(() => logouts.length + ended.length).toBeGreaterThan(0);
  outbox.forget(user.id);
});

// For admins, the admin page joins the menu as soon as it has one.
test('SHL-06 signed in, the button is a menu of the account: profile, achievements, challenges and logout', async () => {
  storeSession(session);
  await openSite('/about', { pages });
  const summary = () => menu.element().querySelector('summary');
  await expect.element(menu).toBeVisible();
  expect(loginButton.elements()).toEqual([]);
  summary()?.focus();
  await userEvent.keyboard('{Enter}');
  const profile = menu.getByRole('link', { name: 'Profil' });
  await expect.element(profile).toBeVisible();
  expect(
    menu
      .getByRole('listitem')
      .elements()
      .map((entry) => [entry.textContent, entry.querySelector('a')?.pathname]),
  ).toEqual([
    ['Profil', '/profile'],
    ['Erfolge', '/achievements'],
    ['Herausforderungen', '/challenges'],
    ['Abmelden', undefined],
  ]);
  await userEvent.keyboard('{Escape}');
  await expect.element(profile).not.toBeInTheDocument();
  expect(document.activeElement).toBe(summary());

  await userEvent.keyboard('{Enter}');
  await profile.click();
  await expect.poll(address).toBe('/profile');
  await expect.element(profile).not.toBeInTheDocument();
});

test('SHL-06 on a phone the menu has the login, and then the account', async () => {
  await page.viewport(360, 760);
  answer(postLogout, { message: 'ok' });
  await openSite('/about', { pages });
  const sign = button('Menü öffnen');
  const phoneMenu = page.getByRole('dialog', { name: 'Menü' });
  await sign.click();
  await phoneMenu.getByRole('button', { name: 'Anmelden' }).click();
  await expect.element(phoneMenu).not.toBeInTheDocument();
  await logIn();
  await expect.element(sign).toHaveFocus();
  await sign.click();
  const account = phoneMenu.getByRole('navigation', { name: 'Konto von Yuki_88' });
  await expect.element(account.getByRole('link', { name: 'Profil' })).toBeVisible();
  await account.getByRole('button', { name: 'Abmelden' }).click();
  await expect.element(phoneMenu.getByRole('button', { name: 'Anmelden' })).toBeVisible();
  expect(storedKeys()).toEqual([]);
});

describe('AUT-08 who comes back from another provider', () => {
  const failed = 'Die Anmeldung über den anderen Dienst hat nicht geklappt.';
  const alert = dialog.getByRole('alert');

  test('with success is signed in', async () => {
    answer(postSocialSession, { ...session, endTicket, message: 'ok' });
    await openSite('/about?login=done', { pages });
    await expect.element(menu).toMatchTextContent('Yuki_88');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(address()).toBe('/about');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user);
  });

  test('with a session that the server does not hand over reads why not', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    answer(postSocialSession, () => refused(401, 'Nein.'));
    await openSite('/about?login=done', { pages });
    await expect.element(alert).toMatchTextContent(failed);
    expect(storedKeys()).toEqual([]);
  });

  test('without success reads why, under the address as it was, until another form is chosen', async () => {
    await openSite('/about?a=b&login=failed#x', { pages });
    await expect.element(alert).toMatchTextContent(`${failed} Bitte versuche es noch einmal.`);
    expect(address()).toBe('/about?a=b#x');
    await dialog.getByRole('tab', { name: 'Registrieren' }).click();
    await expect.element(alert).not.toBeInTheDocument();
  });

  test('to an account that is to be confirmed is told of the mail', async () => {
    await openSite('/about?login=confirm', { pages });
    await expect.element(dialog).toMatchTextContent('Wir haben dir eine Mail geschickt');
  });

  test('with a word that means nothing finds the page', async () => {
    await openSite('/about?login=unsinn', { pages });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(dialog.elements()).toEqual([]);
  });
});
