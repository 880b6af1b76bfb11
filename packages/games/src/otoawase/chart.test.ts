import { seededRandom } from '@michi/game-kit/random';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartOf } from './chart.ts';
import { beatsBetweenNotes } from './constants.ts';
import { leadMs } from './scoring.ts';
import { beatAt, beatsIn, songIds, songs } from './songs.ts';

test('OTO-01 the three songs have the tempo, the length and the difficulty of the specification', () => {
  expect(songIds.map((id) => songs[id])).toEqual([
    { bpm: 120, seconds: 180, difficulty: 1 },
    { bpm: 140, seconds: 210, difficulty: 2 },
    { bpm: 100, seconds: 240, difficulty: 3 },
  ]);
  expect(songIds.map((id) => beatsIn(songs[id]))).toEqual([360, 490, 400]);
});

test('OTO-01 a beat is rounded by itself, so that no error grows', () => {
  expect([1, 2, 3, 7, 489].map((beat) => beatAt(songs.rain, beat))).toEqual([429, 857, 1286, 3000, 209_571]);
  for (let beat = 0; beat < 490; beat++)
    expect(Math.abs(beatAt(songs.rain, beat) - (beat * 60_000) / 140)).toBeLessThanOrEqual(0.5);
});

test('OTO-01, OTO-02 notes lie on beats, four to eight apart by difficulty, in a lane each, within the song', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...songIds),
      fc.integer({ min: 2, max: 40 }),
      fc.integer({ min: 0, max: 0xffff_ffff }),
      (id, prompts, seed) => {
        const song = songs[id];
        const notes = chartOf(song, prompts, seededRandom(seed));
        expect(chartOf(song, prompts, seededRandom(seed))).toEqual(notes);
        for (const [index, note] of notes.entries()) {
          const [before, earlier] = [notes[index - 1], notes[index - 2]];
          expect(note.at).toBe(beatAt(song, note.beat));
          expect(note.at).toBeGreaterThan(leadMs);
          expect(note.at + 3_000).toBeLessThan(song.seconds * 1_000);
          if (before) expect(note.beat - before.beat).toBe(beatsBetweenNotes[song.difficulty]);
          if (before) expect(note.prompt).not.toBe(before.prompt);
          expect(new Set([note, before, earlier].map((each) => each?.lane)).size).toBeGreaterThan(1);
        }
        const often = notes.filter(({ prompt }) => prompt === 0).length;
        for (let prompt = 1; prompt < prompts; prompt++)
          expect(Math.abs(notes.filter((note) => note.prompt === prompt).length - often)).toBeLessThanOrEqual(
            1,
          );
      },
    ),
  );
  expect(Object.values(beatsBetweenNotes)).toEqual([8, 6, 4]);
});
