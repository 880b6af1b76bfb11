import { expect, test } from 'vitest';
import { JsonStore } from '../lib/storage.ts';
import { deedOf } from '../testing/deeds.ts';
import { aFinishedRun, runIdOf } from '../testing/play.ts';
import { browserBodies } from './bodies.ts';
import { Deeds } from './deeds.ts';
import { keys } from './keys.ts';

const moves = Array.from({ length: 20_000 }, (_, at) => ({ at, seat: 0, move: { pick: 1 } }));

test('OFF-01 the moves of older runs lie in the database of the browser until they are delivered', async () => {
  const deeds = new Deeds(new JsonStore(localStorage), browserBodies());
  for (const number of [1, 2, 3]) {
    const run = deedOf(aFinishedRun(number), number);
    deeds.add({ ...run, body: { ...run.body, moves } });
  }
  await deeds.makeRoom();
  expect(localStorage.getItem(keys.deed + runIdOf(1))).toBeNull();

  const later = new Deeds(new JsonStore(localStorage), browserBodies());
  const [first] = later.all();
  if (!first) throw new Error('no deed');
  expect(await later.whole(first)).toMatchObject({ id: runIdOf(1), body: { moves } });
  later.remove(first.id);
  await expect.poll(() => browserBodies().get(first.id)).toBeUndefined();
});
