import { getAdminChanges } from '@michi/contracts/admin-changes';
import {
  type AdminSiteSettings,
  getAdminSettings,
  patchAdminSettings,
} from '@michi/contracts/admin-settings';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storeSession } from '../../lib/device/session.ts';
import * as adminPage from '../../routes/admin.tsx';
import { answer, exampleOf, refused } from '../../testing/calls.ts';
import { button, expectAccessible, show, smallControls } from '../../testing/screen.tsx';
import { testEndTicket as endTicket, testUser } from '../../testing/user.ts';

const settings: AdminSiteSettings = exampleOf(getAdminSettings);

beforeEach(() => {
  storeSession({ token: 'a-token', endTicket, user: { ...testUser, role: 'admin', second_factor: true } });
  answer(getAdminSettings, settings);
  answer(getAdminChanges, { rows: [], total: 0, page: 1 });
});
afterEach(async () => {
  storeSession(null);
  await page.viewport(1280, 860);
});

const open = () => show(adminPage, { path: '/admin/settings', at: '/admin/*' });

test('ADM-01 ADM-02 only what was changed is sent; what the server sets is locked and says by what', async () => {
  const changed = answer(patchAdminSettings, settings);
  await open();
  await expect.element(page.getByLabelText('E-Mail', { exact: true })).toBeDisabled();
  await expect.element(page.getByText('Durch OWNER_EMAIL festgelegt')).toBeVisible();
  await page.getByLabelText('Straße und Hausnummer').fill('');
  await page.getByLabelText('Telefon').fill('+49 30 123456');
  await page.getByLabelText('Herkunft der Zahlen').selectOptions('');
  await page.getByLabelText(/^Grund/).fill('Umzug');
  for (const [width, height] of [
    [1280, 860],
    [360, 640],
  ] as const) {
    await page.viewport(width, height);
    await expectAccessible(`the settings at ${width}`);
    expect(smallControls()).toEqual([]);
  }
  await button('Änderung speichern').click();
  await expect.element(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  expect(await changed[0]?.json()).toEqual({
    ...{ street: null, phone: '+49 30 123456', claimed_figures: null },
    ...{ version: settings.version, reason: 'Umzug' },
  });
});

test('ADM-02 what is refused stands at its field; what was changed meanwhile is shown', async () => {
  answer(patchAdminSettings, () =>
    Response.json({ message: 'Bitte prüfen', errors: { phone: ['Keine Telefonnummer.'] } }, { status: 422 }),
  );
  await open();
  await page.getByLabelText('Telefon').fill('x');
  await button('Änderung speichern').click();
  await expect.element(page.getByText('Keine Telefonnummer.').first()).toBeVisible();
  answer(patchAdminSettings, () => refused(409, 'Das wurde inzwischen geändert.'));
  answer(getAdminSettings, {
    ...settings,
    values: { ...settings.values, name: 'Aki' },
    version: 'b'.repeat(22),
  });
  await button('Änderung speichern').click();
  await expect.element(page.getByText('Das wurde inzwischen geändert.')).toBeVisible();
  await expect.element(page.getByLabelText('Name')).toHaveValue('Aki');
});
