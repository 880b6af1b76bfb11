import { expect, test } from 'vitest';
import { JsonStore } from '../../lib/device/storage.ts';
import { aDeviceArea, TestArea } from '../../testing/play.ts';
import {
  dueAmong,
  dueKanji,
  dueOrNew,
  dueSkills,
  forgetDueKanji,
  noteDueKanji,
  reviewableKanji,
} from './due-kanji.ts';

const day = 20_775;

test('MEM-01 games know at once which kanji are due, day by day, by the first of their skills', () => {
  const store = new JsonStore(aDeviceArea());
  noteDueKanji(
    store,
    [
      { kanji: '休', skill: 'reading', day: day + 3 },
      { kanji: '休', skill: 'meaning', day: day - 2 },
      { kanji: '明', skill: 'meaning', day: day + 1 },
      { kanji: '好', skill: 'meaning', day: day + 31 },
    ],
    day,
  );
  expect([...dueKanji(store, day)]).toEqual(['休']);
  expect([...dueKanji(store, day + 1)]).toEqual(['休', '明']);
  expect([...dueKanji(store, day + 60)]).toEqual(['休', '明']);
  expect([...dueSkills(store, day)]).toEqual([['休', ['meaning']]]);
  expect([...dueSkills(store, day + 3)]).toEqual([
    ['休', ['reading', 'meaning']],
    ['明', ['meaning']],
  ]);
});

test('TDY-01 what only a game can ask for calls nobody to a review', () => {
  const store = new JsonStore(aDeviceArea());
  const due = [
    { kanji: '待', skill: 'use', day },
    { kanji: '休', skill: 'reading', day },
  ];
  noteDueKanji(store, due, day);
  expect([...reviewableKanji(store, day)]).toEqual(['休']);
});

test('MEM-01 what is due for somebody else is nothing to whoever plays here now', () => {
  const store = new JsonStore(aDeviceArea());
  noteDueKanji(store, [{ kanji: '休', skill: 'meaning', day }], day);
  forgetDueKanji(store);
  expect(dueKanji(store, day).size).toBe(0);
  expect(dueSkills(store, day).size).toBe(0);
  const nobody = new JsonStore(new TestArea());
  noteDueKanji(nobody, [{ kanji: '休', skill: 'meaning', day }], day);
  expect(dueKanji(nobody, day).size).toBe(0);
});

test('MEM-01 on the server nothing is due, so that pages that ask are rendered there', () => {
  expect(dueAmong(['休'])).toEqual([]);
});

test('HAN-02 of a kanji that is due, a garden asks what is due or was never asked, and nothing else', () => {
  const store = new JsonStore(aDeviceArea());
  const due = [
    { kanji: '休', skill: 'meaning', day },
    { kanji: '休', skill: 'reading', day: day + 3 },
    { kanji: '明', skill: 'writing', day },
    { kanji: '好', skill: 'reading', day: day + 1 },
  ];
  noteDueKanji(store, due, day);
  const asked = dueOrNew(store, day, ['meaning', 'reading', 'recognition']);
  expect([...asked]).toEqual([['休', ['meaning', 'recognition']]]);
});
