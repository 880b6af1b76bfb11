import { getAdminChanges, postAdminChangeUndo } from '@michi/contracts/admin-changes';
import {
  type AdminUserDetails,
  getAdminUser,
  getAdminUsers,
  patchAdminUser,
  postAdminUserDeletion,
} from '@michi/contracts/admin-users';
import { proofNeeded, secondFactorNeeded } from '@michi/contracts/contract';
import { postSecondFactorProof } from '@michi/contracts/second-factor';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storeSession } from '../../lib/device/session.ts';
import * as adminPage from '../../routes/admin.tsx';
import { answer, exampleOf, refused } from '../../testing/calls.ts';
import { button, expectAccessible, show, smallControls } from '../../testing/screen.tsx';
import { testEndTicket as endTicket, testUser } from '../../testing/user.ts';

const details: AdminUserDetails = exampleOf(getAdminUser);
const { figures, sessions, ...user } = details;
const heading = page.getByRole('heading', { level: 1 });
const table = page.getByRole('table', { name: 'Konten' });
const panel = page.getByRole('complementary', { name: 'Mika' });
const noProof = () => Response.json({ message: 'Code?', code: proofNeeded }, { status: 403 });

beforeEach(() => {
  storeSession({ token: 'a-token', endTicket, user: { ...testUser, role: 'admin', second_factor: true } });
  answer(getAdminUsers, { rows: [user], total: 1, page: 1 });
  answer(getAdminUser, details);
  answer(getAdminChanges, exampleOf(getAdminChanges));
});
afterEach(async () => {
  storeSession(null);
  await page.viewport(1280, 860);
});

const open = (path: string) => show(adminPage, { path, at: '/admin/*' });

async function look(state: string): Promise<void> {
  for (const [width, height] of [
    [1280, 860],
    [360, 640],
  ] as const) {
    await page.viewport(width, height);
    await expectAccessible(`${state} at ${width}`);
    expect(smallControls()).toEqual([]);
  }
}

test('ADM-01 for everybody but admins there is no such page', async () => {
  storeSession({ token: 'a-token', endTicket, user: testUser });
  await open('/admin/users');
  await expect.element(page.getByRole('heading', { name: 'Hier geht der Weg nicht weiter' })).toBeVisible();
  expect(document.querySelector('.adm')).toBeNull();
});

test('ADM-01 an admin without a second factor is led to where it is set up', async () => {
  answer(getAdminUsers, () =>
    Response.json({ message: 'Erst …', code: secondFactorNeeded }, { status: 403 }),
  );
  await open('/admin/users');
  await expect
    .element(page.getByRole('link', { name: 'Im Konto einrichten' }))
    .toHaveAttribute('href', '/profile/account#second-factor');
});

test('ADM-01 accounts are searched, filtered and sorted by their address', async () => {
  const asked = answer(getAdminUsers, { rows: [user], total: 60, page: 1 });
  await open('/admin/users?role=admin&page=2');
  await expect.element(heading).toHaveTextContent('Konten');
  await expect.element(page.getByText('26–50 von 60')).toBeVisible();
  await look('a list of accounts');
  await page.viewport(1280, 860);
  const query = () => Object.fromEntries(new URL(asked.at(-1)?.url ?? '').searchParams);
  expect(query()).toMatchObject({ role: 'admin', page: '2' });
  await table.getByRole('button', { name: 'Seit' }).click();
  await expect.poll(query).toMatchObject({ sort: 'created_at', direction: 'asc', page: '1' });
  await table.getByRole('button', { name: 'Seit' }).click();
  await expect.poll(query).toMatchObject({ direction: 'desc' });
  await page.getByLabelText('Name, E-Mail oder ID').fill('mika');
  await expect.poll(query).toMatchObject({ search: 'mika', role: 'admin' });
  answer(getAdminUsers, { rows: [], total: 0, page: 1 });
  await page.getByLabelText('Tarif').selectOptions('premium');
  await expect.element(page.getByText('Kein Konto gefunden')).toBeVisible();
});

test('ADM-01 ADM-02 a plan is changed with a reason, once a code has proved who it is', async () => {
  await open(`/admin/users/${user.id}`);
  await expect.element(panel.getByRole('heading', { name: 'Mika' })).toHaveFocus();
  await look('an account');
  await page.viewport(1280, 860);
  let isProved = false;
  const changed = answer(patchAdminUser, () =>
    isProved ? Response.json({ ...user, plan: 'free' }) : noProof(),
  );
  answer(postSecondFactorProof, () => {
    isProved = true;
    return Response.json({ message: 'ok' });
  });
  await panel.getByLabelText('Tarif').selectOptions('free');
  await panel.getByLabelText(/^Grund/).fill('Verlängerung abgelaufen');
  await button('Änderung speichern').click();
  const code = page.getByRole('dialog').getByLabelText('Code', { exact: true });
  await expect.element(code).toHaveFocus();
  await expectAccessible('asked for a proof');
  await userEvent.keyboard('492039{Enter}');
  await expect.element(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  expect(await changed.at(-1)?.json()).toEqual({
    ...{ version: user.version, role: 'user', plan: 'free', reason: 'Verlängerung abgelaufen' },
  });
});

test('ADM-02 what another admin has changed meanwhile is said, and nothing is overwritten', async () => {
  answer(patchAdminUser, () => refused(409, 'Das wurde inzwischen geändert.'));
  await open(`/admin/users/${user.id}`);
  await panel.getByRole('button', { name: 'Sperren …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Konto sperren' }).click();
  await expect.element(page.getByText('Das wurde inzwischen geändert.')).toBeVisible();
});

test('ADM-01 an account is deleted only once its name is typed', async () => {
  const asked = answer(postAdminUserDeletion, { message: 'ok' });
  await open(`/admin/users/${user.id}`);
  await panel.getByRole('button', { name: 'Löschen …' }).click();
  const dialog = page.getByRole('dialog');
  const remove = dialog.getByRole('button', { name: 'Konto löschen' });
  await expect.element(remove).toBeDisabled();
  await dialog.getByLabelText(/^Gib zur Sicherheit/).fill('Mika');
  await remove.click();
  await expect.element(panel).not.toBeInTheDocument();
  expect(await asked[0]?.json()).toMatchObject({ username: 'Mika' });
});

test('ADM-02 the change log tells before and after, and takes a change back', async () => {
  const undone = answer(postAdminChangeUndo, exampleOf(postAdminChangeUndo));
  await open('/admin/changes');
  await expect.element(page.getByText('plan: free → premium')).toBeVisible();
  await look('the change log');
  await button('Zurücknehmen').click();
  await expect.element(page.getByText('Zurückgenommen', { exact: true })).toBeVisible();
  expect(undone).toHaveLength(1);
});
