import { rightFeedbackMs } from '@michi/games/puzzle/constants';
import { puzzlesPerSet } from '@michi/games/puzzle/puzzles';
import { roundEndMs, roundMs, rounds } from '@michi/games/tatakae/constants';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as battlePage from '../routes/tatakae/battle.tsx';
import { silence } from '../testing/calls.ts';
import { openStopped, partsOf, radical, sought, target } from '../testing/puzzle.ts';
import { button, inSweep, press, show } from '../testing/screen.tsx';

/** A game waits so long for a ticket before it goes on without. */
const patience = () => vi.advanceTimersByTimeAsync(1_500);

beforeEach(() => {
  const files = window.fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    return new URL(request.url).pathname.startsWith('/api/') ? silence(request) : files(input, init);
  });
});

test(
  'PUZ-01 a level of the puzzle is played to its end, and the next begun, while the server answers nothing',
  inSweep(true),
  async () => {
    await openStopped();
    for (let built = 0; built < puzzlesPerSet; built++) {
      for (const part of partsOf(await sought())) press(radical(part));
      await vi.advanceTimersByTimeAsync(rightFeedbackMs);
    }
    await expect.element(button('Level 2 beginnen')).toBeVisible();
    press(button('Level 2 beginnen'));
    await patience();
    await expect.element(target()).toBeVisible();
    await expect.element(page.getByRole('banner')).toMatchTextContent('Level 2');
  },
);

test('TAT-06 a battle is fought to its end, and again, while the server answers nothing', async () => {
  vi.useFakeTimers();
  const atOnce = button('Sofort anfangen');
  const paper = page.getByRole('application');
  const over = page.getByRole('dialog');
  await show(battlePage, { path: '/tatakae/battle' });
  await expect.element(atOnce).toBeVisible();
  press(atOnce);
  await patience();
  await expect.element(paper).toBeVisible();
  await vi.advanceTimersByTimeAsync(rounds * (roundMs + roundEndMs));
  await expect.element(over).toBeVisible();
  press(over.getByRole('button', { name: 'Revanche' }));
  await patience();
  await expect.element(atOnce).toBeVisible();
  press(atOnce);
  await expect.element(over).not.toBeInTheDocument();
  await expect.element(paper).toBeVisible();
});
