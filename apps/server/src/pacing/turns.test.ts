import { expect, test } from 'vitest';
import { inTurns } from './turns.ts';

test('so much is done at once, the rest in the order in which it came, and what is too much is refused', async () => {
  const inTurn = inTurns({ atOnce: 2, mostWaiting: 3, retryAfterS: 7 });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (id: number) =>
    inTurn(async () => {
      begun.push(id);
      await new Promise<void>((end) => ends.push(end));
      return id;
    });
  const asked = [0, 1, 2, 3, 4].map(work);
  expect(begun).toEqual([0, 1]);
  await expect(work(5)).rejects.toMatchObject({ status: 503, retryAfterS: 7 });

  ends[1]?.();
  expect(await asked[1]).toBe(1);
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  for (let next = 0; next < 5; next++) {
    await expect.poll(() => ends.length).toBeGreaterThan(next);
    ends[next]?.();
  }
  expect(await Promise.all(asked)).toEqual([0, 1, 2, 3, 4]);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

test('work that fails makes room', async () => {
  const inTurn = inTurns({ atOnce: 1, mostWaiting: 1, retryAfterS: 1 });
  const failure = inTurn(() => Promise.reject(new Error('no')));
  const next = inTurn(async () => 'done');
  await expect(failure).rejects.toThrow('no');
  expect(await next).toBe('done');
});

test('one client takes a part of the queue, and the places that are left are for others', async () => {
  const inTurn = inTurns({ atOnce: 1, mostWaiting: 4, mostOfOne: 2, retryAfterS: 1 });
  let end = () => {};
  const running = inTurn(() => new Promise<void>((resolve) => (end = resolve)));
  const done: string[] = [];
  const work = (address: string) =>
    inTurn(async () => void done.push(address), { address, gone: () => false });
  const waiting = ['a', 'a', 'b'].map(work);
  await expect(work('a')).rejects.toMatchObject({ status: 503 });
  waiting.push(work('c'));
  await expect(work('d')).rejects.toMatchObject({ status: 503 });
  end();
  await Promise.all([running, ...waiting]);
  expect(done).toEqual(['a', 'a', 'b', 'c']);
});

test('work for nobody is left out when its turn comes', async () => {
  const inTurn = inTurns({ atOnce: 1, mostWaiting: 2, retryAfterS: 1 });
  let end = () => {};
  const running = inTurn(() => new Promise<void>((resolve) => (end = resolve)));
  let gone = false;
  let done = false;
  const forNobody = inTurn(
    async () => {
      done = true;
    },
    { address: '', gone: () => gone },
  );
  const next = inTurn(async () => 'done');
  gone = true;
  end();
  await running;
  await expect(forNobody).rejects.toMatchObject({ status: 503 });
  expect(await next).toBe('done');
  expect(done).toBe(false);
});
