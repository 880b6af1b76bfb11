import { emptyTotals } from '@michi/games/jukugo/level';
import { freeMode } from '@michi/games/series';
import { expect, test } from 'vitest';
import { JsonStore } from '../../lib/device/storage.ts';
import { SeriesStore } from '../../play/series.ts';
import { aDeviceArea } from '../../testing/play.ts';
import { jukugoSeries, storeWords } from './series.ts';
import { textsOf } from './words.ts';

const totals = { ...emptyTotals, score: 700, solved: 10, perfect: 10, streak: 10 };
const batch = { locale: 'de' as const, words: [] };

const word = {
  jukugo: '電車',
  hiragana: 'でんしゃ',
  romaji: 'densha',
  meaning: 'Zug',
  kanjiMeanings: [],
  kanjiReadings: [],
  example: '',
  exampleJa: '',
  category: 'basic',
  difficulty: 1,
};

const puzzleOf = (store: JsonStore) => new SeriesStore(store, jukugoSeries, freeMode);

test('GAM-03 a level keeps its words, and the next one has none yet', () => {
  const store = new JsonStore(null);
  storeWords(store, freeMode, 1, batch);
  expect(puzzleOf(store).value.batch).toEqual(batch);
  puzzleOf(store).advance({ level: 1, totals: emptyTotals }, totals);
  storeWords(store, freeMode, 1, batch);
  expect(puzzleOf(store).value).toEqual({ level: 2, totals, batch: null });
});

test('JUK-02 two tabs in two languages play the words drawn first, and neither asks for ever', () => {
  const area = aDeviceArea();
  const german = { ...batch, words: [word] };
  const english = { locale: 'en' as const, words: [{ ...word, meaning: 'train' }] };
  storeWords(new JsonStore(area), freeMode, 1, german);
  storeWords(new JsonStore(area), freeMode, 1, english);
  expect(puzzleOf(new JsonStore(area)).value.batch).toEqual(german);
  expect(textsOf(['電車'], 'de', [german]).missing).toBe(false);
  expect(textsOf(['電車'], 'en', [german])).toMatchObject({ missing: true });
  const { known, missing } = textsOf(['電車'], 'en', [german, english]);
  expect([missing, known.get('電車')?.meaning]).toEqual([false, 'train']);
});
