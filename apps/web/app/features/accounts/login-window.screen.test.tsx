import { postPasswordReset } from '@michi/contracts/passwords';
import { postLogin, postRegistration, type SignedIn } from '@michi/contracts/sign-in';
import type { Locale } from '@michi/messages/locales';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { closeLogin } from '../../lib/device/login-request.ts';
import { storeSession } from '../../lib/device/session.ts';
import { typedInto } from '../../lib/pages/typed.ts';
import { answer, noNetwork, refused, silence } from '../../testing/calls.ts';
import { holdPatience } from '../../testing/patience.ts';
import {
  button,
  expectAccessible,
  phones,
  press,
  show,
  smallControls,
  withinMain,
  withinSite,
} from '../../testing/screen.tsx';
import { testEndTicket as endTicket, testUser } from '../../testing/user.ts';
import { LoginWindow } from './login-window.tsx';

const signedIn: SignedIn = { token: 'a-token-of-the-test', endTicket, user: testUser, message: 'ok' };
const password = 'ein Satz über Tusche 7';
const aPage = withinSite({ default: () => <p>道</p>, handle: { messages: [] } });

const windowAlone = {
  default: () => (
    <>
      <h1>道</h1>
      <LoginWindow request="login" />
    </>
  ),
  handle: { messages: [] },
};

const shown = page.getByRole('dialog');
const field = (label: string) => shown.getByLabelText(label, { exact: true });
const submit = (name = 'Anmelden') => shown.getByRole('button', { name });
const alert = shown.getByRole('alert');
const header = page.getByRole('banner');
const loginButton = header.getByRole('button', { name: 'Anmelden' });
const userMenu = header.getByText('Konto von Yuki_88');
const choose = (mode: string) => shown.getByRole('tab', { name: mode }).click();
const wrongFields = () => document.querySelectorAll('dialog [aria-invalid]').length;
const storedKeys = () => ['auth_token', 'user'].filter((key) => localStorage.getItem(key) !== null);

beforeEach(() => {
  typedInto('login').current = {};
});
afterEach(async () => {
  closeLogin();
  storeSession(null);
  await page.viewport(1280, 860);
});

async function openLogin(locale: Locale = 'de', name = 'Anmelden'): Promise<void> {
  await show(aPage, { path: '/about', locale });
  await header.getByRole('button', { name }).click();
  await expect.element(shown).toBeVisible();
}

async function logIn(email = 'yuki@example.org', typed = password): Promise<void> {
  await field('E-Mail').fill(email);
  await field('Passwort').fill(typed);
  await userEvent.keyboard('{Enter}');
}

async function fillRegistration(): Promise<void> {
  await choose('Registrieren');
  await field('E-Mail').fill('yuki@example.org');
  await field('Benutzername').fill('Yuki_88');
  await field('Passwort').fill(password);
  await field('Passwort wiederholen').fill(password);
}

test('AUT-01 the window closes by X, backdrop, Escape and as guest, and gives the focus back', async () => {
  await show(aPage, { path: '/about' });
  for (const close of [
    () => button('Schließen').click(),
    () => page.elementLocator(document.body).click({ position: { x: 20, y: 300 }, force: true }),
    () => userEvent.keyboard('{Escape}'),
    () => button('Als Gast fortfahren').click(),
  ]) {
    await loginButton.click();
    await expect.element(shown).toBeVisible();
    await close();
    await expect.element(shown).not.toBeInTheDocument();
    await expect.element(loginButton).toHaveFocus();
  }
});

test('AUT-01 the window keeps the focus', async () => {
  await openLogin();
  await expect.element(field('E-Mail')).toHaveFocus();
  for (let step = 0; step < 24; step++) {
    await userEvent.keyboard(step % 7 === 6 ? '{Shift>}{Tab}{/Shift}' : '{Tab}');
    // the browser's own bar takes its turn, and then nothing of the page has the focus
    expect(document.querySelector(':focus:not(dialog *):not(body)')).toBeNull();
  }
});

test('AUT-01 everything is done by keyboard alone', async () => {
  answer(postLogin, signedIn);
  await show(aPage, { path: '/about' });
  (loginButton.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field('E-Mail')).toHaveFocus();
  await userEvent.keyboard(`yuki@example.org{Tab}${password}{Tab} `);
  await expect.element(field('Passwort')).toHaveAttribute('type', 'text');
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Passwort vergessen?')).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(() => document.activeElement?.localName).toBe('summary');
  await expect.element(userMenu).toBeInTheDocument();
  expect(storedKeys()).toEqual(['auth_token', 'user']);
});

