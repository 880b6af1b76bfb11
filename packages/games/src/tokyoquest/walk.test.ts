import { describe, expect, test } from 'vitest';
import { firstItem, itemOf, items } from './items.ts';
import { heroAfter } from './level.ts';
import { placeIds } from './places.ts';
import { type questIds, questOf, quests } from './quests.ts';
import {
  afterAnswers,
  afterEating,
  afterQuest,
  bagOf,
  firstWalk,
  heroOf,
  isAwaited,
  isOpen,
  isStoryOver,
  lackingFor,
  metKanji,
  nextQuest,
  openPlaces,
  questState,
  type StoredWalk,
  secondWalk,
  setupFor,
} from './walk.ts';

type Id = (typeof questIds)[number];
const after = (walk: StoredWalk, ...ids: Id[]) =>
  ids.reduce((walk, id) => afterQuest(walk, id, walk.health), walk);

test('TOK-03 the story begins in Shibuya: health 100 of 100, level 1, kanji power 10, a dictionary', () => {
  expect(firstWalk.health).toBe(100);
  expect(heroOf(firstWalk)).toEqual({ level: 1, xp: 0, needed: 100, maxHealth: 100, kanjiPower: 10 });
  expect(bagOf(firstWalk)).toEqual(['dictionary']);
  expect(openPlaces(firstWalk)).toEqual(['shibuya']);
});

test.each([
  [99, 1, 99, 100, 10],
  [100, 2, 0, 120, 15],
  [299, 2, 199, 120, 15],
  [300, 3, 0, 140, 20],
  [1_300, 5, 300, 180, 30],
])('TOK-03 with %i experience it is level %i with %i over, %i health and power %i', (...row) => {
  const [experience, level, xp, maxHealth, kanjiPower] = row;
  const needed = level * 100;
  expect(heroAfter(experience)).toEqual({ level, xp, needed, maxHealth, kanjiPower });
});

test('TOK-03 a quest is rewarded once; a new level heals, otherwise health stays', () => {
  const one = afterQuest(firstWalk, 'meeting', 60);
  expect(one).toMatchObject({ done: ['meeting'], health: 60, underway: null });
  expect(heroOf(one)).toMatchObject({ level: 1, xp: 80 });
  const two = afterQuest(one, 'menu', 40);
  expect(two.health).toBe(120);
  expect(heroOf(two)).toMatchObject({ level: 2, xp: 40 });
  expect(afterQuest(two, 'menu', 40)).toEqual({ ...two, health: 40 });
});

test('GAM-03 what another tab has begun meanwhile stays under way when a quest is done', () => {
  expect(afterQuest({ ...firstWalk, underway: 'meeting' }, 'meeting', 100).underway).toBeNull();
  expect(afterQuest({ ...firstWalk, underway: 'rain' }, 'meeting', 100).underway).toBe('rain');
});

test('TOK-01 the traveller is awaited where a quest can be done now', () => {
  const awaitedAt = (walk: StoredWalk) => placeIds.filter((place) => isAwaited(walk, place));
  expect(awaitedAt(firstWalk)).toEqual(['shibuya']);
  expect(awaitedAt(after(firstWalk, 'meeting'))).toEqual(['harajuku']);
  expect(awaitedAt(after(firstWalk, 'meeting', 'menu'))).toEqual(['shibuya']);
});

test('TOK-01 places are opened by the quests that say so', () => {
  expect(openPlaces(after(firstWalk, 'meeting'))).toEqual(['shibuya', 'harajuku']);
  const opens = quests.flatMap(({ id, place, opens }) => (opens ? [`${place} ${id} ${opens}`] : []));
  expect(opens.sort()).toEqual([
    'asakusa lantern akihabara',
    'harajuku letter mount-fuji',
    'shibuya meeting harajuku',
    'shibuya rain asakusa',
  ]);
});

test('TOK-01 what is asked for is given away, what lasts stays, and side quests wait for what is lacking', () => {
  const rain = questOf('rain');
  expect(questState(firstWalk, rain)).toBe('waiting');
  expect(lackingFor(firstWalk, rain)).toEqual({ items: ['umbrella'], kanji: [] });
  const withUmbrella = after(firstWalk, 'meeting', 'menu');
  expect(bagOf(withUmbrella)).toEqual(['dictionary', 'ticket', 'umbrella']);
  expect(questState(withUmbrella, rain)).toBe('open');
  const dry = after(withUmbrella, 'rain');
  expect(bagOf(dry)).toEqual(['dictionary', 'ticket', 'map']);
  expect(questState(dry, rain)).toBe('done');
  expect(lackingFor(dry, questOf('exit'))).toEqual({ items: [], kanji: ['東'] });
  expect(bagOf(after(dry, 'ride'))).toContain('map');
  expect(metKanji(dry).join('')).toBe('駅前待会本書雨店食茶円百');
});

