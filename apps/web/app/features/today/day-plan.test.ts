import { expect, test } from 'vitest';
import { JsonStore } from '../../lib/device/storage.ts';
import { TestArea } from '../../testing/play.ts';
import { dayPlan, planDay, wantPerDay } from './day-plan.ts';

test('TDY-01 the kanji of the day and the number that the learner wants are kept on the device', () => {
  const area = new TestArea();
  const store = new JsonStore(area);
  expect(dayPlan(store)).toEqual({ perDay: 5, day: 0, kanji: [] });
  planDay(20_000, ['山', '川'], store);
  wantPerDay(3, store);
  const { kanji } = dayPlan(store);
  planDay(20_000, ['山', '川'], store);
  expect(dayPlan(store).kanji, 'written again').toBe(kanji);
  expect(dayPlan(new JsonStore(area))).toEqual({ perDay: 3, day: 20_000, kanji: ['山', '川'] });
});
