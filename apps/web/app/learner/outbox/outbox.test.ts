import { beforeEach, expect, test, vi } from 'vitest';
import { JsonStore } from '../../lib/device/storage.ts';
import { entryOf } from '../../testing/outbox.ts';
import { aFinishedRun, runIdOf, TestArea } from '../../testing/play.ts';
import { guest } from '../account/device.ts';
import { type Table, visitTable } from '../database.ts';
import { keys } from '../keys.ts';
import type { NewEntry } from './entry.ts';
import { Outbox } from './outbox.ts';

/** Moves of which three runs have no room together. */
const manyMoves = Array.from({ length: 20_000 }, (_, at) => ({ at, seat: 0, move: { pick: 1 } }));

let area: TestArea;
let moves: Table;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  area = new TestArea();
  moves = visitTable();
});

function aRun(number: number, moves: readonly unknown[] = manyMoves): NewEntry<'run'> {
  const run = entryOf(aFinishedRun(number), number);
  return { ...run, body: { ...run.body, moves: [...moves] } };
}

const aTab = () => new Outbox(new JsonStore(area), moves);

/** What of each outbox entry lies in the storage of text. */
const places = () => [...area.values.keys()].filter((key) => key.includes('entry:'));

test('OFF-01 the moves of older runs make room for newer ones, and come back when they are sent', async () => {
  const outbox = aTab();
  for (const number of [1, 2, 3]) outbox.add(aRun(number));
  await outbox.makeRoom();
  expect(places()).toContain(keys.movedEntry + runIdOf(1));
  expect(places()).toContain(keys.entry + runIdOf(3));
  expect(await moves.get(runIdOf(3))).toBeUndefined();

  const later = aTab();
  expect(later.all().map(({ id }) => id)).toEqual([runIdOf(1), runIdOf(2), runIdOf(3)]);
  const [first] = later.all();
  if (!first) throw new Error('no outbox entry');
  expect(await later.whole(first)).toMatchObject({ id: runIdOf(1), body: { moves: manyMoves } });
});

test('OFF-01 what becomes of a moved run is noted, and with it go its moves', async () => {
  const outbox = aTab();
  for (const number of [1, 2, 3]) outbox.add(aRun(number));
  await outbox.makeRoom();
  const [first] = outbox.of('run', guest);
  if (!first) throw new Error('no outbox entry');
  outbox.update(first, { sent: true });
  expect(outbox.get(first.id)).toMatchObject({ sent: true });
  expect(places()).not.toContain(keys.entry + first.id);
  outbox.remove(first.id);
  expect(outbox.get(first.id)).toBeNull();
  expect(await moves.get(first.id)).toBeUndefined();
});

test('OFF-01 what is known of an outbox entry already is not noted again', () => {
  const store = new JsonStore(new TestArea());
  const outbox = new Outbox(store);
  outbox.add(aRun(1));
  const [entry] = outbox.all();
  if (!entry) throw new Error('no outbox entry');
  const changes: (string | null)[] = [];
  store.onChange((key) => changes.push(key));
  outbox.update(entry, { sent: true });
  outbox.update(entry, { sent: true });
  expect(changes).toHaveLength(1);
});

test('OFF-01 a run that was delivered while it was moved is not kept again', async () => {
  const outbox = aTab();
  const { set } = moves;
  moves.set = async (values) => {
    await set(values);
    for (const [id] of values) outbox.remove(id);
  };
  for (const number of [1, 2, 3]) outbox.add(aRun(number));
  await outbox.makeRoom();
  expect(outbox.get(runIdOf(1))).toBeNull();
  expect(await moves.all()).toEqual([]);
});

test('OFF-01 where nothing can be moved, all stays as it is', async () => {
  const outbox = aTab();
  moves.set = () => Promise.reject(new Error('no database'));
  for (const number of [1, 2, 3]) outbox.add(aRun(number));
  await outbox.makeRoom();
  expect(places()).toEqual([1, 2, 3].map((number) => keys.entry + runIdOf(number)));
});

test('OFF-01 moves that the browser has thrown away are told, and the run is not sent without them', async () => {
  const outbox = aTab();
  for (const number of [1, 2, 3]) outbox.add(aRun(number));
  await outbox.makeRoom();
  await moves.remove([1, 2, 3].map(runIdOf));
  const [first] = outbox.all();
  if (!first) throw new Error('no outbox entry');
  expect(await outbox.whole(first)).toBeNull();
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining(runIdOf(1)));
});

test('OFF-01 too many runs: those left go first, then lost ones, which is told; never one that was won', () => {
  const outbox = aTab();
  const told = vi.fn();
  outbox.onDropped(told);
  const add = (number: number, how: object) => {
    const run = aRun(number, []);
    outbox.add({ ...run, body: { ...run.body, ...how } });
  };
  add(1, { won: false });
  add(2, { won: false, abandoned: true });
  add(3, { won: true });
  for (let number = 4; number <= 201; number++) add(number, { won: true });
  expect(outbox.get(runIdOf(2))).toBeNull();
  expect(told).toHaveBeenCalledTimes(1);
  add(202, { won: true });
  expect(outbox.get(runIdOf(1))).toBeNull();
  add(203, { won: true });
  expect(outbox.all()).toHaveLength(201);
  expect(told).toHaveBeenCalledTimes(2);
});
