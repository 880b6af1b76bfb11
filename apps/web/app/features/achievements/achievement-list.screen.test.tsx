import { achievements } from '@michi/progress/achievements';
import { type LearnerStatistics, noLearnerStatistics } from '@michi/progress/learner-statistics';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { browserLearner } from '../../learner/browser-learner.ts';
import * as achievementsPage from '../../routes/achievements.tsx';
import { button, expectAccessible, show } from '../../testing/screen.tsx';

const may = Date.UTC(2026, 4, 8, 12);
const somebody: LearnerStatistics = {
  ...noLearnerStatistics,
  statistics: {
    ...noLearnerStatistics.statistics,
    bestScore: 3_120,
    solved: { jukugo: 37 },
    bestCombo: 4,
    bestWonCombo: 9,
    bestCleanMs: 18 * 60_000,
  },
  achievements: { first_100: may, score_1000: may, mitsukete_master: may },
};

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 860);
});
afterEach(() => void vi.restoreAllMocks());

function playsAs(learnerStatistics: LearnerStatistics): void {
  vi.spyOn(browserLearner().statistics, 'refresh').mockResolvedValue();
  vi.spyOn(browserLearner().statistics, 'shown').mockReturnValue(learnerStatistics);
}
const shown = (address = '/achievements') =>
  show({ ...achievementsPage, default: InMain }, { path: address, at: '/achievements' });

/** As the frame of the site shows it. */
function InMain() {
  return (
    <main>
      <achievementsPage.default />
    </main>
  );
}

test('ACH-01 ACH-02 every achievement is shown with its condition and progress, or when it was earned', async () => {
  playsAs(somebody);
  await shown();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent(`3 von ${achievements.length} Erfolgen`);
  const cells = page.getByRole('tabpanel').getByRole('listitem').getByRole('link');
  expect(cells.elements()).toHaveLength(achievements.length);
  await expect.element(cells.first()).toMatchTextContent('8. Mai 2026');
  await expect.element(page.getByRole('link', { name: /Diamantpinsel/ })).toMatchTextContent('3.120 / 5.000');
  await expect.element(page.getByRole('link', { name: /Nachteule/ })).toMatchTextContent('noch nicht');
  await expect
    .element(page.getByRole('link', { name: /Stille Hand/ }))
    .toMatchTextContent('18 von 30 Minuten');
  await expectAccessible('the page of somebody');
});

test('ACH-01 ACH-02 beside the list stands the achievement that is next, then the chosen one with the way to it', async () => {
  playsAs(somebody);
  await shown();
  const beside = page.getByRole('complementary');
  await expect.element(beside.getByRole('heading')).toHaveTextContent('Ungebrochen');
  const cell = page.getByRole('link', { name: /^Jukugo-Profi/ });
  (cell.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(beside.getByRole('heading')).toHaveTextContent('Jukugo-Profi');
  await expect.element(beside).toMatchTextContent('37 von 50noch 13');
  await expect.element(beside).toMatchTextContent('Wortschmiede');
  await expect
    .element(beside.getByRole('link', { name: 'Jukugo spielen' }))
    .toHaveAttribute('href', '/jukugo');
  await expect.element(cell).toHaveAttribute('aria-current', 'true');
});

test.each([
  ['streak_10', 'combo_master'],
  ['daily_player', 'daily_warrior'],
  ['perfect_accuracy', 'perfectionist'],
  ['first_level', 'first_steps'],
])('ACH-02 %s and %s are told apart in words', async (...pair) => {
  playsAs(noLearnerStatistics);
  const said: string[] = [];
  for (const id of pair) {
    await shown(`/achievements?achievement=${id}`);
    const note = page.getByRole('complementary').getByText(/„.*\.$/);
    await expect.element(note).toBeVisible();
    said.push(note.element().textContent ?? '');
    document.body.replaceChildren();
  }
  expect(new Set(said).size).toBe(2);
});

test('ACH-02 on a phone an achievement with an address opens a sheet, which closes again', async () => {
  await page.viewport(360, 640);
  playsAs(somebody);
  await shown('/achievements?achievement=zen_master');
  const sheet = page.getByRole('dialog', { name: 'Stille Hand' });
  await expect.element(sheet).toMatchTextContent('18 von 30 Minuten');
  await expectAccessible('an achievement on a phone');
  await button('Schließen').click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expectAccessible('achievements on a phone');
});

test('ACH-02 a newcomer finds no achievement earned, and what brings the first achievement', async () => {
  playsAs(noLearnerStatistics);
  await shown();
  await expect.element(page.getByText('Noch ist kein Siegel gedrückt.', { exact: false })).toBeVisible();
  await expectAccessible('achievements of a newcomer');
});

test('ACH-01 a guest wears an earned title, and no other', async () => {
  playsAs(somebody);
  await shown();
  const title = (name: RegExp) => page.getByRole('radio', { name });
  await expect.element(title(/Wortschmiede/)).toBeDisabled();
  await expect.element(title(/Ohne Titel/)).toBeChecked();
  await title(/Adlerauge/).click();
  await expect.element(title(/Adlerauge/)).toBeChecked();
  document.body.replaceChildren();
  await shown();
  await expect.element(title(/Adlerauge/)).toBeChecked();
});
