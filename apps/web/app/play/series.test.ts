import { lastLevel } from '@michi/games/series';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { JsonStore } from '../lib/device/storage.ts';
import { aDeviceArea } from '../testing/play.ts';
import { SeriesStore } from './series.ts';

const schema = z.object({ level: z.int(), totals: z.object({ score: z.int(), streak: z.int() }) });
const first = { level: 1, totals: { score: 0, streak: 0 } };
const later = { level: 3, totals: { score: 900, streak: 2 } };
const totals = { score: 1_300, streak: 5 };
const of = (store: JsonStore, mode = 'puzzle') =>
  new SeriesStore(store, { game: 'puzzle', schema, first }, mode);

test('GAM-03 a series survives a reload, each mode for itself', () => {
  const area = aDeviceArea();
  expect(of(new JsonStore(area)).value).toEqual(first);
  of(new JsonStore(area)).keep(later);
  expect(of(new JsonStore(area)).value).toEqual(later);
  expect(of(new JsonStore(area), 'challenge').value).toEqual(first);
});

test('GAM-03 it is the same object until it changes, and tells when it does', () => {
  const store = new JsonStore(aDeviceArea());
  const series = of(store);
  const told = vi.fn();
  series.subscribe(told);
  series.keep(later);
  expect(series.value).toBe(series.value);
  store.entry('other', z.string()).write('else');
  expect(told).toHaveBeenCalledTimes(1);
});

test('GAM-03 a finished level leads to the next one, in its own mode', () => {
  const store = new JsonStore(aDeviceArea());
  of(store).advance(first, totals);
  expect(of(store).value).toEqual({ level: 2, totals });
  expect(of(store, 'challenge').value).toEqual(first);
});

test('GAM-03 the next level begins with what is carried into it', () => {
  const store = new JsonStore(aDeviceArea());
  const carrying = z.extend(schema, { seen: z.array(z.string()) });
  const kind = { game: 'puzzle' as const, schema: carrying, first: { ...first, seen: [] } };
  const series = new SeriesStore<z.infer<typeof carrying>>(store, kind, 'puzzle');
  series.advance(first, totals, (now) => ({ seen: [...now.seen, '山'] }));
  expect(series.value).toEqual({ level: 2, totals, seen: ['山'] });
  series.advance({ level: 2, totals }, totals);
  expect(series.value).toEqual({ level: 3, totals, seen: [] });
});

test('GAM-03 the last level comes again as it was', () => {
  const store = new JsonStore(aDeviceArea());
  of(store).keep({ ...later, level: lastLevel });
  of(store).advance({ ...later, level: lastLevel }, totals);
  expect(of(store).value).toEqual({ ...later, level: lastLevel });
});

test('GAM-03 a tab in which a level ends undoes neither what another has reached, nor that it began anew', () => {
  const area = aDeviceArea();
  const [here, there] = [of(new JsonStore(area)), of(new JsonStore(area))];
  there.advance(first, totals);
  here.advance(first, later.totals);
  expect(here.value).toEqual({ level: 2, totals });
  there.startOver();
  here.advance({ level: 2, totals }, later.totals);
  expect(here.value).toEqual(first);
  there.advance(first, later.totals);
  here.advance({ level: 2, totals }, totals);
  expect(here.value).toEqual({ level: 2, totals: later.totals });
});

test('GAM-03 one that cannot be read is set aside, and a new one begins', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const area = aDeviceArea();
  area.setItem('kanji-no-michi:save:puzzle:puzzle', '{"level":"three"}');
  expect(of(new JsonStore(area)).value).toEqual(first);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
