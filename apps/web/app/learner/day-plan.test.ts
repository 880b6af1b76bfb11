import { expect, test } from 'vitest';
import { JsonStore } from '../lib/device/storage.ts';
import { TestArea } from '../testing/play.ts';
import { begunOn, dayPlan, noteKnown, planDay, plannedDue, plannedGames, wantPerDay } from './day-plan.ts';

const day = 20_000;

test('TDY-01 the kanji of the day and the number that the learner wants are kept on the device', () => {
  const area = new TestArea();
  const store = new JsonStore(area);
  expect(dayPlan(store)).toMatchObject({ perDay: 5, day: 0, kanji: [] });
  planDay(day, { kanji: ['山', '川'], due: [], games: [] }, 1, store);
  wantPerDay(3, store);
  const { kanji } = dayPlan(store);
  planDay(day, { kanji: ['山', '川'], due: [], games: [] }, 2, store);
  expect(dayPlan(store).kanji, 'written again').toBe(kanji);
  expect(dayPlan(new JsonStore(area))).toMatchObject({ perDay: 3, day, kanji: ['山', '川'] });
});

test('MEM-01 what a day has asked for stays in its plan, until the next one begins', () => {
  const store = new JsonStore(new TestArea());
  planDay(day, { kanji: [], due: ['meaning 山', 'meaning 川'], games: [] }, 1, store);
  planDay(day, { kanji: [], due: ['meaning 川', 'reading 火'], games: [] }, 2, store);
  expect(begunOn(dayPlan(store), day)).toEqual({
    ...{ at: 1, due: ['meaning 山', 'meaning 川', 'reading 火'], games: [] },
  });
  expect(plannedDue(dayPlan(store), day + 1)).toEqual([]);
  planDay(day + 1, { kanji: [], due: ['meaning 山'], games: [] }, 3, store);
  expect(begunOn(dayPlan(store), day + 1)).toEqual({ at: 3, due: ['meaning 山'], games: [] });
});

test('TDY-01 the games that a day has proposed stay, in their order, until the next one begins', () => {
  const store = new JsonStore(new TestArea());
  const found = (games: string[]) => ({ kanji: [], due: [], games });
  planDay(day, found(['/puzzle', '/hanazono']), 1, store);
  planDay(day, found(['/hanazono', '/jukugo']), 2, store);
  expect(plannedGames(dayPlan(store), day)).toEqual(['/puzzle', '/hanazono']);
  planDay(day + 1, found(['/jukugo']), 3, store);
  expect(plannedGames(dayPlan(store), day + 1)).toEqual(['/jukugo']);
});

test('TDY-02 how many kanji a learner knows is kept, and may be told anew', () => {
  const store = new JsonStore(new TestArea());
  noteKnown(245, store);
  planDay(day, { kanji: ['経'], due: [], games: [] }, 1, store);
  expect(dayPlan(store)).toMatchObject({ known: 245, kanji: ['経'] });
  noteKnown(0, store);
  expect(dayPlan(store)).toMatchObject({ known: 0, day, kanji: [] });
});
