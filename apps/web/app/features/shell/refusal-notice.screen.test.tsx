import { locales } from '@michi/messages/locales';
import { noTally } from '@michi/progress/day-tally';
import { noLearnerStatistics } from '@michi/progress/learner-statistics';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { currentOwner } from '../../learner/account/device.ts';
import { browserLearner } from '../../learner/browser-learner.ts';
import { noteRefusedCreation } from '../../learner/outbox/refusals.ts';
import { browserStore } from '../../lib/device/storage.ts';
import { dayOf } from '../../lib/time/day.ts';
import ChallengesPage, * as challengesPage from '../../routes/challenges.tsx';
import { button, enlargeText, expectAccessible, phones, show } from '../../testing/screen.tsx';
import { Notices } from './notices.tsx';

const noon = new Date(2026, 10, 24, 12, 12);
const today = dayOf(noon);
const reached = { ...noLearnerStatistics, days: { [today]: { ...noTally, bestScore: 512 } } };
const why = 'Diese Herausforderung hast du noch nicht geschafft.';

/** What the server counts. */
let counted = reached;

beforeEach(async () => {
  localStorage.clear();
  browserStore().changed(null);
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await page.viewport(1280, 860);
  counted = reached;
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith('/api/user/statistics')) return Response.json(counted);
    if (!path.includes('/claims')) throw new TypeError('no network');
    counted = noLearnerStatistics;
    return Response.json({ message: why }, { status: 409 });
  });
});
afterEach(() => {
  browserLearner().statistics.forget();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const challenges = {
  handle: challengesPage.handle,
  default: () => (
    <>
      <Notices />
      <main id="main" tabIndex={-1}>
        <ChallengesPage />
      </main>
    </>
  ),
};
const notice = () => page.getByRole('complementary', { name: 'Nicht angenommen' });
const hunt = () =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Punktejagd' }) });

test('ACH-03 a reward that the server refuses for good is told, and its challenge shows what is true', async () => {
  await show(challenges, { path: '/challenges' });
  await button('Punktejagd: Belohnung abholen').click();
  await expect.element(notice()).toMatchTextContent('Die Belohnung für „Punktejagd“ hast du noch nicht.');
  await expect.element(notice()).toMatchTextContent(why);
  await expect.element(hunt()).toMatchTextContent('Noch 500 Punkte');
  await expect.element(hunt()).not.toMatchTextContent('abgeholt');
  await expectAccessible('a refused reward');

  (button('Hinweis schließen').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(notice()).not.toBeInTheDocument();
  expect(document.activeElement?.id).toBe('main');
});

test.each(locales)('ACH-03 on a phone the notice leaves the page to be seen: %s', async (locale) => {
  const [width, height] = phones[0];
  await page.viewport(width, height);
  await show(challenges, { path: '/challenges', locale });
  browserLearner().claim([
    { challenge: { id: 'sakura_festival' }, span: { start: today, end: today } } as never,
  ]);
  const shown = page.getByRole('complementary');
  await expect.element(shown).toBeVisible();
  await expect
    .poll(() => getComputedStyle(document.documentElement).scrollPaddingBottom)
    .toBe(`${(shown.element() as HTMLElement).offsetHeight}px`);
  await expectAccessible(`a refused reward in ${locale}`);
  enlargeText();
  expect(document.documentElement.scrollWidth).toBe(width);
});

test.each(locales)(
  'GAM-07 of a creation that the account has no room for the notice tells: %s',
  async (locale) => {
    await show(challenges, { path: '/challenges', locale });
    const creation = { name: 'kotodama.haiku.1', owner: currentOwner(browserStore()), changedAt: 1 };
    noteRefusedCreation(browserStore(), creation, 'Kein Platz.');
    const shown = page.getByRole('complementary');
    await expect.element(shown).toMatchTextContent(locale === 'ja' ? '言霊' : 'Kotodama');
    await expect.element(shown).toMatchTextContent('Kein Platz.');
    await expectAccessible(`a refused creation in ${locale}`);
  },
);
