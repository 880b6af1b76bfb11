import type { GameEvent } from '@michi/game-kit/events';
import { wrongFeedbackMs } from '@michi/games/mitsukete/constants';
import { freeMode } from '@michi/games/series';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { browserLearner } from '../../learner/browser-learner.ts';
import { noteDueKanji } from '../../learner/projections/due-kanji.ts';
import { browserStore } from '../../lib/device/storage.ts';
import { dayOf } from '../../lib/time/day.ts';
import { openStopped, solveNext, words } from '../../testing/jukugo.ts';
import { miss, openLevel, victory, win } from '../../testing/mitsukete.ts';
import { button, expectAccessible, show } from '../../testing/screen.tsx';
import { NextSteps } from './next-steps.tsx';

afterEach(() => void vi.useRealTimers());

const steps = page.getByRole('navigation', { name: 'So kann es weitergehen' });

const met: GameEvent = {
  ...{ type: 'kanjiAnswered', kanji: '火', skill: 'use', asked: { of: 16 }, correct: true, hinted: false },
  ms: 900,
};
const Ended = () => <NextSteps events={[met]} offers={['write', 'missed', 'due']} />;

/** Notes kanji as due today. */
function due(...kanji: string[]): void {
  void browserLearner().deviceId; // whoever has a secret
  const today = dayOf(new Date());
  noteDueKanji(
    browserStore(),
    kanji.map((each) => ({ kanji: each, skill: 'meaning', day: today })),
    today,
  );
}

test('TDY-02 of more missed kanji than one review asks for the link says how many it takes', async () => {
  const events = [...'山川日月木火水'].map((kanji) => ({ ...met, kanji, correct: false }));
  await show({ default: () => <NextSteps events={events} />, handle: { messages: [] } }, { path: '/jukugo' });
  await expect
    .element(
      steps.getByRole('link', { name: /^6 von 7 verfehlten Kanji wiederholen: 山、川、日、月、木、火$/ }),
    )
    .toHaveAttribute('href', '/today/review/kanji?of=山川日月木火');
});

test('TDY-02 after a level a missed kanji can be reviewed, and what else is due is counted', async () => {
  await page.viewport(360, 760);
  due('電', '車');
  await openLevel('first-strokes');
  await miss();
  await vi.advanceTimersByTimeAsync(wrongFeedbackMs);
  await win();
  await expect.element(victory).toBeVisible();
  await expect
    .element(
      steps.getByRole('link', { name: /^Das verfehlte Kanji wiederholen|verfehlte Kanji wiederholen/ }),
    )
    .toHaveAttribute('href', expect.stringMatching(/^\/today\/review\/kanji\?of=/));
  await expect
    .element(steps.getByRole('link', { name: 'Heute sind noch 2 Kanji fällig' }))
    .toHaveAttribute('href', '/today');
  for (const link of steps.getByRole('link').elements())
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await expectAccessible('a level that is won, with ways on');
});

test('TDY-02 without a miss and with nothing due nothing is offered', async () => {
  await openLevel('first-strokes');
  await win();
  await expect.element(victory).toBeVisible();
  await expect.element(steps).not.toBeInTheDocument();
});

test('TDY-02 at the end of a level of Jukugo stands what it leaves to do', async () => {
  await page.viewport(1280, 860);
  await openStopped(freeMode);
  await button(/^Hinweis/).click();
  await solveNext(words.length);
  await expect.element(steps.getByRole('link', { name: /^2 verfehlte Kanji wiederholen/ })).toBeVisible();
});

test('TDY-02 a kanji met in a word that stands in Tatakae is offered to be written', async () => {
  await show({ default: Ended, handle: { messages: [] } }, { path: '/jukugo' });
  await expect
    .element(steps.getByRole('link', { name: '火 selbst schreiben' }))
    .toHaveAttribute('href', '/tatakae?write=火');
});
