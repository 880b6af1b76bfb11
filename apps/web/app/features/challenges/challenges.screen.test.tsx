import { type DayTally, noTally } from '@michi/progress/day-tally';
import { type LearnerStatistics, noLearnerStatistics } from '@michi/progress/learner-statistics';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { browserLearner } from '../../learner/browser-learner.ts';
import { dayOf } from '../../lib/time/day.ts';
import * as challengesPage from '../../routes/challenges.tsx';
import {
  button,
  enlargeText,
  expectAccessible,
  show,
  sidewaysScroll,
  withinMain,
} from '../../testing/screen.tsx';

const noon = new Date(2026, 10, 24, 12, 12); // a Tuesday
const today = dayOf(noon);
const tally = (some: Partial<DayTally>): DayTally => ({ ...noTally, ...some });

const somebody: LearnerStatistics = {
  ...noLearnerStatistics,
  days: {
    [today]: tally({
      bestScore: 512,
      levels: 2,
      flawless: 2,
      fastestMs: 48_000,
      combos: 60,
      kanji: '山川日',
    }),
    [today - 1]: tally({ bestScore: 640, levels: 4, combos: 44 }),
  },
  claimed: {
    speed_run: { times: 3, starts: [today] },
    points_hunter: { times: 1, starts: [] },
  },
};

beforeEach(async () => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await page.viewport(1280, 860);
});
afterEach(() => {
  browserLearner().statistics.forget();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What the server says; outbox entries do not get through to it. */
async function shown(learnerStatistics: LearnerStatistics): Promise<void> {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith('/api/user/statistics')) return Response.json(learnerStatistics);
    throw new TypeError('no network');
  });
  await show(withinMain(challengesPage), { path: '/challenges' });
}
const card = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
const heading = () => page.getByRole('heading', { level: 1 });

