import { type Dashboard, getAdminDashboard } from '@michi/contracts/admin-dashboard';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storeSession } from '../../lib/device/session.ts';
import * as adminPage from '../../routes/admin.tsx';
import { answer, exampleOf, refused } from '../../testing/calls.ts';
import { expectAccessible, show, smallControls } from '../../testing/screen.tsx';
import { testEndTicket as endTicket, testUser } from '../../testing/user.ts';
import { expectWarning } from '../../testing/warnings.ts';

const example: Dashboard = exampleOf(getAdminDashboard);
const heading = page.getByRole('heading', { level: 1 });
const panel = (name: string) => page.getByRole('region', { name });
const figure = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

beforeEach(() => {
  storeSession({ token: 'a-token', endTicket, user: { ...testUser, role: 'admin', second_factor: true } });
});
afterEach(async () => {
  storeSession(null);
  await page.viewport(1280, 860);
});

const open = (path: string) => show(adminPage, { path, at: '/admin/*' });

test('ADM-01 the administration opens with its figures, which one can look at day by day', async () => {
  const asked = answer(getAdminDashboard, example);
  await open('/admin');
  await expect.element(heading).toHaveTextContent('Übersicht');
  await expect.element(page.getByText('Mittwoch, 18. November 2026 · Stand 12:00 Uhr (UTC)')).toBeVisible();
  expect(new URL(asked[0]?.url ?? '').search).toBe('?span=month');
  await expect.element(figure('Lernende heute')).toMatchTextContent('1.252vor einer Woche: 1.211');
  const learners = panel('Lernende je Tag');
  await expect
    .element(learners)
    .toMatchTextContent('Im Mittel 1.245 am Tag, am meisten am 18. November: 1.252.');
  await expect
    .element(learners.getByRole('img'))
    .toHaveAccessibleName(
      'Lernende je Tag, 12. November bis 18. November: im Mittel 1.245, heute bisher 1.252',
    );
  for (const [width, height] of [
    [1280, 860],
    [360, 640],
  ] as const) {
    await page.viewport(width, height);
    await expectAccessible(`the dashboard at ${width}`);
    expect(smallControls()).toEqual([]);
  }
  await page.viewport(1280, 860);

  await figure('Partien heute').click();
  await expect.element(panel('Partien je Tag')).toMatchTextContent('Heute bisher 5.806');
  await page.getByRole('button', { name: '12 Wochen' }).click();
  await expect.poll(() => new URL(asked.at(-1)?.url ?? '').search).toBe('?span=quarter');
  await expect.element(panel('Partien je Tag')).toBeVisible();
  await page.getByText('Zahlen als Tabelle').click();
  await expect.element(page.getByRole('row', { name: '18.11. 486 766 5.806 87.006 96' })).toBeVisible();
});

test('ADM-01 the games of today, who came back, the mail and the last changes stand beside each other', async () => {
  answer(getAdminDashboard, example);
  await open('/admin/dashboard');
  await expect.element(panel('Heute gespielt')).toMatchTextContent('5.806 Partien');
  await expect.element(panel('Heute gespielt')).toMatchTextContent('Mitsukete3.804');
  const row = panel('Wer wiederkommt').getByRole('row', { name: /^26\. Okt/ });
  await expect.element(row).toMatchTextContent(/812.*53.%.*45.%/);
  await expect.element(panel('Post')).toMatchTextContent('2 Mails sind noch nicht zugestellt.');
  await expect.element(panel('Post')).toMatchTextContent('A licence for 28 children?');
  await expect.element(panel('Zuletzt protokolliert')).toMatchTextContent('plan: free → premium');
});

test('ADM-01 what is still being counted is asked for again by itself', async () => {
  const [first, ...days] = example.days;
  if (!first) throw new Error('no day');
  const open_ = { ...example, days: [{ ...first, played: null }, ...days] };
  const asked = answer(getAdminDashboard, open_);
  await open('/admin');
  await expect.element(page.getByText('Ältere Tage werden noch gezählt.')).toBeVisible();
  await expectAccessible('a day that is not counted');
  const counted = answer(getAdminDashboard, example);
  await expect.poll(() => counted.length, { timeout: 8000 }).toBe(1);
  expect(asked).toHaveLength(1);
  await expect.element(page.getByText('Ältere Tage werden noch gezählt.')).not.toBeInTheDocument();
});

test('ADM-01 a site that nobody has played on yet', async () => {
  const played = { guests: 0, accounts: 0, runs: 0, answers: 0 };
  answer(getAdminDashboard, {
    ...example,
    days: example.days.map((day) => ({ ...day, new_accounts: 0, played })),
    ...{ games_today: [], cohorts: [], mails_waiting: 0, letters: { open: 0, latest: [] }, changes: [] },
  });
  await open('/admin');
  await expect.element(page.getByText('Heute hat noch niemand gespielt.')).toBeVisible();
  await expect.element(page.getByText('Noch ist keine Woche gezählt.')).toBeVisible();
  await expect.element(page.getByText('Alle Mails sind zugestellt.')).toBeVisible();
  await expectAccessible('an empty dashboard');
});

test('ADM-01 figures that cannot be had are asked for once more', async () => {
  expectWarning('a call of the administration failed');
  answer(getAdminDashboard, () => refused(500, 'Nein'));
  await open('/admin');
  await expect.element(page.getByText('Das hat gerade nicht geklappt')).toBeVisible();
  answer(getAdminDashboard, example);
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect.element(figure('Lernende heute')).toBeVisible();
});