test('AUT-02 switching the mode clears the errors and keeps what was typed; the country takes two letters, in capitals', async () => {
  await openLogin();
  await expect.element(shown).toHaveAccessibleName('Willkommen zurück');
  expect(document.querySelectorAll('dialog [name]')).toHaveLength(2);
  await field('E-Mail').fill('yuki@example.org');
  await submit().click();
  await expect.element(field('Passwort')).toHaveAccessibleDescription('Diese Angabe fehlt.');

  await choose('Registrieren');
  await expect.element(shown).toHaveAccessibleName('Konto anlegen');
  expect(wrongFields()).toBe(0);
  await expect.element(field('E-Mail')).toHaveValue('yuki@example.org');
  const names = [...document.querySelectorAll('dialog [name]')].map((control) =>
    control.getAttribute('name'),
  );
  expect(names).toEqual([
    'email',
    'username',
    'password',
    'password_confirmation',
    'language',
    'country_code',
  ]);
  const languages = field('Sprache').getByRole('option').elements();
  expect(languages.map(({ textContent }) => textContent)).toEqual([
    'Deutsch',
    'English',
    'Español',
    'Français',
    '日本語',
  ]);
  await expect.element(field('Sprache')).toHaveValue('de');
  const country = shown.getByLabelText(/^Land/);
  await country.click();
  await userEvent.keyboard('jpx');
  await expect.element(country).toHaveValue('JP');

  await submit('Konto anlegen').click();
  await expect.element(field('Benutzername')).toHaveFocus();
  await choose('Anmelden');
  expect(wrongFields()).toBe(0);
  await expect.element(alert).not.toBeInTheDocument();
});

test('AUT-03 what is missing or no email is said at once, and nothing is sent', async () => {
  const asked = [answer(postLogin, signedIn), answer(postRegistration, signedIn)];
  await openLogin();
  await submit().click();
  await expect.element(field('E-Mail')).toHaveFocus();
  await expect.element(field('E-Mail')).toHaveAccessibleDescription('Diese Angabe fehlt.');
  await expect.element(field('Passwort')).toHaveAccessibleDescription('Diese Angabe fehlt.');
  await field('E-Mail').fill('yuki');
  await field('Passwort').fill('x');
  await submit().click();
  await expect
    .element(field('E-Mail'))
    .toHaveAccessibleDescription('Das sieht nicht nach einer E-Mail-Adresse aus.');
  await choose('Registrieren');
  await submit('Konto anlegen').click();
  for (const label of ['Benutzername', 'Passwort wiederholen'])
    await expect.element(field(label)).toBeInvalid();
  await expect.element(submit('Konto anlegen')).toBeEnabled();
  expect(asked.flat()).toEqual([]);
});

test('AUT-03 the button is disabled only while a request is under way', async () => {
  const held = Promise.withResolvers<Response>();
  const asked = answer(postLogin, () => held.promise);
  await openLogin();
  await expect.element(submit()).toBeEnabled();
  await logIn();
  await expect.element(submit('Du wirst angemeldet …')).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  held.resolve(refused(401, 'Nein.'));
  await expect.element(alert).toHaveTextContent('Nein.');
  await expect.element(submit()).toBeEnabled();
  expect(asked).toHaveLength(1);
});

test('AUT-04 both calls take the same body, and repeat the cookie against forgery', async () => {
  document.cookie = 'XSRF-TOKEN=proof_of-1';
  const logins = answer(postLogin, signedIn);
  const registrations = answer(postRegistration, signedIn);
  await openLogin();
  await logIn();
  await expect.element(shown).not.toBeInTheDocument();
  storeSession(null);
  await loginButton.click();
  await fillRegistration();
  await shown.getByLabelText(/^Land/).fill('de');
  await submit('Konto anlegen').click();
  await expect.element(shown).toHaveAccessibleName('Schön, dass du da bist, Yuki_88!');

  const asked = [...logins, ...registrations];
  const [login, registration] = await Promise.all(asked.map((request) => request.json()));
  expect(login).toEqual({
    email: 'yuki@example.org',
    username: '',
    password,
    password_confirmation: '',
    language: 'de',
    country_code: '',
  });
  expect(registration).toEqual({
    email: 'yuki@example.org',
    username: 'Yuki_88',
    password,
    password_confirmation: password,
    language: 'de',
    country_code: 'DE',
  });
  for (const { headers, credentials } of asked) {
    expect(headers.get('x-xsrf-token')).toBe('proof_of-1');
    expect(credentials).toBe('include');
  }
});

