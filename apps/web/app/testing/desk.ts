import { getAdminChanges } from '@michi/contracts/admin-changes';
import { getAdminOpen } from '@michi/contracts/admin-letters';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { storeSession } from '../lib/device/session.ts';
import * as adminPage from '../routes/admin.tsx';
import { answer } from './calls.ts';
import { expectAccessible, phones, show, smallControls } from './screen.tsx';
import { testUser } from './user.ts';

/** Shows a page of the administration to an admin, with three letters and no name that wait. */
export async function showDesk(path: string): Promise<void> {
  answer(getAdminOpen, { letters: 3, names: 0 });
  answer(getAdminChanges, { rows: [], total: 0, page: 1 });
  storeSession({ token: 'a-token-of-the-test', user: { ...testUser, role: 'admin', second_factor: true } });
  await show(adminPage, { path, at: '/admin/*' });
}

/** Looks at a state of the administration on a phone and on a desktop. */
export async function lookAtDesk(state: string): Promise<void> {
  for (const [width, height] of [phones[0], [1280, 860]] as const) {
    await page.viewport(width, height);
    await expectAccessible(`${state} at ${width}`);
    // A checkbox is as high as its label.
    const small = smallControls().filter((control) => !control.includes('type="checkbox"'));
    expect(small, `${state} at ${width}`).toEqual([]);
  }
}
