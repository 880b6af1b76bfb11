import { visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { visitAndKeep } from './offline.ts';

const dayMs = 24 * 60 * 60 * 1000;

test.use({ serviceWorkers: 'allow' });

test('TDY-01 TDY-02 OFF-01 a newcomer is placed, gets one game, and is asked the next day what is due, also without a network', async ({
  page,
  context,
  errors,
}) => {
  errors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  const unknown = page.getByRole('button', { name: 'Weiß ich nicht' });
  const next = page.getByRole('button', { name: 'Weiter', exact: true });
  const answerAll = async (count: number) => {
    for (let place = 0; place < count; place++) {
      await page.clock.runFor(1_000); // what is answered at once says nothing of knowing
      await unknown.click();
      await next.click();
    }
  };
  await page.clock.install();
  await visitAndKeep(page, '/today');
  await expect(page.getByRole('link', { name: 'Tabibito beginnen' })).toBeVisible();
  await page.getByRole('link', { name: 'Einstufen lassen' }).click();
  await expect(page.getByText('Frage 1 von 12')).toBeVisible();
  const stored = page.waitForResponse((response) =>
    /\/api\/v1\/(batch|game-results)$/.test(new URL(response.url()).pathname),
  );
  await answerAll(12);
  await expect(page.getByRole('heading', { name: '0 von 12 gewusst' })).toBeVisible();
  expect((await stored).ok()).toBe(true);
  await page.getByRole('link', { name: 'Tabibito beginnen' }).click();
  await expect(page).toHaveURL('/tabibito/beginner');

  await page.clock.setSystemTime(Date.now() + dayMs);
  await visit(page, '/today');
  await expect(page.getByRole('heading', { name: '12 fällig' })).toBeVisible();
  await context.setOffline(true);
  await page.goto('/today/review/new');
  await page.getByRole('button', { name: 'Abfragen' }).click();
  await expect(page.getByText('Frage 1 von 10')).toBeVisible();
  await page.goto('/today');
  await page.getByRole('link', { name: 'Mit den 12 dringendsten anfangen' }).click();
  await expect(page.getByText('Frage 1 von 12')).toBeVisible();
  await answerAll(1);
  await expect(page.getByText(/^Frage 2 von /)).toBeVisible();
});
