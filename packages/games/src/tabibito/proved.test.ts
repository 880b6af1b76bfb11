import { aSetup, playThrough } from '@michi/testing/tabibito';
import { expect, test } from 'vitest';
import { provedKanji } from './proved.ts';

test('TAB-07 a run proves the kanji that it asked and that were right, and no others', () => {
  const setup = aSetup('challenge', { questions: 4 });
  const flawless = provedKanji(playThrough(setup, 3));
  expect(flawless).toHaveLength(4);
  expect(setup.asked).toEqual(expect.arrayContaining([...flawless]));
  const once = provedKanji(playThrough(setup, 3, { wrong: 1 }));
  expect(once).toEqual(flawless.slice(1));
  expect(provedKanji({ ...playThrough(setup, 3), rulesVersion: 99 })).toEqual([]);
});
