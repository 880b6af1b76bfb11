import { getAdminChanges } from '@michi/contracts/admin-changes';
import {
  type AdminGame,
  getAdminGames,
  patchAdminGame,
  postAdminGameMove,
  postAdminGameReset,
} from '@michi/contracts/admin-games';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storeSession } from '../../lib/device/session.ts';
import * as adminPage from '../../routes/admin.tsx';
import { answer, exampleOf, refused } from '../../testing/calls.ts';
import { button, expectAccessible, show, smallControls } from '../../testing/screen.tsx';
import { testEndTicket as endTicket, testUser } from '../../testing/user.ts';

const [first] = exampleOf(getAdminGames).games as [AdminGame];
const second: AdminGame = {
  ...first,
  id: 'jukugo',
  title: 'Jukugo',
  link: '/jukugo',
  edited: true,
  is_new: true,
};
const list = { games: [first, second] };
const panel = page.getByRole('complementary', { name: 'Mitsukete' });

beforeEach(() => {
  storeSession({ token: 'a-token', endTicket, user: { ...testUser, role: 'admin', second_factor: true } });
  answer(getAdminGames, list);
  answer(getAdminChanges, { rows: [], total: 0, page: 1 });
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
  await page.viewport(1280, 860);
}

test('ADM-01 the games stand in the order of the hub, and move up and down', async () => {
  const moved = answer(postAdminGameMove, list);
  await open('/admin/games');
  await expect.element(page.getByText('2 Spiele')).toBeVisible();
  await expect.element(page.getByText('geändert', { exact: true })).toBeVisible();
  await look('the games');
  await expect.element(button('Mitsukete nach oben')).toBeDisabled();
  await expect.element(button('Jukugo nach unten')).toBeDisabled();
  await button('Jukugo nach oben').click();
  await expect.poll(() => moved.length).toBe(1);
  expect(await moved[0]?.json()).toEqual({ version: second.version, direction: 'up', reason: '' });
});

test('ADM-01 ADM-02 only what was changed of a game is sent, with a reason', async () => {
  const changed = answer(patchAdminGame, list);
  await open('/admin/games/mitsukete');
  await expect.element(panel.getByRole('heading', { name: 'Mitsukete' })).toHaveFocus();
  await look('a game');
  await panel.getByLabelText('Name', { exact: true }).fill('Finde es');
  await panel.getByLabelText('Beschreibung (Français)').fill('Cherche');
  await panel.getByRole('button', { name: 'Lesung' }).click();
  await panel.getByLabelText('Schwierigkeit').selectOptions('Mittel');
  await panel.getByRole('button', { name: 'Neu' }).click();
  await panel.getByLabelText(/^Grund/).fill('Neue Stufen');
  await button('Änderung speichern').click();
  await expect.element(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  expect(await changed[0]?.json()).toEqual({
    ...{ version: first.version, reason: 'Neue Stufen', title: 'Finde es', difficulty: 'Mittel' },
    ...{ is_new: true, tags: [...first.tags, 'Lesung'] },
    descriptions: { ...first.descriptions, fr: 'Cherche' },
  });
});

test('ADM-02 what the server refuses stands at its field; what was changed meanwhile is shown', async () => {
  answer(patchAdminGame, () =>
    Response.json({ message: 'Bitte prüfen', errors: { link: ['Das ist kein Link.'] } }, { status: 422 }),
  );
  await open('/admin/games/mitsukete');
  await panel.getByLabelText('Link').fill('x');
  await button('Änderung speichern').click();
  await expect.element(panel.getByText('Das ist kein Link.')).toBeVisible();
  answer(patchAdminGame, () => refused(409, 'Das wurde inzwischen geändert.'));
  const again = answer(getAdminGames, {
    games: [{ ...first, emoji: '🦊', version: 'b'.repeat(22) }, second],
  });
  await button('Änderung speichern').click();
  await expect.element(page.getByText('Das wurde inzwischen geändert.')).toBeVisible();
  await expect.element(panel.getByLabelText('Emoji')).toHaveValue('🦊');
  expect(again).toHaveLength(1);
});

test('ADM-01 an edited game is set back to what the program brings along', async () => {
  const reset = answer(postAdminGameReset, list);
  await open('/admin/games/jukugo');
  await button('Zurücksetzen …').click();
  await expectAccessible('asked whether to reset');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Auf den/ })
    .click();
  await expect.poll(() => reset.length).toBe(1);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
