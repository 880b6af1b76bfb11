import {
  getAdminName,
  getAdminNames,
  postAdminRename,
  postAdminReportsDismissal,
  putAdminRunHidden,
} from '@michi/contracts/admin-names';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storeSession } from '../../lib/device/session.ts';
import { answer, exampleOf, refused } from '../../testing/calls.ts';
import { lookAtDesk, showDesk } from '../../testing/desk.ts';
import { button } from '../../testing/screen.tsx';

const details = exampleOf(getAdminName);
const list = page.getByRole('table', { name: 'Namen und Bestenlisten' });
const dialog = page.getByRole('dialog');

afterEach(async () => {
  storeSession(null);
  await page.viewport(1280, 860);
});

async function showName(changes: Partial<typeof details> = {}): Promise<void> {
  answer(getAdminNames, exampleOf(getAdminNames));
  answer(getAdminName, { ...details, ...changes });
  await showDesk(`/admin/names/${details.id}`);
}

test('ADM-01 reported names are listed, and others found by the whole name', async () => {
  const asked = answer(getAdminNames, exampleOf(getAdminNames));
  await showDesk('/admin/names');
  await expect.element(list.getByText('Mika')).toBeVisible();
  await lookAtDesk('the list of names');
  answer(getAdminNames, { rows: [], total: 0, page: 1 });
  await page.getByRole('combobox', { name: 'Anzeigen' }).selectOptions('genau dieser Name');
  await expect.element(page.getByText('Niemand heißt so')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('ADM-01 an account gets another name; one that is refused is told at the field', async () => {
  await showName();
  await expect.element(page.getByText('verletzt oder beleidigt')).toBeVisible();
  await lookAtDesk('a reported name');
  answer(postAdminRename, () => refused(422, '', { username: ['Dieser Name ist schon vergeben.'] }));
  await button('Ändern …').click();
  await dialog.getByLabelText('Neuer Name').fill('Yuki');
  await dialog.getByRole('button', { name: 'Namen ändern' }).click();
  await expect.element(dialog.getByLabelText('Neuer Name')).toHaveAccessibleDescription(/schon vergeben/);
  await lookAtDesk('a refused name');
  const asked = answer(postAdminRename, exampleOf(postAdminRename));
  await dialog.getByLabelText('Neuer Name').fill('');
  await dialog.getByRole('button', { name: 'Namen ändern' }).click();
  await expect.element(page.getByText('Heißt jetzt Michi 4711')).toBeVisible();
  expect(await asked[0]?.json()).toEqual({ version: details.version, reason: '' });
  await expect.element(page.getByRole('heading', { name: 'Michi 4711' })).toBeVisible();
});

test('ADM-02 reports are dismissed, and where another came meanwhile, that is said and shown', async () => {
  await showName();
  answer(postAdminReportsDismissal, () => refused(409, 'Das wurde inzwischen geändert.'));
  answer(getAdminName, { ...details, reports: 2 });
  await button('Behalten …').click();
  await dialog.getByRole('button', { name: 'Namen behalten' }).click();
  await expect.element(page.getByText('Das wurde inzwischen geändert.')).toBeVisible();
  await expect.element(page.getByText('2 offene Meldungen')).toBeVisible();
  answer(postAdminReportsDismissal, exampleOf(postAdminReportsDismissal));
  await button('Behalten …').click();
  await dialog.getByRole('button', { name: 'Namen behalten' }).click();
  await expect.element(page.getByText('Meldungen gelöscht')).toBeVisible();
  await expect.element(button('Behalten …')).not.toBeInTheDocument();
});

test('ADM-01 a run is hidden from the leaderboards, and shown again', async () => {
  await showName({ is_guest: true, name: 'A1B2C3', reports: 0, open_reports: [] });
  await expect.element(page.getByRole('heading', { name: 'Gast A1B2C3' })).toHaveFocus();
  await expect.element(button('Ändern …')).not.toBeInTheDocument();
  const hidden = answer(putAdminRunHidden, exampleOf(putAdminRunHidden));
  await button('Ausblenden').click();
  await expect.element(button('Wieder zeigen')).toBeVisible();
  expect(await hidden[0]?.json()).toEqual({ hidden: true });
  await lookAtDesk('a hidden run');
  answer(putAdminRunHidden, { ...exampleOf(putAdminRunHidden), hidden_at: null });
  await button('Wieder zeigen').click();
  await expect.element(button('Ausblenden')).toBeVisible();
});
