import { expect, test } from 'vitest';
import { JsonStore } from '../lib/device/storage.ts';
import { browserBodies } from './bodies.ts';
import type { NewEntry } from './entry.ts';
import { keys } from './keys.ts';
import { Outbox } from './outbox.ts';

const moves = Array.from({ length: 20_000 }, (_, at) => ({ at, seat: 0, move: { pick: 1 } }));

const idOf = (number: number) => `019c0000-0000-7000-8000-00000000000${number}`;

const aRun = (number: number): NewEntry<'run'> => ({
  kind: 'run',
  id: idOf(number),
  owner: 'device_0123456789abcdefghijkl',
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
  const outbox = new Outbox(new JsonStore(localStorage), browserBodies());
  for (const number of [1, 2, 3]) outbox.add(aRun(number));
  await outbox.makeRoom();
  expect(localStorage.getItem(keys.entry + idOf(1))).toBeNull();

  const later = new Outbox(new JsonStore(localStorage), browserBodies());
  const [first] = later.all();
  if (!first) throw new Error('no outbox entry');
  expect(await later.whole(first)).toMatchObject({ id: idOf(1), body: { moves } });
  later.remove(first.id);
  await expect.poll(() => browserBodies().get(first.id)).toBeUndefined();
});
