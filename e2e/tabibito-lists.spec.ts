import { stopClock, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { complete, done, firstPath, open, station } from './tabibito.ts';

test('TAB-04 while lists are slow to come, and where nothing may be stored, the page can be used as it came, and the server has what was done', {
  tag: '@sweep',
}, async ({ page }) => {
  await stopClock(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  const { promise: slow, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/tabibito/paths**', (route) => slow.then(() => route.continue()));
  const asked = page.waitForRequest('**/api/tabibito/user-stats*');
  await visit(page, firstPath);
  const headers = { 'x-device-id': (await (await asked).headerValue('x-device-id')) ?? '' };
  await complete(await open(page, 1));
  await expect(done(page, 1)).toBeVisible();
  await expect(station(page, 2).getByRole('link')).toBeVisible();
  const listed = page.waitForResponse('**/modules');
  answer();
  await listed;
  await expect(station(page, 2).getByRole('link')).toBeVisible();
  await expect
    .poll(async () => (await page.request.get('/api/tabibito/user-stats', { headers })).json())
    .toMatchObject({ modules_completed: 1 });
});
