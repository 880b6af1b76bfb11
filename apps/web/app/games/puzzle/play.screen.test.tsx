import { rightFeedbackMs, wrongFeedbackMs } from '@michi/games/puzzle/constants';
import { puzzlesPerSet } from '@michi/games/puzzle/puzzles';
import type { RadicalId } from '@michi/games/puzzle/radicals';
import { locales } from '@michi/messages/locales';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  build,
  choose,
  grid,
  openPuzzle,
  partsOf,
  radical,
  sought,
  target,
  wrongFor,
} from '../../testing/puzzle.ts';
import { button, expectAccessible, inSweep } from '../../testing/screen.tsx';

/** What a screen reader was told last. */
const said = page.getByRole('main').getByRole('status').first();

test('GAM-01 PUZ-02 a kanji is built, and a radical taken back, by the keyboard alone', async () => {
  await openPuzzle('tutorial');
  const puzzle = await sought();
  const cards = () => grid().getByRole('button').elements();
  const strike = (key: string, times: number) => userEvent.keyboard(`{${key}>${times}/}`);
  const goTo = async (id: RadicalId) => {
    const to = cards().indexOf(radical(id).element());
    (cards().find(({ tabIndex }) => tabIndex === 0) as HTMLElement).focus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    if (to >= 6) await strike('ArrowDown', Math.floor(to / 6));
    if (to % 6 > 0) await strike('ArrowRight', to % 6);
    expect(document.activeElement).toBe(cards()[to]);
  };

  await goTo('person');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('1 von 2', { exact: true })).toBeVisible();
  while (document.activeElement?.ariaLabel !== '亻 Mensch entfernen') await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('0 von 2', { exact: true })).toBeVisible();
  await expect.element(button('Leeren')).toHaveFocus();

  for (const id of partsOf(puzzle)) {
    await goTo(id);
    await userEvent.keyboard(' ');
  }
  await expect.element(page.getByText('Perfekt!', { exact: true })).toBeVisible();
});

test('GAM-01 what can be pressed on a phone is large enough for a finger', async () => {
  await page.viewport(360, 760);
  await openPuzzle('tutorial');
  await sought();
  const small = [...document.querySelectorAll('main :is(button, a)')]
    .map((control) => [control.textContent, control.getBoundingClientRect()] as const)
    .filter(([, { width, height }]) => width > 0 && Math.min(width, height) < 44)
    .map(([text]) => text);
  expect(small).toEqual([]);
});

test('GAM-01 a screen reader hears what is sought, chosen, wrong, right and hinted', async () => {
  vi.useFakeTimers();
  await openPuzzle('tutorial');
  const puzzle = await sought();
  await expect.element(said).toMatchTextContent(/^Gesucht: .+, gelesen .+\. 2 Bauteile\.$/);
  await choose(['fire']);
  await expect.element(said).toHaveTextContent('Feuer gewählt, 1 von 2.');
  await button('Leeren').click();
  await expect.element(said).toHaveTextContent('0 von 2 gewählt.');
  await choose(wrongFor(puzzle));
  await expect.element(said).toHaveTextContent('Nicht ganz richtig... Versuche es nochmal! Mensch stimmt.');
  await vi.advanceTimersByTimeAsync(wrongFeedbackMs);
  await button(/^Hinweis/).click();
  await expect.element(said).toMatchTextContent(/^Hinweis: .{20}/);
  await build();
  await expect
    .element(said)
    .toMatchTextContent(
      new RegExp(`^Perfekt! ${puzzle.kanji}, ${puzzle.kana}: .+\\. ${puzzle.points} Punkte\\.$`),
    );
});

test('GAM-01 PUZ-09 a screen reader hears the time bonus fall, the pause and the end of a level', async () => {
  vi.useFakeTimers();
  await openPuzzle('challenge');
  await vi.advanceTimersByTimeAsync(2_000); // no server answers
  await sought();
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.element(said).toHaveTextContent('Zeitbonus noch 50.');
  await userEvent.keyboard('p');
  await expect.element(said).toHaveTextContent('Pause. Der Zeitbonus steht still.');
  await userEvent.keyboard('p');
  await expect.element(said).toHaveTextContent('Weiter geht es.');
  await button('Neues Puzzle').click();
  await expect.element(said).toMatchTextContent(/^Gesucht: /);
  for (let count = 0; count < puzzlesPerSet; count++) {
    await build();
    await vi.advanceTimersByTimeAsync(rightFeedbackMs);
  }
  await expect.element(said).toMatchTextContent(/^Level 1 geschafft! [\d.]+ Punkte\.$/);
});

test.each(locales)('GAM-01 no meaning of a radical breaks on a phone of 360 px: %s', async (locale) => {
  await page.viewport(360, 800);
  await openPuzzle('tutorial', locale);
  await expect.poll(() => document.querySelectorAll('.puz__rad .m').length).toBe(30);
  const broken = [...document.querySelectorAll('.puz__rad .m')].filter(
    ({ clientHeight }) => clientHeight > 20,
  );
  expect(broken.map(({ textContent }) => textContent)).toEqual([]);
});

describe('GAM-01 axe finds nothing', () => {
  for (const width of [360, 1280])
    test(
      `on a kanji that is begun, hinted and built before, ${width} px wide`,
      inSweep(width === 1280),
      async () => {
        await page.viewport(width, 800);
        await openPuzzle('tutorial');
        const heading = target().getByRole('heading');
        await sought();
        const first = heading.element().textContent;
        await expectAccessible('new');
        await build();
        await expect.element(heading).not.toHaveTextContent(first);
        await choose(['fire']);
        await button(/^Hinweis/).click();
        await expectAccessible('hinted');
        await button('Von vorn beginnen').click();
        await expectAccessible('asked whether to begin anew');
      },
    );

  test('on a challenge that is paused', async () => {
    await openPuzzle('challenge');
    await button('Pause').click();
    await expectAccessible('paused');
  });
});
