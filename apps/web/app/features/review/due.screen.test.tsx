import { taughtKanji } from '@michi/kanji/taught-kanji';
import { kanjiItem } from '@michi/progress/item';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { browserLearner } from '../../learner/browser-learner.ts';
import { dayPlan, wantPerDay } from '../../learner/day-plan.ts';
import { browserMemory } from '../../learner/use-memory.ts';
import { dayOf } from '../../lib/time/day.ts';
import * as reviewRoute from '../../routes/today/review.tsx';
import { morningAfter } from '../../testing/days.ts';
import { button, show, withinMain } from '../../testing/screen.tsx';

const day = dayOf(new Date());
/** What the server remembers of the learner. */
let memories: unknown[];

beforeEach(() => {
  void browserLearner().deviceId;
  wantPerDay(0); // somebody who has played here
  const others = window.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) =>
    new URL(new Request(input, init).url).pathname === '/api/v1/memory'
      ? Response.json({ cursor: String(memories.length), whole: true, more: false, memories, imports: [] })
      : others(input, init),
  );
});

async function open(sitting: string): Promise<void> {
  await browserMemory().load();
  await browserMemory().refresh();
  await show(withinMain(reviewRoute), {
    path: `/today/review/${sitting}`,
    at: '/today/review/:sitting',
    data: sitting,
  });
}

const asked = page.getByRole('heading', { level: 2 });
const options = page.getByRole('group', { name: 'Antworten' }).getByRole('button');
const unknown = button('Weiß ich nicht');
const next = button('Weiter');

test('TDY-01 a sitting asks for what is due by the skill that is due, mixed, and for nothing else', async () => {
  memories = [
    ['k:山', 'reading', 4, 5, day - 20],
    ['k:川', 'meaning', 1, 5, day - 20],
    ['k:木', 'recognition', 12, 5, day - 20],
    ['k:待', 'use', 1, 5, day - 20],
    ['k:日', 'meaning', 90, 5, day - 20], // not due
  ];
  await open('all');
  await expect.element(page.getByText('Frage 1 von 3')).toBeVisible();
  const questions: string[] = [];
  for (let place = 1; place <= 3; place++) {
    await expect.element(page.getByText(`Frage ${place} von ${2 + place}`)).toBeVisible();
    questions.push(asked.element().textContent.trim());
    await unknown.click();
    await next.click();
  }
  expect(questions.sort()).toEqual([
    'Was bedeutet dieses Kanji? 川',
    'Welches Kanji ist gemeint?',
    'Wie liest man dieses Kanji? 山',
  ]);
});

test.each([
  ['due', 12],
  ['all', 20],
])('TDY-01 the sitting "%s" asks %i of twenty cards that are due', async (sitting, count) => {
  memories = taughtKanji.slice(0, 20).map((kanji) => [kanjiItem(kanji), 'meaning', 2, 5, day - 9]);
  await open(sitting);
  await expect.element(page.getByText(`Frage 1 von ${count}`)).toBeVisible();
});

test('TDY-01 the keys 1 to 8 choose the option at their place, not with Control', async () => {
  memories = taughtKanji.slice(0, 8).map((kanji) => [kanjiItem(kanji), 'meaning', 2, 5, day - 9]);
  await open('all');
  for (let key = 1; key <= 8; key++) {
    await expect.element(page.getByText(new RegExp(`^Frage ${key} von`))).toBeVisible();
    await userEvent.keyboard('{Control>}1{/Control}');
    await expect.element(unknown).toBeVisible();
    await userEvent.keyboard(String(key));
    await expect.element(next).toHaveFocus();
    const chosen = options
      .nth(key - 1)
      .element()
      .getAttribute('aria-label');
    expect(chosen, `key ${key}`).toMatch(/, (richtig|falsch)$/);
    await next.click();
  }
});

test('TDY-01 no new day begins within a sitting that goes on past 4 in the morning', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: morningAfter(day, 3) });
  memories = ['山', '川', '木'].map((kanji) => [kanjiItem(kanji), 'meaning', 2, 5, day - 9]);
  await open('all');
  await expect.element(page.getByText('Frage 1 von 3')).toBeVisible();
  vi.setSystemTime(morningAfter(day, 5));
  document.dispatchEvent(new Event('visibilitychange'));
  for (let place = 1; place <= 6; place++) {
    await unknown.click();
    expect(dayPlan().day).toBe(day);
    await next.click();
  }
  await expect.element(page.getByText('0 von 3 gewusst')).toBeVisible();
  await button('Noch eine Runde').click();
  await expect.poll(() => dayPlan().day).toBe(day + 1);
});
