import { wrongFeedbackMs } from '@michi/games/mitsukete/constants';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as levelsPage from '../../routes/mitsukete/levels.tsx';
import * as menuPage from '../../routes/mitsukete/menu.tsx';
import { preferMotion } from '../../testing/devtools.ts';
import {
  cards,
  find,
  line,
  miss,
  openLevel,
  serverKnows,
  serverLevels,
  soughtKanji,
  timer,
  untilDealt,
  victory,
  win,
} from '../../testing/mitsukete.ts';
import { expectAccessible, inSweep, show } from '../../testing/screen.tsx';

const pauseDialog = page.getByRole('dialog', { name: 'Pause' });
const strike = (key: string) => userEvent.keyboard(key);

test('GAM-01 P pauses from the cards or from nowhere, and never from elsewhere', async () => {
  await openLevel('first-strokes');
  const pausesFrom = async (focused: Element | undefined) => {
    (focused as HTMLElement).focus();
    await strike('p');
    await expect.element(pauseDialog).toBeVisible();
    await strike('p');
    await expect.element(pauseDialog).not.toBeInTheDocument();
  };
  await pausesFrom(cards()[0]);
  await pausesFrom(page.getByRole('button', { name: 'Pause' }).element());

  (page.getByRole('link', { name: 'Zur Levelauswahl' }).element() as HTMLElement).focus();
  await strike('p');
  await strike('{Tab}');
  await expect.element(pauseDialog).not.toBeInTheDocument();

  (document.activeElement as HTMLElement).blur();
  await strike('p');
  await expect.element(pauseDialog).toBeVisible();
});

test('GAM-01 a screen reader hears what happened, also the same thing twice', async () => {
  await openLevel('first-strokes');
  const said = page.getByRole('status').first(); // a slider's value is one too, but tells nothing by itself
  const [first = '', second = ''] = soughtKanji();

  await expect
    .element(said)
    .toMatchTextContent(/^Level „Erste Striche“\. Gesucht: \p{L}+, \p{L}+ und \p{L}+\.$/u);
  await find(first);
  await expect
    .element(said)
    .toMatchTextContent(new RegExp(`^Richtig! ${first}, [ぁ-ん]+: .+\\. 30 Punkte\\.$`));
  await miss();
  const missed = /^Nicht ganz: \p{Script=Han} statt \p{Script=Han}\. .+\.$/u;
  await expect.element(said).toMatchTextContent(missed);
  await vi.advanceTimersByTimeAsync(wrongFeedbackMs);

  const toldAgain = new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(said.element(), {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  await miss();
  await toldAgain;
  await expect.element(said).toMatchTextContent(missed);
  await vi.advanceTimersByTimeAsync(wrongFeedbackMs);

  await strike('p');
  await expect.element(said).toHaveTextContent('Pause. Die Zeit steht still.');
  await strike('p');
  await expect.element(said).toHaveTextContent('Weiter geht es.');
  await find(second);
  await win();
  await expect.element(said).toHaveTextContent('Geschafft! 95 Punkte.');
});

test('GAM-01 with reduced motion nothing moves', async () => {
  const moved = vi.fn();
  const note = () => {
    const ends = document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime));
    if (ends.some((endMs) => endMs > 10)) moved();
  };
  for (const type of ['animationstart', 'transitionrun']) document.addEventListener(type, note);
  onTestFinished(async () => {
    for (const type of ['animationstart', 'transitionrun']) document.removeEventListener(type, note);
    await preferMotion('reduce');
  });

  await show(menuPage, { path: '/mitsukete' });
  await page.getByRole('link', { name: 'Spiel starten' }).click();
  await show(levelsPage, { path: '/mitsukete/levels', data: await serverLevels() });
  await page.getByRole('link', { name: 'Erste Striche' }).click();
  await openLevel('first-strokes');
  await miss();
  await vi.advanceTimersByTimeAsync(wrongFeedbackMs);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Weiterspielen' }).click();
  await win();
  await expect.element(victory).toBeVisible();
  expect(moved).not.toHaveBeenCalled();

  await preferMotion('no-preference');
  await page.getByRole('button', { name: 'Noch einmal spielen' }).click();
  await untilDealt();
  await miss();
  await expect.poll(() => moved).toHaveBeenCalled();
});

for (const width of [360, 1280])
  describe(`GAM-01 axe finds nothing, ${width} px wide`, inSweep(width === 1280), () => {
    test('on levels of which some are open', async () => {
      serverKnows(350);
      await page.viewport(width, 860);
      await show(levelsPage, { path: '/mitsukete/levels', data: await serverLevels() });
      await expect.element(page.getByRole('link', { name: /^Sieben Tage/ })).toBeVisible();
      await expectAccessible('levels, some open');
    });

    test('on every state of a level', async () => {
      serverKnows(350);
      await page.viewport(width, 860);
      await openLevel('seven-days');
      const card = () => cards().find(({ ariaDisabled }) => ariaDisabled === 'false');
      await find(soughtKanji()[0] ?? '');
      card()?.click();
      await expect.element(page.getByRole('button', { pressed: true })).toBeVisible();
      await expectAccessible('playing');
      card()?.click();
      await vi.advanceTimersByTimeAsync(0);

      await miss();
      expect(line()).toContain(' statt ');
      await expectAccessible('wrong cards');
      await vi.advanceTimersByTimeAsync(wrongFeedbackMs);

      await strike('p');
      await expect.element(pauseDialog).toBeVisible();
      await expectAccessible('paused');
      await strike('p');
      await page.getByRole('banner').getByRole('button', { name: 'Einstellungen' }).click();
      await expect.element(page.getByRole('dialog')).toBeVisible();
      await expectAccessible('sound');
      await strike('{Escape}');
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
      await win();
      await expect.element(victory).toBeVisible();
      await expectAccessible('victory');
      await page.getByRole('button', { name: 'Noch einmal spielen' }).click();
      await expect.element(timer).toHaveTextContent('2:00');
      await vi.advanceTimersByTimeAsync(120_000);
      await expect.element(page.getByRole('dialog', { name: 'Die Zeit ist um' })).toBeVisible();
      await expectAccessible('game over');
    });
  });
