import { expect, test } from 'vitest';
import { browserKeptMemory } from './kept-memory.ts';

test('MEM-01 OFF-01 what is remembered lies in the database of the browser until it is removed', async () => {
  const memories = Array.from({ length: 10_680 }, (_, index) => [String(index), 'meaning', 21, 5, 20_775]);
  await browserKeptMemory().set({ v: 1, memories });
  expect(await browserKeptMemory().get()).toEqual({ v: 1, memories });
  await browserKeptMemory().remove();
  expect(await browserKeptMemory().get()).toBeUndefined();
});
