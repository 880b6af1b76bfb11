import { seededRandom } from '@michi/game-kit/random';
import { newcomersSetup } from '@michi/testing/otoawase';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartOf } from './chart.ts';
import { beatsBetweenNotes, newInSong } from './constants.ts';
import { leadMs } from './scoring.ts';
import { paces } from './setup.ts';
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

/** A song of known kanji and of new ones. */
const charted = fc
  .record({
    pace: fc.constantFrom(...paces),
    known: fc.integer({ min: 0, max: 36 }),
    fresh: fc.integer({ min: 0, max: newInSong }),
  })
  .filter(({ known, fresh }) => known + fresh >= 2)
  .map(({ pace, known, fresh }) => ({
    pace,
    prompts: Array.from({ length: known + fresh }, (_, index) => ({ isNew: index >= known })),
  }));
const seeds = fc.integer({ min: 0, max: 0xffff_ffff });

test('OTO-01, OTO-02 notes lie on beats, four to eight apart by difficulty, in a lane each, within the song', () => {
  fc.assert(
    fc.property(fc.constantFrom(...songIds), charted, seeds, (id, setup, seed) => {
      const song = songs[id];
      const notes = chartOf(song, setup, seededRandom(seed));
      expect(chartOf(song, setup, seededRandom(seed))).toEqual(notes);
      for (const [index, note] of notes.entries()) {
        const [before, earlier] = [notes[index - 1], notes[index - 2]];
        expect(note.at).toBe(beatAt(song, note.beat));
        expect(note.at).toBeGreaterThan(leadMs);
        expect(note.at + 3_000).toBeLessThan(song.seconds * 1_000);
        if (before && setup.pace === 'falling')
          expect(note.beat - before.beat).toBe(beatsBetweenNotes[song.difficulty]);
        expect(new Set([note, before, earlier].map((each) => each?.lane)).size).toBeGreaterThan(1);
      }
    }),
  );
  expect(Object.values(beatsBetweenNotes)).toEqual([8, 6, 4]);
});

test('OTO-02 a new kanji comes four times, no kanji oftener, none twice in a row; what is left over are plain beats', () => {
  fc.assert(
    fc.property(fc.constantFrom(...songIds), charted, seeds, (id, setup, seed) => {
      const notes = chartOf(songs[id], setup, seededRandom(seed));
      const kanji = notes.flatMap(({ prompt }) => (prompt === null ? [] : [prompt]));
      const often = setup.prompts.map((_, prompt) => kanji.filter((each) => each === prompt).length);
      const known = often.filter((_, prompt) => !setup.prompts[prompt]?.isNew);
      expect(Math.max(...often)).toBeLessThanOrEqual(4);
      expect(often.filter((_, prompt) => setup.prompts[prompt]?.isNew).every((times) => times === 4)).toBe(
        true,
      );
      expect(Math.max(0, ...known) - Math.min(4, ...known)).toBeLessThanOrEqual(1);
      if (setup.prompts.length > 2)
        expect(kanji.every((prompt, index) => prompt !== kanji[index - 1])).toBe(true);
      if (kanji.length < notes.length) expect(often.every((times) => times === 4)).toBe(true);
      expect(setup.pace === 'stepwise' && kanji.length < notes.length).toBe(false);
    }),
  );
});

test('OTO-02 who knows none of its kanji is asked for seven in the first song, with plain beats between them', () => {
  const { prompts } = newcomersSetup();
  for (let seed = 0; seed < 100; seed++) {
    const notes = chartOf(songs.sakura, { pace: 'falling', prompts }, seededRandom(seed));
    const kanji = notes.filter(({ prompt }) => prompt !== null);
    expect([notes.length, kanji.length]).toEqual([43, 28]);
    const firsts = prompts.map((_, prompt) => kanji.findIndex((note) => note.prompt === prompt));
    expect(Math.max(...firsts)).toBeLessThan(22); // the last new one still comes again
  }
});
