import { getAdminAnswers, postAdminAnswerRemoval } from '@michi/contracts/admin-answers';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storeSession } from '../../lib/device/session.ts';
import { answer, exampleOf, refused } from '../../testing/calls.ts';
import { lookAtDesk, showDesk } from '../../testing/desk.ts';
import { button } from '../../testing/screen.tsx';

const answers = exampleOf(getAdminAnswers);
const row = button('peak zu 山 ist erledigt');

afterEach(async () => {
  storeSession(null);
  await page.viewport(1280, 860);
});

test('ADM-01 refused answers are listed by how often, searched, and leave the list when they are dealt with', async () => {
  const asked = answer(getAdminAnswers, answers);
  await showDesk('/admin/answers');
  await expect.element(page.getByRole('table', { name: 'Abgelehnte Antworten' })).toBeVisible();
  await lookAtDesk('the refused answers');
  await page.getByLabelText('Kanji oder Antwort').fill('山');
  await expect.poll(() => new URL(asked.at(-1)?.url ?? '').searchParams.get('search')).toBe('山');
  const removed = answer(postAdminAnswerRemoval, exampleOf(postAdminAnswerRemoval));
  answer(getAdminAnswers, { rows: [], total: 0, page: 1 });
  await row.click();
  await expect.element(page.getByText('Keine abgelehnte Antwort')).toBeVisible();
  const { last_day, ...sent } = answers.rows[0] ?? {};
  expect(await removed[0]?.json()).toEqual(sent);
  await lookAtDesk('no refused answer');
});

test('ADM-02 an answer that was reported again since stays, and the new number is shown', async () => {
  answer(getAdminAnswers, answers);
  await showDesk('/admin/answers');
  answer(postAdminAnswerRemoval, () => refused(409, 'Das wurde inzwischen geändert.'));
  answer(getAdminAnswers, { ...answers, rows: answers.rows.map((each) => ({ ...each, count: 13 })) });
  await row.click();
  await expect.element(page.getByText('Das wurde inzwischen geändert.')).toBeVisible();
  await expect.element(page.getByRole('cell', { name: '13' })).toBeVisible();
});
