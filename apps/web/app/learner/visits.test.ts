import { expect, test } from 'vitest';
import { JsonStore } from '../lib/device/storage.ts';
import { aDeviceArea } from '../testing/play.ts';
import { notePlayed, noteVisit, visits } from './visits.ts';

test('TAB-05 a visit to a game is played only by a run of that game that ends after it', () => {
  const store = new JsonStore(aDeviceArea());
  notePlayed('puzzle', store);
  noteVisit('workshop', 'puzzle', store);
  notePlayed('jukugo', store);
  expect(visits(store)).toEqual({ workshop: { game: 'puzzle', played: false } });
  notePlayed('puzzle', store);
  noteVisit('workshop', 'puzzle', store);
  noteVisit('gravel', 'puzzle', store);
  expect(visits(store)).toEqual({
    workshop: { game: 'puzzle', played: true },
    gravel: { game: 'puzzle', played: false },
  });
});

test('TAB-05 a visit begins anew once the module leads to another game', () => {
  const store = new JsonStore(aDeviceArea());
  noteVisit('tram', 'jukugo', store);
  noteVisit('tram', 'mitsukete', store);
  notePlayed('mitsukete', store);
  expect(visits(store)).toEqual({ tram: { game: 'mitsukete', played: true } });
});
