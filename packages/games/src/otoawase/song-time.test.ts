import { activeMs } from '@michi/game-kit/pausable';
import { Performance, songSetup } from '@michi/testing/otoawase';
import { expect, test } from 'vitest';
import { isThinAt } from './song-time.ts';

/** Whether the music is thin, so long after now. */
const isThinAfter = ({ run, state }: Performance, ms: number) =>
  isThinAt(state, activeMs(run.state, run.at) + ms);

test('OTO-02 under an open answer the music is thinner after 4 s, and full again with the answer', () => {
  const song = new Performance();
  song.waitForNote();
  expect(isThinAfter(song, 60_000)).toBe(false); // a song that goes on is never thin
  song.press();
  expect([4_000, 4_001, 600_000].map((ms) => isThinAfter(song, ms))).toEqual([false, true, true]);
  song.name(song.prompt.readings[0] ?? '', 10_000);
  expect(isThinAfter(song, 0)).toBe(false);
});

test('OTO-02 a pause does not count towards the 4 s', () => {
  const song = new Performance();
  song.waitForNote();
  song.press();
  song.run.play('pause', song.run.at + 1_000);
  song.run.play('resume', song.run.at + 60_000);
  expect([3_000, 3_001].map((ms) => isThinAfter(song, ms))).toEqual([false, true]);
});

test('OTO-02 in steps it is thinner while a note waits for its lane, too', () => {
  const song = new Performance(songSetup('sakura', 'stepwise'));
  song.run.advance(song.note.at);
  expect(song.state.phase).toBe('reached');
  expect([4_000, 4_001].map((ms) => isThinAfter(song, ms))).toEqual([false, true]);
});