async function pressByKeyboard(control: Locator): Promise<void> {
  await expect.element(control).toBeVisible();
  (control.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(control).not.toBeInTheDocument();
}

test('ACH-03 every challenge shows how it stands, what it brings, and how long it lasts', async () => {
  await shown(somebody);
  await expect.element(heading()).toHaveTextContent('3 Belohnungen liegen bereit');
  await expect.element(card('Punktejagd').first()).toMatchTextContent('512 / 500');
  await expect.element(card('Punktejagd').last()).toMatchTextContent('von gestern');
  await expect.element(card('Dreimal sauber')).toMatchTextContent('läuft');
  await expect.element(card('Dreimal sauber')).toMatchTextContent('Noch ein Level');
  await expect.element(card('Eiliger Pinsel')).toMatchTextContent('abgeholt');
  await expect.element(card('Königskette')).toMatchTextContent('Flaschenkürbis');
  await expect.element(card('Kirschblütenfest')).toMatchTextContent('Kehrt im Frühling wieder');
  await expect.element(page.getByText(/15 Stunden 48 Min\./)).toBeVisible();
  await expect.element(page.getByText(/5 Tage 15 Std\./)).toBeVisible();
  await expect.element(page.getByText('Wieder ab 20. März')).toBeVisible();
  await expectAccessible('the challenges of somebody');
  await page.viewport(360, 700);
  await expectAccessible('the challenges on a phone');
  enlargeText();
  expect(sidewaysScroll(), 'with text at 200 %').toBe(0);
});

test('ACH-03 a reward is taken by keyboard, at once and once, also without a network', async () => {
  await shown(somebody);
  await pressByKeyboard(button('Königskette: Belohnung abholen'));
  await expect.element(card('Königskette')).toMatchTextContent('abgeholt');
  await expect.element(page.getByText('Königskette: abgeholt')).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Meldungen' }))
    .toMatchTextContent('+300 XP und „Flaschenkürbis“');
  await button('Beide abholen').click();
  await expect.element(heading()).toHaveTextContent('Was heute zu holen ist');
  expect(browserLearner().statistics.shown().claimed).toMatchObject({
    points_hunter: { times: 3, starts: expect.arrayContaining([today, today - 1]) },
    combo_king: { times: 1 },
  });
});

test('ACH-03 who takes a reward by keyboard stays at its card, or in its section when the card goes', async () => {
  await shown({ ...somebody, days: { ...somebody.days, [today]: tally({ combos: 60 }) } });
  await pressByKeyboard(button('Königskette: Belohnung abholen'));
  await expect.element(page.getByRole('heading', { name: 'Königskette' })).toHaveFocus();
  await pressByKeyboard(button('Punktejagd: Belohnung abholen'));
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toHaveFocus();
});

test('ACH-03 who takes all rewards by keyboard stays at the top', async () => {
  await shown(somebody);
  await pressByKeyboard(button('Alle 3 abholen'));
  await expect.element(heading()).toHaveFocus();
});

test('ACH-03 who uses an ink by keyboard stays with it', async () => {
  await shown(somebody);
  await pressByKeyboard(button('Teeruß benutzen'));
  await expect.element(page.getByRole('heading', { name: 'Teeruß' })).toHaveFocus();
});

test('ACH-03 a newcomer finds all of it open, and nothing in the pencil case but what everybody has', async () => {
  await shown(noLearnerStatistics);
  await expect.element(heading()).toHaveTextContent('Was heute zu holen ist');
  await expect.element(card('Punktejagd')).toMatchTextContent('Noch 500 Punkte');
  expect(page.getByText('in Gebrauch').elements()).toHaveLength(2);
  await expect.element(page.getByText(/Punktejagd: 0 von 10$/)).toBeVisible();
  await expect.element(page.getByLabelText('Das Zeichen deines Siegels')).not.toBeInTheDocument();
  await expectAccessible('the challenges of a newcomer');
});

test('ACH-03 what nobody took in time has expired', async () => {
  await shown({ ...noLearnerStatistics, days: { [today - 2]: tally({ bestScore: 700 }) } });
  await expect.element(card('Punktejagd').last()).toMatchTextContent('abgelaufen');
  await expect.element(card('Punktejagd').last()).toMatchTextContent('verfallen');
  await expect.element(button(/Belohnung abholen/)).not.toBeInTheDocument();
});

test('ACH-03 the chosen ink, desk and seal show at once and stay', async () => {
  await shown(somebody);
  await button('Teeruß benutzen').click();
  expect(document.documentElement.dataset.ink).toBe('tea');
  const field = page.getByLabelText('Das Zeichen deines Siegels');
  await field.fill('ゆき');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Bitte genau ein Jōyō-Kanji.')).toBeVisible();
  await field.fill('雪');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Dein Siegel trägt jetzt 雪.')).toBeVisible();
  expect(JSON.parse(localStorage.getItem('kanji-no-michi:save:learner:look') ?? '')).toEqual({
    ink: 'tea',
    desk: 'paper',
    seal: '雪',
    form: 'square',
  });
  await button('Sumi benutzen').click();
  expect(document.documentElement.dataset.ink).toBe('sumi');
  await expectAccessible('the pencil case');
});

test('ACH-03 GAM-01 a kanji that was chosen for the seal, or taken off it, leaves the focus beside it', async () => {
  const met = { correct: 1, wrong: 0, hinted: 0, lastAt: 1 };
  const statistics = { ...somebody.statistics, kanji: { 山: met, 川: met } };
  await shown({ ...somebody, statistics });
  await expect.element(button('山')).toBeVisible();
  (button('山').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Dein Siegel trägt jetzt 山.')).toBeVisible();
  await expect
    .element(page.getByRole('group', { name: 'Kanji, die du schon richtig hattest' }))
    .toHaveFocus();
  (button('Kein Siegel tragen').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Kein Siegel tragen')).not.toBeInTheDocument();
  expect(document.activeElement).not.toBe(document.body);
});