test('AUT-05 a refusal shows the first message of each field, else its own, else that it failed', async () => {
  await openLogin();
  const errors = { email: ['Erstens.', 'Zweitens.'], password: ['Zu kurz.'] };
  answer(postLogin, () => refused(422, 'Ungültig.', errors));
  await logIn();
  await expect.element(field('E-Mail')).toHaveAccessibleDescription('Erstens.');
  await expect.element(field('Passwort')).toHaveAccessibleDescription('Zu kurz.');
  await expect.element(field('E-Mail')).toHaveFocus();
  await expect.element(alert).not.toBeInTheDocument();
  answer(postLogin, () => refused(401, 'E-Mail oder Passwort stimmt nicht.'));
  await submit().click();
  await expect.element(alert).toHaveTextContent('E-Mail oder Passwort stimmt nicht.');
  expect(wrongFields()).toBe(0);
  answer(postLogin, () => new Response('<h1>Oh</h1>', { status: 500 }));
  await submit().click();
  await expect.element(alert).toHaveTextContent('Die Anmeldung hat nicht geklappt');
});

test('AUT-06 an answer without token or user, and no answer at all', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await openLogin();
  const { token, user } = signedIn;
  for (const invalid of [{ token, message: 'ok' }, { user, message: 'ok' }, { message: 'ok' }, 'ok']) {
    answer(postLogin, () => Response.json(invalid));
    await logIn();
    await expect.element(alert).toHaveTextContent('Die Antwort des Servers ist unverständlich');
  }
  answer(postLogin, noNetwork);
  await submit().click();
  await expect
    .element(alert)
    .toHaveTextContent('Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.');
  expect(storedKeys()).toEqual([]);
  expect(warn.mock.calls.map(([text]) => text)).toEqual(Array(5).fill('an account form failed:'));
});

test('AUT-06 an answer with token and user is taken, whatever else is missing', async () => {
  const odd = { token: signedIn.token, user: { username: 'Yuki_88', plan: 'odd' } };
  answer(postLogin, () => Response.json(odd));
  await openLogin();
  await logIn();
  await expect.element(shown).not.toBeInTheDocument();
  await expect.element(userMenu).toBeInTheDocument();
  expect(storedKeys()).toEqual(['auth_token', 'user']);
});

test('AUT-05 AUT-06 AUT-08 in English the sentences are those of the specification', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await show(aPage, { path: '/about?login=failed', at: '/about', locale: 'en' });
  await expect.element(alert).toHaveTextContent('Social login failed. Please try again.');
  await field('Email').fill('yuki@example.org');
  await field('Password').fill(password);
  answer(postLogin, () => Response.json({}));
  await submit('Log in').click();
  await expect.element(alert).toHaveTextContent('Invalid response from server');
  answer(postLogin, () => new Response(null, { status: 500 }));
  await submit('Log in').click();
  await expect.element(alert).toHaveTextContent('Login failed');
});

test('GAM-01 AUT-01 axe finds nothing in the window, nothing is too wide, and all can be hit', async () => {
  answer(postLogin, () => refused(401, 'E-Mail oder Passwort stimmt nicht.'));
  const errors = { username: ['Zu kurz.'], password: ['Zu kurz.'], password_confirmation: ['Anders.'] };
  answer(postRegistration, () => refused(422, 'Ungültig.', errors));
  answer(postPasswordReset, { message: 'ok' });
  const look = async (state: string) => {
    for (const [width, height] of [[1280, 860], phones[1]] as const) {
      await page.viewport(width, height);
      await expectAccessible(`${state} at ${width}`);
      expect(smallControls()).toEqual([]);
    }
  };
  await show(withinMain(windowAlone), { path: '/' });
  await expect.element(shown).toBeVisible();
  await logIn();
  await expect.element(alert).toBeVisible();
  await look('login refused');
  await fillRegistration();
  await submit('Konto anlegen').click();
  await expect.element(field('Benutzername')).toBeInvalid();
  await look('registration refused');
  await choose('Anmelden');
  await button('Passwort vergessen?').click();
  await look('password forgotten');
  await field('E-Mail').fill('yuki@example.org');
  await userEvent.keyboard('{Enter}');
  await expect.element(shown.getByRole('status')).toMatchTextContent('Sieh in deinem Postfach nach');
});

test('SHL-10 a form whose sending takes too long says so, and can be sent again', async () => {
  const timeIsUp = holdPatience();
  const asked = answer(postLogin, silence);
  await openLogin();
  await logIn();
  await expect.poll(() => asked.length).toBe(1);
  timeIsUp();
  await expect
    .element(alert)
    .toHaveTextContent('Nach zehn Sekunden war noch keine Antwort da. Versuch es gleich noch einmal.');
  answer(postLogin, () => refused(422, 'Da bin ich wieder.'));
  press(submit());
  await expect.element(alert).toHaveTextContent('Da bin ich wieder.');
});
