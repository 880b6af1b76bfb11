import type { User } from '@michi/contracts/account-fields';
import { codeNeeded } from '@michi/contracts/contract';
import { getProfile } from '@michi/contracts/profile';
import {
  postRecoveryCodes,
  postSecondFactor,
  postSecondFactorConfirmation,
  postSecondFactorRemoval,
} from '@michi/contracts/second-factor';
import { getSessions } from '@michi/contracts/sessions';
import { postLogin } from '@michi/contracts/sign-in';
import { postSocialSession } from '@michi/contracts/social-login';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { closeLogin } from '../../lib/device/login-request.ts';
import { currentSession, storeSession } from '../../lib/device/session.ts';
import * as accountPage from '../../routes/accounts/account.tsx';
import { answer, exampleOf, refused } from '../../testing/calls.ts';
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
import { LoginWindow } from './login-window.tsx';

const token = 'a-token-of-the-test';
const panel = page.getByRole('region', { name: 'Anmelden in zwei Schritten' });
const code = page.getByLabelText('Code', { exact: true });
const noCode = () => Response.json({ message: 'Code?', code: codeNeeded }, { status: 401 });
const signedIn = { token, endTicket, user: testUser, message: 'ok' };

beforeEach(() => {
  answer(getSessions, { sessions: [] });
});
afterEach(async () => {
  closeLogin();
  storeSession(null);
  await page.viewport(1280, 860);
});

async function showAccount(user: Partial<User> = {}): Promise<void> {
  const shown = { ...testUser, ...user };
  answer(getProfile, { ...shown, endTicket });
  storeSession({ token, user: shown });
  await show(withinSite(accountPage), { path: '/profile/account' });
  await expect.element(panel).toBeVisible();
}

async function look(state: string): Promise<void> {
  for (const [width, height] of [[1280, 860], phones[0]] as const) {
    await page.viewport(width, height);
    await expectAccessible(`${state} at ${width}`);
    expect(smallControls()).toEqual([]);
  }
}

test('AUT-13 it is set up by password, app and code, and ends with codes that are kept elsewhere', async () => {
  const begun = answer(postSecondFactor, exampleOf(postSecondFactor));
  answer(postSecondFactorConfirmation, () => refused(422, '', { code: ['Stimmt nicht.'] }));
  await showAccount();
  await panel.getByLabelText('Dein Passwort').fill('ein Satz über Tusche 7');
  await button('Einrichten').click();
  await expect.element(panel.getByRole('img', { name: 'QR-Code für die App' })).toBeVisible();
  await expect.element(panel.getByText(/^JBSW Y3DP EHPK 3PXP /)).toBeVisible();
  expect(await begun[0]?.json()).toEqual({ password: 'ein Satz über Tusche 7' });
  await look('the key for the app');

  await code.fill('123456');
  await button('Bestätigen').click();
  await expect.element(code).toHaveAccessibleDescription(/Stimmt nicht\./);
  const confirmed = answer(postSecondFactorConfirmation, exampleOf(postSecondFactorConfirmation));
  await code.fill('492 039');
  await userEvent.keyboard('{Enter}');
  await expect.element(panel.getByText('k3xv-7mqa-2tnz-wd5h')).toBeVisible();
  await expect.element(panel.getByRole('heading', { name: 'Deine Ersatzcodes' })).toHaveFocus();
  expect(await confirmed[0]?.json()).toEqual({ code: '492 039' });
  expect(currentSession()?.user?.second_factor).toBe(true);
  await look('the recovery codes');

  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await button('Kopieren').click();
  expect(copied).toHaveBeenCalledWith('k3xv-7mqa-2tnz-wd5h');
  await button('Aufbewahrt').click();
  await expect.element(panel.getByText('Eingerichtet.', { exact: false })).toBeVisible();
  await expect.element(panel.getByText('k3xv-7mqa-2tnz-wd5h')).not.toBeInTheDocument();
});

test('AUT-13 recovery codes are renewed and the second factor is switched off, each by a code', async () => {
  answer(postRecoveryCodes, exampleOf(postRecoveryCodes));
  const removed = answer(postSecondFactorRemoval, { message: 'ok' });
  await showAccount({ second_factor: true });
  await button('Neue Ersatzcodes …').click();
  await code.fill('492039');
  await button('Neue Ersatzcodes zeigen').click();
  await expect.element(panel.getByText('k3xv-7mqa-2tnz-wd5h')).toBeVisible();
  await button('Aufbewahrt').click();
  await button('Ausschalten …').click();
  await button('Abbrechen').click();
  await button('Ausschalten …').click();
  await code.fill('492039');
  await button(/^Ausschalten$/).click();
  await expect.element(button('Einrichten')).toBeVisible();
  expect(removed).toHaveLength(1);
  expect(currentSession()?.user?.second_factor).toBe(false);
});

test('AUT-13 who has not confirmed their address is told to do so first', async () => {
  await showAccount({ email_verified: false });
  await expect.element(panel.getByText('Bestätige zuerst deine E-Mail-Adresse.')).toBeVisible();
  await expect.element(button('Einrichten')).not.toBeInTheDocument();
});

const login = (request: 'login' | 'done') =>
  withinMain({ default: () => <LoginWindow request={request} />, handle: { messages: [] } });

test('AUT-01 AUT-13 the window asks for the code after the password, and keeps what was typed', async () => {
  const asked = answer(postLogin, async (request) =>
    'code' in ((await request.clone().json()) as object) ? Response.json(signedIn) : noCode(),
  );
  await show(login('login'), { path: '/about' });
  await page.getByLabelText('E-Mail').fill('yuki@example.org');
  await page.getByLabelText('Passwort', { exact: true }).fill('ein Satz über Tusche 7');
  await userEvent.keyboard('{Enter}');
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible('asked for the code');
  await userEvent.keyboard('492039{Enter}');
  await expect.poll(() => currentSession()?.token).toBe(token);
  expect(await asked.at(-1)?.json()).toMatchObject({ email: 'yuki@example.org', code: '492039' });
});

test('AUT-08 AUT-13 who comes from another provider is asked for the code, too', async () => {
  answer(postSocialSession, async (request) =>
    'code' in ((await request.clone().json()) as object) ? Response.json(signedIn) : noCode(),
  );
  await show(login('done'), { path: '/about' });
  await expect.element(code).toHaveFocus();
  await userEvent.keyboard('k3xv-7mqa-2tnz-wd5h{Enter}');
  await expect.poll(() => currentSession()?.token).toBe(token);
});
