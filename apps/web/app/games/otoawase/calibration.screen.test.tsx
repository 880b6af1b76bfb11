import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { liveOutput } from '../../audio/use-sound.ts';
import * as songsPage from '../../routes/otoawase/songs.tsx';
import { button, expectAccessible, press, show } from '../../testing/screen.tsx';
import { beatMs, listenedBeats, tappedBeats } from './tapping.ts';

/** Begins to tap along; answers when the first beat to be tapped comes, by the clock of the page. */
async function beginTapping(): Promise<number> {
  await show(songsPage, { path: '/otoawase' });
  await userEvent.click(page.getByRole('heading', { name: 'Takt abgleichen' })); // browsers want a gesture
  await expect.poll(liveOutput).not.toBeNull();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const from = performance.now();
  press(button('Mitklopfen'));
  await expect.element(button('Klopfen')).toBeVisible();
  return from + 1_200 + listenedBeats * beatMs;
}

/** Taps at a moment, by a finger or a key. */
function tapAt(moment: number, event: Event): void {
  Object.defineProperty(event, 'timeStamp', { value: moment });
  button('Klopfen').element().dispatchEvent(event);
}
const finger = () => new PointerEvent('pointerdown', { bubbles: true });
const key = (init: KeyboardEventInit) => new KeyboardEvent('keydown', { bubbles: true, ...init });
const untilOver = () => vi.advanceTimersByTimeAsync(1_200 + (listenedBeats + tappedBeats + 1) * beatMs);

test('OTO-01 whoever taps along is told their delay, which is kept', async () => {
  const first = await beginTapping();
  await expect.element(page.getByText('Vier Schläge zuhören', { exact: false })).toBeVisible();
  for (let beat = 0; beat < tappedBeats; beat++)
    tapAt(first + beat * beatMs + 90, beat % 2 ? finger() : key({ key: ' ' }));
  tapAt(first + 5, key({ key: ' ', repeat: true })); // a key that is held taps once
  await untilOver();
  await expect.element(page.getByText('Abgeglichen: +90 ms, Streuung 0 ms.')).toBeVisible();
  await expect.element(page.getByRole('slider', { name: 'Versatz' })).toHaveValue('90');
  expect(localStorage.getItem('kanji-no-michi:otoawase:settings')).toContain('"delayMs":90');
  await expect.element(button('Mitklopfen')).toBeVisible();
  await expectAccessible('measured');
});

test('OTO-01 too few taps tell nothing, and what was measured before stays', async () => {
  localStorage.setItem('kanji-no-michi:otoawase:settings', JSON.stringify({ delayMs: 40, steps: null }));
  window.dispatchEvent(new StorageEvent('storage'));
  const first = await beginTapping();
  for (let beat = 0; beat < 3; beat++) tapAt(first + beat * beatMs, finger());
  await untilOver();
  await expect.element(page.getByText('Das waren zu wenige Schläge.', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('slider', { name: 'Versatz' })).toHaveValue('40');
});
