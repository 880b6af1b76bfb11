import { missCost } from '@michi/games/otoawase/constants';
import { taughtKanji } from '@michi/kanji/taught-kanji';
import { Performance } from '@michi/testing/otoawase';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { browserLearner } from '../learner/browser-learner.ts';
import { browserTable } from '../learner/database.ts';
import { snapshotKey } from '../learner/keys.ts';
import { newRunId } from '../learner/run.ts';
import { browserMemory } from '../learner/use-memory.ts';
import * as songPage from '../routes/otoawase/song.tsx';
import { button, press, show } from './screen.tsx';

/** The first note of the song comes to the line at this time, and the next one so much later. */
export const [firstNoteMs, nextNoteMs] = [8_000, 4_000];
export const answer = page.getByRole('textbox', { name: 'Lesung, Bedeutung oder Zeichen' });
export const energy = page.getByRole('progressbar', { name: 'Energie' });
export const points = () => document.querySelector('.oto-hud dd')?.textContent;
export const pauseDialog = page.getByRole('dialog', { name: 'Pause' });
export const asked = () => document.querySelector('.oto-ask .masu')?.textContent ?? '';

export interface Song {
  readonly falling?: boolean;
  /** Of its kanji the learner has met none. */
  readonly newcomer?: boolean;
}

/** Opens the first song in which time goes as the test says; its prompts by their kanji. */
export async function enter({
  falling = false,
  newcomer = false,
}: Song = {}): Promise<ReadonlyMap<string, string>> {
  if (newcomer)
    await browserTable('memory').remove([snapshotKey]); // what other screens have stored
  else browserMemory().importKnown(taughtKanji);
  localStorage.setItem(
    'kanji-no-michi:otoawase:settings',
    JSON.stringify({ delayMs: 0, stepwise: !falling }),
  );
  window.dispatchEvent(new StorageEvent('storage')); // what the test before left is gone
  await show(songPage, { path: '/otoawase/sakura', at: '/otoawase/sakura', data: 'sakura' });
  const begin = button('Lied beginnen');
  await expect.element(begin).toBeEnabled();
  await expect.element(begin).toHaveFocus();
  const prompts = [...document.querySelectorAll('.oto-prompts li')].map(({ children }) => [
    children[0]?.textContent ?? '',
    children[1]?.textContent ?? '',
  ]);
  return new Map(prompts as [string, string][]);
}

export async function begin(options: Song = {}) {
  const prompts = await enter(options);
  vi.useFakeTimers();
  press(button('Lied beginnen'));
  await expect.element(energy).toBeInTheDocument();
  return prompts;
}

/** Presses a key at the moment of the test's clock. */
export function pressKey(key: string): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: performance.now() });
  document.body.dispatchEvent(event);
}

/** In steps: the key of the lane in which the nearest note is. */
export function laneKey(): string {
  const lanes = [...document.querySelectorAll('.oto-lane')];
  const tops = lanes.map((lane) => {
    const note = lane.querySelector<HTMLElement>('.oto-note');
    return note ? note.getBoundingClientRect().top : Number.NEGATIVE_INFINITY;
  });
  return 'asd'[tops.indexOf(Math.max(...tops))] ?? 'a';
}

/** The key of the lane that was announced; what falls is moved by a clock that no test moves. */
export function announcedKey(): string {
  const said = [...document.querySelectorAll('[role=status]')].at(-1)?.textContent ?? '';
  return 'asd'[['links', 'Mitte', 'rechts'].findIndex((lane) => said.includes(`Spur ${lane}`))] ?? '';
}

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** In steps: waits for a note and hits it. */
export async function hit(): Promise<void> {
  await pass(firstNoteMs + 100);
  pressKey(laneKey());
  await expect.element(answer).toHaveFocus();
}

/** In a falling song of a newcomer, which begins with a plain beat: hits its first kanji, which is new. */
export async function hitNew(): Promise<void> {
  await pass(firstNoteMs + 1_000); // a plain beat costs nothing
  const key = announcedKey();
  await pass(nextNoteMs - 1_000);
  pressKey(key);
  await expect.element(button('Weiter')).toHaveFocus();
}

/** The first song as if it was left before its last beats, or before the energy is used up; it goes on by the test's clock. */
export async function resume({ run, state }: Performance): Promise<void> {
  browserMemory().importKnown(taughtKanji);
  const left = { runId: newRunId(Date.now()), ticket: null, answered: state.outcomes.length };
  browserLearner().savedRuns.save({ game: 'otoawase', level: 'sakura', recording: run.recording, ...left });
  await show(songPage, { path: '/otoawase/sakura', at: '/otoawase/sakura', data: 'sakura' });
  const goOn = pauseDialog.getByRole('button', { name: 'Weiter', exact: true });
  await expect.element(goOn).toBeVisible();
  vi.useFakeTimers();
  press(goOn);
}

/** The end of a song in which nobody presses anything. */
export async function lose(): Promise<void> {
  const song = new Performance();
  while (song.state.health > missCost) song.run.wait();
  await resume(song);
  await pass(nextNoteMs + 1_000);
  await expect.element(button('Schrittweise noch einmal')).toHaveFocus();
}
