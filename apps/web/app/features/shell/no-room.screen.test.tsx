import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentSession, storeSession } from '../../lib/device/session.ts';
import { fillStorage } from '../../testing/full-device.ts';
import { button, press, show } from '../../testing/screen.tsx';
import { testUser as user } from '../../testing/user.ts';
import { NoRoomSlot } from './no-room-slot.tsx';

const aPage = { default: NoRoomSlot, handle: { messages: [], tells: true } } as const;

test('AUT-07 WEB-01 who logs in where the storage is full is signed in for the visit, and told once that it ends', async () => {
  await show(aPage, { path: '/' });
  storeSession(null);
  fillStorage();
  storeSession({ token: 'secret', user });
  const said = page.getByText('Dein Browser kann nichts mehr speichern');
  await expect.element(said).toBeVisible();
  expect(document.body.textContent).toContain('eine neue Anmeldung endet');
  expect(currentSession()?.token).toBe('secret');
  press(button('Meldung schließen'));
  await expect.element(said).not.toBeInTheDocument();
  storeSession({ token: 'secret', user: { ...user, username: 'Aki' } });
  expect(said.elements()).toEqual([]);
  storeSession(null);
});
