import {
  type AdminLetterDetails,
  getAdminLetter,
  getAdminLetters,
  patchAdminLetter,
  postAdminLetterAnswer,
  postAdminLetterDeletion,
} from '@michi/contracts/admin-letters';
import { proofNeeded } from '@michi/contracts/contract';
import { postSecondFactorProof } from '@michi/contracts/second-factor';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storeSession } from '../../lib/device/session.ts';
import { answer, exampleOf, noNetwork, refused } from '../../testing/calls.ts';
import { lookAtDesk, showDesk } from '../../testing/desk.ts';
import { button } from '../../testing/screen.tsx';

const letter = exampleOf(getAdminLetter);
const path = `/admin/messages/${letter.id}`;
const list = page.getByRole('table', { name: 'Nachrichten' });
const details = page.getByRole('complementary', { name: 'Lena' });
const words = page.getByLabelText('Antwort', { exact: true });

afterEach(async () => {
  storeSession(null);
  await page.viewport(1280, 860);
});

async function showLetter(changes: Partial<AdminLetterDetails> = {}): Promise<readonly Request[]> {
  const shown = { ...letter, ...changes };
  answer(getAdminLetters, { rows: [shown], total: 1, page: 1 });
  const looks = answer(getAdminLetter, shown);
  await showDesk(path);
  return looks;
}

test('ADM-01 open letters are listed, and their number stands beside the name of the section', async () => {
  const asked = answer(getAdminLetters, exampleOf(getAdminLetters));
  await showDesk('/admin/messages');
  await expect.element(list.getByText('The pen lags on my tablet.')).toBeVisible();
  const link = page.getByRole('link', { name: 'Nachrichten 3 offen' });
  await expect.element(link).toHaveAttribute('aria-current', 'page');
  expect(new URL(asked[0]?.url ?? '').searchParams.get('state')).toBe('open');
  await lookAtDesk('the list of letters');

  await page.getByRole('combobox', { name: 'Zustand' }).selectOptions('erledigt');
  await page.getByRole('combobox', { name: 'Art' }).selectOptions('Rückmeldung');
  await expect
    .poll(() => [...new URL(asked.at(-1)?.url ?? '').searchParams].flat())
    .toEqual(expect.arrayContaining(['state', 'done', 'kind', 'feedback']));
});

test('ADM-01 where there is no letter, or no answer, the page says so', async () => {
  answer(getAdminLetters, { rows: [], total: 0, page: 1 });
  await showDesk('/admin/messages');
  await expect.element(page.getByText('Keine Nachricht', { exact: true })).toBeVisible();
  await lookAtDesk('no letter');
  answer(getAdminLetters, noNetwork);
  await page.getByRole('combobox', { name: 'Zustand' }).selectOptions('erledigt');
  await expect.element(page.getByText('Das hat gerade nicht geklappt')).toBeVisible();
  answer(getAdminLetters, exampleOf(getAdminLetters));
  await button('Noch einmal versuchen').click();
  await expect.element(list).toBeVisible();
});

test('ADM-01 a letter is answered after a proof, and marked as done', async () => {
  await showLetter();
  await expect.element(details.getByRole('heading', { name: 'Lena' })).toHaveFocus();
  await lookAtDesk('a letter');
  const answered = { ...letter, answered_at: letter.created_at, done_at: letter.created_at };
  let proved = false;
  const sent = answer(postAdminLetterAnswer, () =>
    proved ? Response.json(answered) : Response.json({ message: '', code: proofNeeded }, { status: 403 }),
  );
  answer(postSecondFactorProof, () => {
    proved = true;
    return Response.json({ message: 'ok' });
  });
  await words.fill('Das ist bald behoben.');
  await button('Antwort senden').click();
  await page.getByLabelText('Code', { exact: true }).fill('492039');
  await button('Bestätigen').click();
  await expect.element(page.getByText('Antwort gesendet')).toBeVisible();
  await expect
    .element(details.getByText(/^Erledigt am 18\.11\.2026, wird am 16\.02\.2027 gelöscht$/))
    .toBeVisible();
  expect(await sent[1]?.json()).toEqual({
    ...{ version: letter.version, text: 'Das ist bald behoben.', done: true },
  });
  await expect.element(words).toHaveValue('');
});

test('ADM-01 a failure never loses the answer that was typed', async () => {
  await showLetter();
  answer(postAdminLetterAnswer, noNetwork);
  await words.fill('Das ist bald behoben.');
  await button('Antwort senden').click();
  await expect.element(page.getByText('Das hat gerade nicht geklappt')).toBeVisible();
  await expect.element(words).toHaveValue('Das ist bald behoben.');
});

test('ADM-02 where another was faster, the page says so and shows the new state', async () => {
  await showLetter();
  answer(patchAdminLetter, () => refused(409, 'Das wurde inzwischen geändert.'));
  await expect.element(button('Als erledigt markieren')).toBeVisible();
  answer(getAdminLetter, { ...letter, done_at: letter.created_at });
  await button('Als erledigt markieren').click();
  await expect.element(page.getByText('Das wurde inzwischen geändert.')).toBeVisible();
  await expect.element(button('Wieder öffnen')).toBeVisible();
});

test('ADM-01 a letter is marked as done and opened again, without another look being noted', async () => {
  const looks = await showLetter();
  const marked = answer(patchAdminLetter, { ...letter, done_at: letter.created_at });
  await button('Als erledigt markieren').click();
  await expect.element(button('Wieder öffnen')).toBeVisible();
  expect(await marked[0]?.json()).toEqual({ version: letter.version, done: true });
  expect(looks).toHaveLength(1);
});

test('ADM-01 a letter without an address cannot be answered, and is deleted once that is confirmed', async () => {
  await showLetter({ kind: 'feedback', name: '', email: null });
  await expect.element(page.getByText(/^Eine Antwort ist nicht möglich/)).toBeVisible();
  await expect.element(words).not.toBeInTheDocument();
  const deleted = answer(postAdminLetterDeletion, exampleOf(postAdminLetterDeletion));
  await button('Löschen …').click();
  await expect.element(page.getByRole('dialog', { name: 'Nachricht löschen' })).toBeVisible();
  await lookAtDesk('the question before deleting');
  await page.getByRole('dialog').getByRole('button', { name: 'Nachricht löschen' }).click();
  await expect.element(page.getByText('Gelöscht', { exact: true })).toBeVisible();
  expect(await deleted[0]?.json()).toEqual({ version: letter.version });
  await expect.element(page.getByText(/^Eine Antwort ist nicht möglich/)).not.toBeInTheDocument();
});
