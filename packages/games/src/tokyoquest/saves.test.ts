import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { placeIds } from './places.ts';
import { questIds, storyKanji } from './quests.ts';
import { saves } from './saves.ts';
import { levelIdOf } from './setup.ts';
import { firstWalk, heroOf, type Walk, walkSchema } from './walk.ts';

const { merge, schema } = saves.walk;
const ids = questIds.flatMap((quest) => ([1, 2] as const).map((walk) => levelIdOf({ quest, walk })));
const aWalk = fc
  .record({
    walk: fc.constantFrom(1 as const, 2 as const),
    done: fc.uniqueArray(fc.constantFrom(...ids.slice(0, 8))).map((done) => done.sort()),
    choices: fc.dictionary(fc.constantFrom('meeting', 'rain'), fc.constantFrom('a', 'b')),
    eaten: fc.uniqueArray(fc.constantFrom('onigiri-1', 'water-1')).map((eaten) => eaten.sort()),
    missed: fc
      .uniqueArray(fc.constantFrom(...storyKanji.slice(0, 4)))
      .map((missed) => storyKanji.filter((kanji) => missed.includes(kanji))),
    health: fc.integer({ min: 1, max: 10 }),
    place: fc.constantFrom(...placeIds),
  })
  .map((walk): Walk => ({ ...walk, health: Math.min(walk.health * 10, heroOf(walk).maxHealth) }));

/** What a device can have made of a walk: quests are only ever added. */
const later = (base: Walk, walk: Walk): Walk => ({
  ...walk,
  done: [...new Set([...base.done, ...walk.done])].sort(),
  eaten: [...new Set([...base.eaten, ...walk.eaten])].sort(),
  choices: { ...base.choices, ...walk.choices },
  walk: base.walk === 2 ? 2 : walk.walk,
});

test('GAM-06 two devices join a walk to the same, whoever goes first, and once is as good as twice', () => {
  fc.assert(
    fc.property(fc.option(aWalk), aWalk, aWalk, (base, one, other) => {
      const [mine, theirs] = base ? [later(base, one), later(base, other)] : [one, other];
      const joined = merge(base, mine, theirs);
      expect(merge(base, theirs, mine)).toEqual(joined);
      expect(merge(base, joined, theirs)).toEqual(joined);
      expect(merge(theirs, joined, joined)).toEqual(joined);
      expect(schema.parse({ ...joined, underway: 'meeting' })).toEqual(joined);
      expect(joined.done).toEqual(expect.arrayContaining([...mine.done, ...theirs.done]));
      expect(joined.health).toBeLessThanOrEqual(heroOf(joined).maxHealth);
    }),
    { numRuns: 200 * inject('runsFactor') },
  );
});

test('TOK-03, GAM-06 what two devices did apart adds up, and a level that only both together reach heals', () => {
  const base = walkSchema.parse(firstWalk);
  const one = { ...base, done: ['meeting'], health: 60, missed: ['駅'] };
  const other = { ...base, done: ['menu'], health: 80 };
  const joined = merge(base, one, other);
  expect(joined).toMatchObject({ done: ['meeting', 'menu'], health: 120, missed: ['駅'] });
  expect(heroOf(joined)).toMatchObject({ level: 2, xp: 40 });
  expect(merge(one, { ...one, missed: [] }, one).missed).toEqual([]);
});

test.each([
  ['a quest that nobody knows', { done: ['home'] }],
  ['no health', { health: 0 }],
  ['a place that is none', { place: 'osaka' }],
  ['too much eaten', { eaten: Array(200).fill('onigiri-1') }],
])('GAM-06 a save is refused that has %s', (_, wrong) => {
  expect(walkSchema.safeParse({ ...firstWalk, ...wrong }).success).toBe(false);
});
