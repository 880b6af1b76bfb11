import { emptyTotals } from '@michi/games/jukugo/level';
import { freeMode } from '@michi/games/series';
import { Table } from '@michi/testing/jukugo';
import { expect, test } from 'vitest';
import { JsonStore } from '../../lib/device/storage.ts';
import { SeriesStore } from '../../play/series.ts';
import { aDeviceArea } from '../../testing/play.ts';
import { jukugoSeries, returningAfter, storeWords } from './series.ts';
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
  expect(puzzleOf(store).value).toEqual({ level: 2, totals, batch: null, returning: [] });
});

test('JUK-02 words that were missed or hinted return in a later level, each once', () => {
  const store = new JsonStore(aDeviceArea());
  const table = new Table({ totals: emptyTotals });
  const missed = table.target.jukugo;
  table.pick(table.wrongPair, 500);
  table.run.wait();
  const ended = table.state;
  storeWords(store, freeMode, 1, batch);
  puzzleOf(store).advance({ level: 1, totals: emptyTotals }, totals, (now) => ({
    returning: returningAfter({ returning: [...now.returning, '名前', missed] }, ended),
  }));
  expect(puzzleOf(store).value.returning).toEqual(['名前', missed]);
  storeWords(store, freeMode, 2, { ...batch, words: [{ ...word, jukugo: missed }] });
  expect(puzzleOf(store).value.returning).toEqual(['名前']);
  puzzleOf(store).startOver();
  expect(puzzleOf(store).value.returning).toEqual([]);
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