test('TOK-01 something to eat heals once, up to full health; nothing else can be eaten', () => {
  const walk = { ...after(firstWalk, 'exit'), health: 70 };
  const fed = afterEating(walk, 'onigiri');
  expect(fed.health).toBe(100);
  expect(bagOf(fed)).toEqual(['dictionary']);
  expect(afterEating(fed, 'onigiri')).toBe(fed);
  expect(afterEating(walk, 'dictionary')).toBe(walk);
});

test('TOK-02 what was missed is remembered until it was right, and not only copied', () => {
  const asked = { of: 4 };
  const missed = afterAnswers(firstWalk, [
    { kanji: '待', correct: false, asked },
    { kanji: '駅', correct: false, asked },
    { kanji: '鬱', correct: false, asked },
    { kanji: '駅', correct: true, asked },
    { kanji: '待', correct: true, asked: 'copied' },
  ]);
  expect(missed.missed).toEqual(['待']);
  expect(setupFor(missed, 'meeting')).toEqual({
    ...{ quest: 'meeting', walk: 1, level: 1, health: 100, missed: ['待'] },
  });
});

describe('TOK-01 the way leads to whoever waits', () => {
  const next = (walk: Partial<StoredWalk>) => nextQuest({ ...firstWalk, ...walk })?.id ?? null;

  test.each([
    ['at the beginning to the first', {}, 'meeting'],
    [
      'to nothing that is done, though it is under way',
      { done: ['meeting', 'menu'], underway: 'menu' },
      'rain',
    ],
    ['to somebody here', { done: ['meeting', 'menu', 'rain'], place: 'asakusa' }, 'lantern'],
    ['elsewhere where nobody here waits', { done: ['meeting'], place: 'shibuya' }, 'menu'],
    ['back, with what was found here', { done: ['meeting', 'menu'], place: 'harajuku' }, 'rain'],
    ['nowhere once all is done', { done: quests.map(({ id }) => id) }, null],
  ] as const)('%s', (_, walk, id) => {
    expect(next({ ...walk, done: [...('done' in walk ? walk.done : [])] })).toBe(id);
  });

  test('to what is under way rather than to somebody here', () => {
    expect(next({ done: ['meeting'], underway: 'menu', place: 'shibuya' })).toBe('menu');
  });
});

/** Does whatever is open, place by place, until nothing is. */
function playedThrough(walk: StoredWalk): StoredWalk {
  const next = quests.find((quest) => isOpen(walk, quest.place) && questState(walk, quest) === 'open');
  return next ? playedThrough(after(walk, next.id)) : walk;
}

describe('TOK-01 the story', () => {
  const ended = playedThrough(firstWalk);

  test('can be played to its end, and then again, with experience for both walks', () => {
    expect(ended.done).toHaveLength(quests.length);
    expect(isStoryOver(ended)).toBe(true);
    expect(heroOf(ended)).toMatchObject({ level: 5, xp: 300 });
    const again = secondWalk(ended);
    expect(isStoryOver(again)).toBe(false);
    expect([bagOf(again), openPlaces(again).length]).toEqual([['dictionary'], 5]);
    const twice = playedThrough(again);
    expect(twice.done).toHaveLength(2 * quests.length);
    expect(heroOf(twice)).toMatchObject({ level: 7, xp: 500 });
  });

  test('has no quest that asks for what nobody gives', () => {
    const given = quests.flatMap(({ item }) => item ?? []);
    expect(new Set(given).size).toBe(given.length);
    for (const { needs = [] } of quests) for (const item of needs) expect(given).toContain(item);
  });

  test('has no thing that is never used: it is asked for, eaten, or read in', () => {
    const asked = quests.flatMap(({ needs = [] }) => needs);
    const unused = items.filter(
      ({ id }) => !asked.includes(id) && itemOf(id).heals === undefined && id !== firstItem,
    );
    expect(unused).toEqual([]);
  });
});
