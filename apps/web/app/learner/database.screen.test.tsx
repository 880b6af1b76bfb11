import { expect, test } from 'vitest';
import { JsonStore } from '../lib/device/storage.ts';
import { browserTable } from './database.ts';
import { keys } from './keys.ts';
import type { NewEntry } from './outbox/entry.ts';
import { Outbox } from './outbox/outbox.ts';

const moves = Array.from({ length: 20_000 }, (_, at) => ({ at, seat: 0, move: { pick: 1 } }));

const idOf = (number: number) => `019c0000-0000-7000-8000-00000000000${number}`;

const aRun = (number: number): NewEntry<'run'> => ({
  kind: 'run',
  id: idOf(number),
  owner: 'guest',
  at: number,
  utcOffset: 0,
  body: {
    game: 'mitsukete',
    level: 'one',
    ticket: null,
    rulesVersion: 1,
    setup: null,
    seed: 1,
    moves,
    endedAt: 20_000,
    won: true,
    score: 100,
  },
});

test('OFF-01 the moves of older runs lie in the database of the browser until they are delivered', async () => {
  const outbox = new Outbox(new JsonStore(localStorage), browserTable('moves'));
  for (const number of [1, 2, 3]) outbox.add(aRun(number));
  await outbox.makeRoom();
  expect(localStorage.getItem(keys.entry + idOf(1))).toBeNull();

  const later = new Outbox(new JsonStore(localStorage), browserTable('moves'));
  const [first] = later.all();
  if (!first) throw new Error('no outbox entry');
  expect(await later.whole(first)).toMatchObject({ id: idOf(1), body: { moves } });
  later.remove(first.id);
  await expect.poll(() => browserTable('moves').get(first.id)).toBeUndefined();
});

test('MEM-01 OFF-01 what is remembered lies there until it is removed, beside what else does', async () => {
  const memories = Array.from({ length: 10_680 }, (_, index) => [String(index), 'meaning', 21, 5, 20_775]);
  const [memory, creations] = [browserTable('memory'), browserTable('creations')];
  await memory.set([['snapshot', { v: 1, memories }]]);
  await creations.set([
    ['one', 1],
    ['two', 2],
  ]);
  expect(await memory.all()).toEqual([{ v: 1, memories }]);
  await memory.remove(['snapshot']);
  expect(await memory.get('snapshot')).toBeUndefined();
  expect(await creations.all()).toEqual(expect.arrayContaining([1, 2])); // other screens left theirs
  await creations.remove(['one', 'two']);
  expect(await creations.all()).not.toEqual(expect.arrayContaining([1]));
});
