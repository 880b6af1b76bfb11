import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { browserLearner } from '../../learner/browser-learner.ts';
import { storeSession } from '../../lib/device/session.ts';
import * as aboutPage from '../../routes/static/about.tsx';
import { answerNewcomer } from '../../testing/newcomer.ts';
import { openSite } from '../../testing/site.tsx';
import { testUser as user } from '../../testing/user.ts';

// alone in its file: the learner's code is loaded once
test('AUT-07 a session that ends just when the device has begun to follow it is followed no longer', async () => {
  storeSession(null);
  answerNewcomer();
  await openSite('/about', { pages: { '/about': aboutPage } });
  await expect.element(page.getByRole('main')).toBeVisible();
  const follow = vi.spyOn(browserLearner(), 'follow');
  storeSession({ token: 'secret', user });
  await vi.waitUntil(() => follow.mock.calls.length > 0, { interval: 1, timeout: 30_000 });
  storeSession(null);
  await expect.poll(() => follow.mock.lastCall).toEqual([null]);
});
