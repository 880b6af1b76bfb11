import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keys } from '../../learner/keys.ts';
import {
  cards,
  find,
  nameOf,
  openLevel,
  serverKnows,
  showLevel,
  soughtKanji,
  stat,
  timer,
} from '../../testing/mitsukete.ts';

/** Its cards are to be found in two minutes. */
const open = () => openLevel('seven-days');
const pauseDialog = page.getByRole('dialog', { name: 'Pause' });
const goOn = pauseDialog.getByRole('button', { name: 'Weiterspielen' });
const pauseButton = page.getByRole('button', { name: 'Pause' });
const gameOver = page.getByRole('dialog', { name: 'Die Zeit ist um' });

beforeEach(() => serverKnows(350));

test('MIT-09 when the time is up one can try again', async () => {
  await open();
  const sought = soughtKanji();
  await find(sought[0] ?? '');
  await vi.advanceTimersByTimeAsync(119_999);
  await expect.element(timer).toHaveTextContent('0:01');
  await expect.element(gameOver).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(gameOver).toMatchTextContent(/Gefunden: 1 von 3 Zeichen\./);
  const kanji = gameOver.getByRole('list', { name: 'Gesuchte Kanji' }).getByRole('listitem').elements();
  expect(kanji.map(({ textContent }) => textContent.charAt(0))).toEqual(sought);
  expect(kanji.map(({ textContent }) => textContent.endsWith('noch offen'))).toEqual([false, true, true]);
  await gameOver.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect.element(gameOver).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(1); // waiting for the text would move the clock on
  expect(timer.element().textContent).toBe('2:00');
  expect(stat('Punkte')).toBe('0');
});

test('MIT-09 when the time is up one can take another level', async () => {
  await open();
  await vi.advanceTimersByTimeAsync(120_000);
  await gameOver.getByRole('link', { name: 'Anderes Level' }).click();
  await expect.element(page.getByText('/mitsukete/levels')).toBeVisible();
});

test('MIT-09 when the time is up one can go to the menu', async () => {
  await open();
  await vi.advanceTimersByTimeAsync(120_000);
  await gameOver.getByRole('button', { name: 'Hauptmenü' }).click();
  await expect.element(page.getByText('/mitsukete', { exact: true })).toBeVisible();
});

test('MIT-09 GAM-04 in a pause, also of a hidden tab, the clock stands still and the board is covered', async () => {
  await open();
  const names = cards().map(nameOf);
  await vi.advanceTimersByTimeAsync(5_000);

  await pauseButton.click();
  await expect.element(pauseDialog).toBeVisible();
  expect(cards()).toEqual([]);
  await vi.advanceTimersByTimeAsync(300_000);
  await goOn.click();
  await expect.element(pauseDialog).not.toBeInTheDocument();
  await expect.element(timer).toHaveTextContent('1:55');
  expect(cards().map(nameOf)).toEqual(names);

  await userEvent.keyboard('p');
  await expect.element(pauseDialog).toBeVisible();
  await userEvent.keyboard('p');
  await expect.element(pauseDialog).not.toBeInTheDocument();
  await userEvent.keyboard('P');
  await vi.advanceTimersByTimeAsync(300_000);
  await expect.element(pauseDialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(pauseDialog).not.toBeInTheDocument();
  await expect.element(timer).toHaveTextContent('1:55');

  const hidden = vi.spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(pauseDialog).toBeVisible();
  hidden.mockRestore();
  await vi.advanceTimersByTimeAsync(300_000);
  await goOn.click();
  await expect.element(timer).toHaveTextContent('1:55');

  await vi.advanceTimersByTimeAsync(10_000);
  await expect.element(timer).toHaveTextContent('1:45');
});

test('MIT-09 a pause leads to a new start or to the menu', async () => {
  await open();
  await find(soughtKanji()[0] ?? '');
  await vi.advanceTimersByTimeAsync(5_000);
  await pauseButton.click();
  await pauseDialog.getByRole('button', { name: 'Level neu starten' }).click();
  await expect.element(pauseDialog).not.toBeInTheDocument();
  await expect.element(timer).toHaveTextContent('2:00');
  expect(stat('Punkte')).toBe('0');
  expect(soughtKanji()).toHaveLength(3);

  await pauseButton.click();
  await pauseDialog.getByRole('link', { name: 'Zum Hauptmenü' }).click();
  await expect.element(page.getByText('/mitsukete', { exact: true })).toBeVisible();
});

test('API-09 a pick counts when it was made, however busy the page was then', async () => {
  await showLevel('first-strokes');
  await expect.poll(cards).toHaveLength(16);
  const busyMs = 100;
  const press = () => {
    const made = new MouseEvent('click', { bubbles: true });
    for (const from = performance.now(); performance.now() < from + busyMs; );
    return made;
  };
  const [one, two] = cards();
  const first = press();
  const second = press();
  one?.dispatchEvent(first);
  two?.dispatchEvent(second);
  const { recording } = JSON.parse(
    Object.entries(localStorage).find(([key]) => key.startsWith(keys.run))?.[1] ?? '',
  );
  const [firstAt, secondAt] = recording.moves.map(({ at }: { at: number }) => at);
  expect(secondAt - firstAt).toBeGreaterThanOrEqual(busyMs - 1);
});
