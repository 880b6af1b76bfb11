import { expect, test } from 'vitest';
import { measures, musicIds } from '../../apps/web/app/audio/sounds.ts';
import { barsOf, type Composition, notesOf } from '../../apps/web/app/audio/synthesis/composition.ts';
import { sampleRate } from '../../apps/web/app/audio/synthesis/signal.ts';
import { tunes } from './tunes.ts';

const composition = (bars: string[], instrument: 'koto' | 'taiko' = 'koto'): Composition => ({
  root: 60,
  scale: 'yo',
  sections: [{ bars: 2, parts: [{ instrument, gain: 1, bars }] }],
});

test('a digit is a degree of the scale, a dash holds it, a part begins again with the next bar', () => {
  const notes = notesOf(composition(['0---..6.........']));
  expect(notes.map(({ sixteenth, sixteenths, midi }) => [sixteenth, sixteenths, midi])).toEqual([
    [0, 4, 60],
    [6, 1, 74],
    [16, 4, 60],
    [22, 1, 74],
  ]);
});

test('the first of a bar is the heaviest, then the beats, then the eighths; a drum has strengths', () => {
  expect(notesOf(composition(['0000............', '................'])).map(({ gain }) => gain)).toEqual([
    1, 0.66, 0.78, 0.66,
  ]);
  const drums = notesOf(composition(['3...3.1.........', '................'], 'taiko'));
  expect(drums.map(({ gain }) => Number(gain.toFixed(3)))).toEqual([1, 0.9, 0.468]);
  expect(drums.map(({ midi }) => midi)).toEqual([0, 0, 0]);
});

test.each(musicIds)('the composition of %s fills its measure, every bar has 16 sixteenths', (id) => {
  expect(barsOf(tunes[id])).toBe(measures[id].bars);
  for (const { parts } of tunes[id].sections)
    for (const { bars } of parts) for (const bar of bars) expect(bar).toMatch(/^[0-9a-z.-]{16}$/);
  expect(Number.isInteger((sampleRate * 60) / measures[id].bpm)).toBe(true);
});
