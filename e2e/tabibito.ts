import { randomUUIDv7 } from 'node:crypto';
import type { UserStats } from '@michi/contracts/journey';
import type { ListedModule } from '@michi/contracts/tabibito';
import { celebrationMs, rightFeedbackMs } from '@michi/games/tabibito/constants';
import { endsOnReceipt } from '@michi/testing/ends-on-receipt';
import { playThrough } from '@michi/testing/tabibito';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { deviceId } from './api.ts';
import { reload } from './browser.ts';
import { expect } from './fixtures.ts';
import { click } from './play.ts';

/** The first path of all. */
export const firstPath = '/tabibito/beginner/first-steps';

/** The modules of the first path as the page's device sees them, in a language. */
export async function modules(page: Page, locale = 'de'): Promise<ListedModule[]> {
  const answer = await page.request.get('/api/tabibito/paths/first-steps/modules', {
    headers: { 'x-device-id': await deviceId(page), 'x-locale': locale },
  });
  return answer.json();
}

/** What the server knows of the page's journey. */
export async function serverStats(page: Page): Promise<UserStats> {
  const headers = { 'x-device-id': await deviceId(page) };
  return (await page.request.get('/api/tabibito/user-stats', { headers })).json();
}

/** Completes the first modules of the path on the server, with a passed run of each that is graded: so many answers wrong. */
export async function walk(page: Page, count: number, wrong = 0): Promise<void> {
  const device = await deviceId(page);
  for (const { id, run } of (await modules(page)).slice(0, count)) {
    if (run) {
      const { rulesVersion, setup, seed, moves, endedAt } = playThrough(run.setup, 1, { wrong });
      const played = { runId: randomUUIDv7(), deviceId: device, game: 'tabibito', level: id, ticket: null };
      const result = { ...played, rulesVersion, setup, seed, moves, endedAt, ...endsOnReceipt };
      expect((await page.request.post('/api/v1/game-results', { data: result })).status()).toBe(200);
    }
    const headers = { 'x-device-id': device };
    const answer = await page.request.post(`/api/tabibito/modules/${id}/complete`, { headers });
    expect(answer.status()).toBe(200);
  }
}

/** A station of the line by its number. */
export const station = (page: Page, number: number): Locator =>
  page
    .getByRole('list', { name: /Stationen|Stations|Etapas|Étapes|宿場/ })
    .getByRole('listitem')
    .nth(number - 1);

/** The stamp of a station that is completed. */
export const done = (page: Page, number: number): Locator =>
  station(page, number).getByRole('img', { name: 'Geschafft' });

/** Opens the station of a number and waits for what stands in it: a window, or the cards of a lesson. */
export async function open(page: Page, number: number): Promise<Locator> {
  await station(page, number).getByRole('link').click();
  const opened = page.locator('dialog[open], .tabi-lesson');
  await expect(opened.locator('.tabi-read, .tabi-leaf[data-card]')).toBeVisible();
  return opened;
}

/** Completes the station that is open, and lets it be celebrated until it closes; the clock stands still. */
export async function complete(opened: Locator, name = 'Abschließen'): Promise<void> {
  if (await opened.locator('.tabi-leaf').isVisible()) {
    await goThrough(opened.page());
    return leave(opened.page());
  }
  await opened.getByRole('button', { name }).click();
  await celebrate(opened);
}

/** Goes through the lesson that is open to its arrival, answering whatever comes first. */
export async function goThrough(page: Page, press = click): Promise<void> {
  const leaf = page.locator('.tabi-leaf');
  const onward = page.locator('.tabi-lesson__next');
  for (;;) {
    const card = (await leaf.getAttribute('data-card')) ?? '';
    if (card === 'arrival') return;
    while ((await onward.getAttribute('aria-disabled')) !== null)
      await press(leaf.locator('.tabi-option:not([aria-disabled])').first());
    await press(onward);
    await expect(leaf).not.toHaveAttribute('data-card', card);
  }
}

/** Leaves the lesson at whose end one has arrived; the clock stands still. */
export async function leave(page: Page): Promise<void> {
  await page.clock.runFor(celebrationMs);
  await page.locator('.tabi-lesson__next').click();
  await expect(page.locator('.tabi-lesson')).toBeHidden();
}

/** Lets the celebration of a station pass. */
export async function celebrate(dialog: Locator): Promise<void> {
  await expect(dialog.locator('.tabi-joy')).toBeFocused();
  await dialog.page().clock.runFor(celebrationMs);
  await expect(dialog).toBeHidden();
}

/** The answers of the server to completions, by their status, as they come in. */
export function completions(context: BrowserContext): number[] {
  const answers: number[] = [];
  context.on('response', (response) => {
    if (response.url().endsWith('/complete')) answers.push(response.status());
  });
  return answers;
}

/** Walks to the first station of a type and opens it. */
export async function walkTo(page: Page, type: ListedModule['type'], locale = 'de') {
  const listed = await modules(page, locale);
  const index = listed.findIndex((each) => each.type === type);
  const module = listed[index];
  if (!module) throw new Error(`no ${type}`);
  await walk(page, index);
  await reload(page);
  return { module, index, dialog: await open(page, index + 1) };
}

/** Answers the question that is asked. */
export async function answer(page: Page, module: ListedModule, right = true, press = click): Promise<void> {
  const known = module.run?.kanji ?? [];
  const question = page.locator('.tabi-q');
  const { heading, gloss, words } = await question.evaluate((shown) => ({
    heading: shown.querySelector('h3')?.textContent ?? '',
    gloss: shown.querySelector('.tabi-q__gloss')?.textContent,
    words: [...shown.querySelectorAll('fieldset button')].map((option) => option.textContent),
  }));
  const shown = heading.match(/\p{Script=Han}(?=\s*$)/u)?.[0];
  const asked = known.find(({ kanji, meaning }) => (gloss ? meaning === gloss : kanji === shown));
  if (!asked) throw new Error(`what is asked? ${heading}`);
  if (words.length === 0) {
    const input = question.getByRole('textbox');
    await input.fill(right ? asked.romaji : 'nununu');
    await input.press('Enter');
    return;
  }
  const index = words.findIndex(
    (word) => [asked.meaning, asked.kanji, asked.reading].some((own) => own === word.trim()) === right,
  );
  await press(question.getByRole('group').getByRole('button').nth(index));
}

/** Answers the question that is asked rightly, and lets the next one come; the clock stands still. */
export async function answerOn(page: Page, module: ListedModule, press = click): Promise<void> {
  await answer(page, module, true, press);
  await expect(page.locator('.tabi-q').getByRole('status')).not.toBeEmpty();
  await page.clock.runFor(rightFeedbackMs);
}

/** Plays the run that is open to its end; the clock stands still. */
export async function playOn(
  page: Page,
  module: ListedModule,
  { wrong = 0, press = click } = {},
): Promise<void> {
  const question = page.locator('.tabi-q');
  const verdict = page.locator('.tabi-verdict');
  for (let answered = 0; !(await verdict.isVisible()); answered++) {
    if (answered >= wrong) await answerOn(page, module, press);
    else {
      await answer(page, module, false, press);
      await press(question.getByRole('button', { name: /^(Weiter|Next|次へ)$/ }));
    }
    await expect(verdict.or(question.getByRole('status').filter({ hasNotText: /./ }))).toBeAttached();
  }
}
