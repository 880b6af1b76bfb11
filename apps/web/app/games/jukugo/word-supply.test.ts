import { expect, test, vi } from 'vitest';
import { WordSupply } from './word-supply.ts';
import type { WordTexts } from './words.ts';

const texts: WordTexts = {
  missingMeaning: '',
  builtIn: () => ({ meaning: '', example: '', kanjiMeanings: [] }),
};
const demand = { mode: 'puzzle', level: 2, locale: 'de', returning: [] } as const;

test('JUK-07 words drawn early are drawn once, until they are taken', async () => {
  const load = vi.fn(async () => []);
  const supply = new WordSupply(load);
  const early = supply.draw(demand, texts);
  expect(supply.draw({ ...demand }, texts)).toBe(early);
  await early;
  supply.taken();
  expect(supply.draw(demand, texts)).not.toBe(early);
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([{ level: 3 }, { mode: 'challenge' as const }, { locale: 'ja' as const }, { returning: ['名前'] }])(
  'JUK-02 for %j other words are drawn',
  (change) => {
    const supply = new WordSupply(async () => []);
    expect(supply.draw({ ...demand, ...change }, texts)).not.toBe(supply.draw(demand, texts));
  },
);
