import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { freshOrLast } from '../../games/tabibito/last-answer.ts';
import { noteProved, provedKanji } from '../../games/tabibito/proved-kanji.ts';
import { JsonStore } from '../../lib/device/storage.ts';
import { SeriesStore } from '../../play/series.ts';
import { aDeviceArea, testDevice } from '../../testing/play.ts';
import { noteVisit, visits } from '../visits.ts';
import { StoredForAccounts } from './stored.ts';

const dayMs = 24 * 60 * 60 * 1000;
const schema = z.object({ level: z.int(), totals: z.object({ score: z.int() }) });
const first = { level: 1, totals: { score: 0 } };
const later = { level: 3, totals: { score: 900 } };

function aDevice(area = aDeviceArea()) {
  const store = new JsonStore(area);
  const device = { store, area, now: 0 };
  const series = (mode: string) => new SeriesStore(store, { game: 'jukugo', schema, first }, mode);
  return Object.assign(device, { series, stored: new StoredForAccounts(store, () => device.now) });
}

/** What a learner sees who plays on a device. */
const seen = ({ store, series }: ReturnType<typeof aDevice>) => ({
  series: [series('puzzle').value, series('challenge').value],
  visits: visits(store),
  proved: provedKanji('tower', store),
});

function play({ store, series }: ReturnType<typeof aDevice>): void {
  series('puzzle').keep(later);
  series('challenge').keep(later);
  noteVisit('park', 'mitsukete', store);
  noteProved('tower', ['一'], store);
}

test('AUT-12 what the server has not goes out of sight at logging out, and comes back with the same account', () => {
  const device = aDevice();
  const untouched = seen(device);
  play(device);
  device.store.entry('kanji-no-michi:theme', z.string()).write('dark');
  const played = seen(device);
  device.stored.store('hana', null);
  expect(seen(device)).toEqual(untouched);
  device.stored.giveBack('ken');
  expect(seen(device)).toEqual(untouched);
  expect(device.stored.accounts()).toEqual(['hana']);
  device.stored.giveBack('hana');
  device.stored.giveBack('hana');
  expect(seen(device)).toEqual(played);
  expect(device.store.keys('kanji-no-michi:stored:')).toEqual([]);
  expect(device.store.entry('kanji-no-michi:theme', z.string()).read()).toBe('dark');
});

test('AUT-12 what a guest played meanwhile joins it: nothing is lost', () => {
  const device = aDevice();
  play(device);
  device.stored.store('hana', testDevice);
  device.series('puzzle').keep({ level: 2, totals: { score: 5_000 } });
  device.series('challenge').keep({ level: 3, totals: { score: 901 } });
  noteVisit('shrine', 'jukugo', device.store);
  noteProved('tower', ['一', '二'], device.store);
  noteProved('evening', ['山'], device.store);
  device.stored.giveBack('hana');
  expect(seen(device)).toEqual({
    series: [later, { level: 3, totals: { score: 901 } }],
    visits: { park: { game: 'mitsukete', played: false }, shrine: { game: 'jukugo', played: false } },
    proved: ['一', '二'],
  });
  expect(provedKanji('evening', device.store)).toEqual(['山']);
});

test('AUT-12 two who share a device find their own again', () => {
  const device = aDevice();
  device.series('puzzle').keep(later);
  device.stored.store('hana', testDevice);
  device.series('puzzle').keep({ level: 7, totals: { score: 70 } });
  device.stored.store('ken', null);
  expect([device.stored.secrets('hana'), device.stored.secrets('ken')]).toEqual([[testDevice], []]);
  device.stored.giveBack('hana');
  expect(device.series('puzzle').value).toEqual(later);
  device.stored.store('hana', testDevice);
  device.stored.giveBack('ken');
  expect(device.series('puzzle').value).toEqual({ level: 7, totals: { score: 70 } });
});

test('AUT-12 putting away that was broken off is done again, and nothing is lost', () => {
  const device = aDevice();
  play(device);
  const played = seen(device);
  const live = new Map(device.area.values);
  device.stored.store('hana', testDevice);
  for (const [key, value] of live) device.area.setItem(key, value); // as if none had been removed
  device.stored.store('hana', testDevice);
  device.stored.giveBack('hana');
  expect(seen(device)).toEqual(played);
});

test('AUT-12 it goes after 30 days, by being forgotten, and with a value that cannot be read', () => {
  const device = aDevice();
  play(device);
  device.stored.store('hana', testDevice);
  device.now = 30 * dayMs;
  device.stored.prune();
  expect(device.stored.secrets('hana')).toEqual([testDevice]);
  device.now += 1;
  device.stored.prune();
  expect(device.store.keys('kanji-no-michi:')).toEqual(['kanji-no-michi:device']);

  play(device);
  device.stored.store('hana', testDevice);
  device.now += 30 * dayMs + 1;
  device.stored.giveBack('hana'); // nor does it come back when nobody looked before
  expect(device.store.keys('kanji-no-michi:')).toEqual(['kanji-no-michi:device']);

  play(device);
  device.stored.store('hana', testDevice);
  device.stored.forgetSecret('hana', 'device_another');
  device.stored.forget('ken');
  expect(device.stored.secrets('hana')).toEqual([testDevice]);
  device.stored.forget('hana');
  expect(device.store.keys('kanji-no-michi:')).toEqual(['kanji-no-michi:device']);

  device.series('puzzle').keep(later);
  device.stored.store('hana', testDevice);
  device.store
    .entry('kanji-no-michi:stored:hana:kanji-no-michi:save:jukugo:puzzle', z.unknown())
    .write({ storedAt: 1, value: 'odd' });
  device.stored.giveBack('hana');
  expect(device.series('challenge').value).toEqual(first);
});

test('AUT-12 a full storage loses nothing that was put away', () => {
  const area = aDeviceArea();
  const device = aDevice(area);
  device.series('puzzle').keep(later);
  area.room = [...area.values.values()].join('').length + 90;
  device.stored.store('hana', testDevice);
  const reopened = aDevice(area);
  reopened.stored.giveBack('hana');
  expect(aDevice(area).series('puzzle').value).toEqual(later);
});

test('AUT-12 what the server told the learner before is forgotten: it has it still', async () => {
  const { store, stored } = aDevice();
  const load = async (answer: string | null) => answer ?? Promise.reject(new Error('offline'));
  const paths = (answer: string | null) =>
    freshOrLast(
      'paths',
      z.string(),
      () => load(answer),
      () => {},
      store,
    );
  await paths('of the learner before');
  expect(await paths(null)).toBe('of the learner before');
  stored.store('hana', testDevice);
  expect(await paths(null)).toBeNull();
});
