import { postLogout } from '@michi/contracts/sign-out';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { browserLearner } from '../../learner/browser-learner.ts';
import { keepSession } from '../../lib/device/session.ts';
import * as aboutPage from '../../routes/static/about.tsx';
import { answer } from '../../testing/calls.ts';
import { answerNewcomer } from '../../testing/newcomer.ts';
import { openSite } from '../../testing/site.tsx';
import { testUser as user } from '../../testing/user.ts';

// alone in its file: what tells the server is loaded once
test('AUT-07 a session that ends while the code that tells the server is still loaded is ended there too', async () => {
  keepSession(null);
  answerNewcomer();
  const asked = answer(postLogout, { message: 'ok' });
  await openSite('/about', { pages: { '/about': aboutPage } });
  await expect.element(page.getByRole('main')).toBeVisible();
  const follow = vi.spyOn(browserLearner(), 'follow');
  keepSession({ token: 'secret', user });
  await vi.waitUntil(() => follow.mock.calls.length > 0, { interval: 1, timeout: 30_000 });
  keepSession(null);
  await expect.poll(() => asked[0]?.headers.get('authorization')).toBe('Bearer secret');
});
