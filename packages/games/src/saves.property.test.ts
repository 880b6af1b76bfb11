import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { learnerSaves, nothingPlanned } from './learner-saves.ts';
import { saves } from './saves.ts';

const value = fc.record({
  level: fc.integer({ min: 1, max: 3 }),
  totals: fc.record({
    score: fc.integer({ min: 0, max: 2 }),
    solved: fc.nat({ max: 1 }),
    perfect: fc.nat({ max: 1 }),
    hints: fc.nat({ max: 1 }),
    streak: fc.nat({ max: 1 }),
  }),
});

const save = saves.get('jukugo.challenge');
if (!save) throw new Error('no such save');

test('GAM-06 every mode that is played by levels one after the other has a save, and so has what is the learner’s', () => {
  const modes = ['jukugo', 'puzzle'].flatMap((game) =>
    ['tutorial', 'puzzle', 'challenge'].map((mode) => `${game}.${mode}`),
  );
  expect([...saves.keys()]).toEqual(
    expect.arrayContaining([...modes, 'learner.dayPlan', 'learner.announced', 'learner.look']),
  );
});

/** A day for each kanji. */
const dayIn = (kanji: string) => kanji.codePointAt(0);
const few = fc.subarray(['山', '川', '火']);
const begun = fc.record({ at: fc.nat({ max: 2 }), due: few, games: few });
const plan = fc.record({
  perDay: fc.nat({ max: 2 }),
  day: fc.nat({ max: 1 }),
  kanji: few,
  begun,
  known: fc.nat({ max: 2 }),
});

test('TDY-01 ACH-01 two devices join the plan of new kanji and the achievements that were announced to the same', () => {
  const { dayPlan, announced } = learnerSaves;
  fc.assert(
    fc.property(fc.option(plan), plan, plan, fc.tuple(few, few), (base, mine, theirs, [some, others]) => {
      const joined = dayPlan.merge(base, mine, theirs);
      expect(dayPlan.merge(base, theirs, mine)).toEqual(joined);
      expect(dayPlan.merge(theirs, joined, joined)).toEqual(joined);
      const achievements = (ids: string[]) => ({ achievements: ids, challenges: [] });
      const both = announced.merge(null, achievements(some), achievements(others));
      expect(announced.merge(null, achievements(others), achievements(some))).toEqual(both);
      expect(both.achievements).toEqual([...new Set([...some, ...others])].sort());
      const of = (starts: string[]) => ({
        achievements: [],
        challenges: starts.map((id) => `kanji_master:${dayIn(id)}`),
      });
      const ready = announced.merge(null, of(some), of(others));
      expect(announced.merge(null, of(others), of(some))).toEqual(ready);
      expect(announced.merge(null, ready, of(some))).toEqual(ready);
      expect(announced.schema.parse(ready)).toEqual(ready);
    }),
    { numRuns: 200 * inject('runsFactor') },
  );
});

test('TDY-01 of two plans the later day stands, and the numbers that were changed', () => {
  const at = (perDay: number, day: number, kanji: string[] = [], known = 0) => ({
    perDay,
    day,
    kanji,
    known,
    begun: nothingPlanned.begun,
  });
  const { merge } = learnerSaves.dayPlan;
  expect(merge(at(5, 1, ['山']), at(3, 1, ['山']), at(5, 2, ['川']))).toEqual(at(3, 2, ['川']));
  expect(merge(null, at(5, 2), at(3, 1)), 'nothing was chosen on this device').toEqual(at(3, 2));
  expect(merge(at(5, 1), at(5, 2, ['山']), at(10, 2, ['川']))).toEqual(at(10, 2, ['山', '川'].sort()));
  expect(merge(at(5, 1, [], 79), at(5, 1, [], 0), at(5, 2, [], 79))).toEqual(at(5, 2));
});

test('MEM-01 TDY-01 a day that two devices have begun asks for and proposes what the first one found', () => {
  const at = (at: number, due: string[], games = ['/puzzle']) => ({
    ...{ perDay: 5, day: 2, kanji: [], known: 0, begun: { at, due, games } },
  });
  const { merge, schema } = learnerSaves.dayPlan;
  expect(merge(null, at(9, ['meaning 川']), at(8, ['meaning 山']))).toEqual(at(8, ['meaning 山']));
  const more = merge(null, at(8, ['meaning 山', 'meaning 川']), at(8, ['meaning 山', 'reading 火']));
  expect(more).toEqual(at(8, ['meaning 山', 'meaning 川', 'reading 火']));
  expect(schema.parse(more)).toEqual(more);
  expect(merge(null, at(9, [], ['/jukugo']), at(8, [], ['/puzzle', '/hanazono']))).toEqual(
    at(8, [], ['/puzzle', '/hanazono']),
  );
});

test('GAM-06 two devices join a save to the same, whoever goes first, and once is as good as twice', () => {
  fc.assert(
    fc.property(fc.option(value), value, value, (base, mine, theirs) => {
      const joined = save.merge(base, mine, theirs);
      expect(save.merge(base, theirs, mine)).toEqual(joined);
      expect(save.merge(base, joined, theirs)).toEqual(joined);
      expect(save.merge(theirs, joined, joined)).toEqual(joined);
      expect(save.schema.parse({ ...(joined as object), batch: [] })).toEqual(joined);
    }),
    { numRuns: 200 * inject('runsFactor') },
  );
});

test('GAM-06 what one device has changed stands, and of two changes the one that is further', () => {
  const at = (level: number, score = 0) => ({
    level,
    totals: { score, solved: 0, perfect: 0, hints: 0, streak: 0 },
  });
  expect(save.merge(at(4), at(1), at(4))).toEqual(at(1)); // begun anew
  expect(save.merge(at(4), at(4), at(6))).toEqual(at(6));
  expect(save.merge(at(4), at(5, 90), at(5, 80))).toEqual(at(5, 90));
  expect(save.merge(null, at(2, 900), at(3))).toEqual(at(3));
});
