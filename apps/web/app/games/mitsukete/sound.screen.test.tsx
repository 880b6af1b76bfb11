import { wrongFeedbackMs } from '@michi/games/mitsukete/constants';
import { expect, test, vi } from 'vitest';
import { effectIds } from '../../audio/sounds.ts';
import { idle } from '../../lib/pages/built-files.ts';
import {
  find,
  miss,
  openLevel,
  serverKnows,
  solve,
  soughtKanji,
  victory,
  win,
} from '../../testing/mitsukete.ts';
import { effectsHeard, gesture, listen, musicHeard, openSound } from '../../testing/sound.ts';

// The first test of this file: what was loaded once stays.
test('AUD-03 without the files of its sounds a game is silent, and that is all', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  listen({ hasFiles: false });
  await openLevel('first-strokes');
  await gesture();
  const missing = [...effectIds, 'play'].map((id) => `loading the sound ${id} failed:`);
  const told = () => warn.mock.calls.map(([what]) => what);
  await expect.poll(told).toEqual(expect.arrayContaining(missing));
  await win();
  await expect.element(victory).toBeVisible();
  expect([...effectsHeard(), ...musicHeard()]).toEqual([]);
});

test('MIT-01 AUD-04 picking, finding, missing and winning are heard', async () => {
  listen();
  await openLevel('first-strokes');
  await openSound();
  await find(soughtKanji()[0] ?? '');
  await expect.poll(effectsHeard).toEqual(['click', 'click', 'correct']);
  await miss();
  await expect.poll(effectsHeard).toEqual(['click', 'click', 'correct', 'click', 'click', 'wrong']);
  await vi.advanceTimersByTimeAsync(wrongFeedbackMs);
  await solve();
  await expect.poll(() => effectsHeard().at(-1)).toBe('level_complete');
});

test('AUD-04 with the fifth match in a row the music becomes happy', async () => {
  listen();
  serverKnows(2_400);
  await openLevel('colours');
  await gesture();
  await expect.poll(() => musicHeard().at(-1)).toBe('play');
  const before = musicHeard();
  const sought = soughtKanji();
  for (const kanji of sought.slice(0, 4)) await find(kanji);
  await idle(); // by then other music would be loaded
  await vi.advanceTimersByTimeAsync(0);
  expect(musicHeard()).toEqual(before);
  await find(sought[4] ?? '');
  await expect.poll(musicHeard).toEqual([...before, 'happy']);
});
