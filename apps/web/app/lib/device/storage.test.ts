import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { TestArea } from '../../testing/play.ts';
import { JsonStore } from './storage.ts';

const schema = z.object({ score: z.int() });
const none = () => ({ score: 0 });

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

test('GAM-03 what is written survives a reload', () => {
  const area = new TestArea();
  expect(new JsonStore(area).entry('save', schema, none).write({ score: 3 })).toBe(true);
  expect(new JsonStore(area).entry('save', schema, none).read()).toEqual({ score: 3 });
});

test.each(['{"score":', '{"score":"many"}', 'null', ''])(
  'GAM-03 a corrupt save %j is set aside and logged once, and the default is used',
  (raw) => {
    const area = new TestArea();
    area.setItem('save', raw);
    const entry = new JsonStore(area).entry('save', schema, none);
    expect(entry.read()).toEqual({ score: 0 });
    expect(entry.read()).toEqual({ score: 0 });
    expect(area.getItem('save:corrupt')).toBe(raw);
    expect(area.getItem('save')).toBeNull();
    expect(console.warn).toHaveBeenCalledOnce();
    expect(entry.write({ score: 5 })).toBe(true);
    expect(entry.read()).toEqual({ score: 5 });
  },
);

test('GAM-03 a full storage says so, and the value lasts for the visit', () => {
  const area = new TestArea(20);
  const store = new JsonStore(area);
  const entry = store.entry('save', schema, none);
  entry.write({ score: 1 });
  expect(entry.write({ score: 1_000_000_000_000 })).toBe(false);
  expect(entry.read()).toEqual({ score: 1_000_000_000_000 });
  expect(store.keys('sa')).toEqual(['save']);
  area.room = 1000;
  expect(entry.write({ score: 2 })).toBe(true);
  expect(JSON.parse(area.getItem('save') ?? '')).toEqual({ score: 2 });
});

test('GAM-03 what a full storage did not take is kept as soon as something else goes', () => {
  const area = new TestArea(20);
  area.setItem('other', '"0123456789"');
  const store = new JsonStore(area);
  store.entry('save', schema, none).write({ score: 1 });
  expect(area.getItem('save')).toBeNull();
  store.entry('other', z.string()).remove();
  expect(area.getItem('save')).toBe('{"score":1}');
});

test('WEB-01 GAM-03 a full storage keeps what was there before, and tells what it did not take', () => {
  const area = new TestArea();
  new JsonStore(area).entry('save', schema, none).write({ score: 1 });
  area.room = area.getItem('save')?.length ?? 0;
  const store = new JsonStore(area);
  const told: string[] = [];
  store.entry('early', schema).write({ score: 1 });
  store.onUnkept((key) => told.push(key));
  expect(told).toEqual(['early']);
  store.entry('save', schema).write({ score: 2 });
  expect(told).toEqual(['early']);
  store.entry('save', schema).write({ score: 1_000 });
  expect(told).toEqual(['early', 'save']);
  expect(area.getItem('save')).toBe('{"score":2}');
});

test('WEB-01 GAM-03 a corrupt save that finds no room aside stays where it is', () => {
  const raw = '{"score":';
  const area = new TestArea(raw.length);
  area.setItem('save', raw);
  const store = new JsonStore(area);
  const entry = store.entry('save', schema, none);
  expect(entry.read()).toEqual({ score: 0 });
  expect(area.getItem('save:corrupt')).toBe(raw); // in place of the other

  area.removeItem('save:corrupt');
  area.setItem('save', raw);
  vi.spyOn(area, 'setItem').mockImplementation((key, value) => {
    if (key.length + value.length > 'save'.length + raw.length)
      throw new DOMException('full', 'QuotaExceededError');
    area.values.set(key, value);
  });
  expect(entry.read()).toEqual({ score: 0 });
  expect(area.getItem('save')).toBe(raw);
  expect(store.hasSetAside('save')).toBe(true);
  expect(entry.write({ score: 5 })).toBe(false);
  expect(entry.read()).toEqual({ score: 5 });
  expect(area.getItem('save')).toBe(raw);
  store.forgetSetAside();
  expect(area.length).toBe(0);
  expect(entry.read()).toEqual({ score: 0 });
});

test('a forbidden storage never throws', () => {
  const store = new JsonStore(null);
  const told: string[] = [];
  store.onUnkept((key) => told.push(key));
  const entry = store.entry('save', schema);
  expect(entry.read()).toBeNull();
  expect(entry.write({ score: 1 })).toBe(false);
  expect(told).toEqual(['save']);
  expect(entry.read()).toEqual({ score: 1 });
  entry.remove();
  expect(entry.read()).toBeNull();
  expect(store.keys('')).toEqual([]);
});

test('an unchanged value is the same object, a changed one is another', () => {
  const area = new TestArea();
  const entry = new JsonStore(area).entry('save', schema, none);
  entry.write({ score: 1 });
  const first = entry.read();
  expect(entry.read()).toBe(first);
  area.setItem('save', '{"score":2}');
  expect(entry.read()).toEqual({ score: 2 });
});

test('a value that was read as anything is still checked where it has a shape', () => {
  const store = new JsonStore(new TestArea());
  store.entry('level', z.unknown()).write('three');
  expect(store.entry('level', z.unknown()).read()).toBe('three');
  expect(store.entry('level', z.int()).read()).toBeNull();
  expect(console.warn).toHaveBeenCalledOnce();
});

test('keys are found by their prefix, without what was set aside', () => {
  const area = new TestArea();
  const store = new JsonStore(area);
  store.entry('run:1', schema).write({ score: 1 });
  store.entry('run:2', schema).write({ score: 1 });
  store.entry('other', schema).write({ score: 1 });
  store.entry('run:2', schema).setAside('it is of another time');
  expect(store.keys('run:')).toEqual(['run:1']);
  expect(area.getItem('run:2:corrupt')).toBe('{"score":1}');
});

test('changes are told with their key', () => {
  const store = new JsonStore(new TestArea());
  const told: (string | null)[] = [];
  const stop = store.onChange((key) => told.push(key));
  const entry = store.entry('save', schema, none);
  entry.write({ score: 1 });
  entry.remove();
  store.changed(null);
  stop();
  entry.write({ score: 2 });
  expect(told).toEqual(['save', 'save', null]);
});

test('what changes together is told of once, at the end', () => {
  const store = new JsonStore(new TestArea());
  const told: (string | null)[] = [];
  store.onChange((key) => told.push(key));
  const write = (key: string) => store.entry(key, z.number()).write(1);
  store.together(() => {
    write('a');
    store.together(() => write('b'));
    expect(told).toEqual([]);
  });
  expect(told).toEqual([null]);
  store.together(() => write('c'));
  expect(told).toEqual([null, 'c']);
  expect(() =>
    store.together(() => {
      write('d');
      throw new Error('broke');
    }),
  ).toThrow('broke');
  store.together(() => {});
  expect(told).toEqual([null, 'c', 'd']);
});
