import { expect, test } from 'vitest';
import { type Card, claimsOf, memoryOf } from './memory.ts';
import {
  bySide,
  dueToday,
  inOwnOrder,
  nameOf,
  newKanjiToday,
  type Offer,
  practisedOn,
  proposals,
  standOfDay,
} from './today.ts';

const today = 20_000;
const card = (kanji: string, overrides: Partial<Card> = {}): Card => ({
  kanji,
  skill: 'meaning',
  stability: 2,
  difficulty: 5,
  day: today - 10,
  ...overrides,
});
const kanji = (cards: readonly { readonly kanji: string }[]) => cards.map((each) => each.kanji).join('');

const kanjiIn = (set: ReadonlySet<string>) => [...set].join('');

test('TDY-01 due is what has come to its day, the surest to be lost first', () => {
  const cards = [
    card('山', { stability: 9 }),
    card('川', { stability: 1 }),
    card('木', { stability: 30 }),
    card('水', { day: today }),
  ];
  expect(kanji(dueToday(cards, today).cards)).toBe('川山');
  expect(kanji(dueToday(cards, today + 2).cards)).toContain('水');
});

const backlog = Array.from({ length: 300 }, (_, index) => card(`${index}`, { stability: 1 + index / 300 }));
const answered = (count: number) =>
  backlog.map((each, index) => (index < count ? { ...each, stability: 9, day: today } : each));

test('MEM-01 a month away is spread over days, and what was answered of a day is done', () => {
  const { cards: first, later } = dueToday(backlog, today);
  expect(first).toHaveLength(60);
  expect(later).toBe(240);
  expect(first.map((each) => each.stability)).toEqual(first.map((_, index) => 1 + index / 300));

  const planned = first.map(nameOf);
  expect(dueToday(answered(40), today, planned).cards).toHaveLength(20);
  expect(dueToday(answered(60), today, planned)).toEqual({ cards: [], later: 240 });
  expect(dueToday(answered(60), today + 1).cards).toHaveLength(60);
});

test('MEM-01 of what a day has asked for nothing is done by answers to what it has not', () => {
  const planned = dueToday(backlog, today).cards.map(nameOf);
  const others = Array.from({ length: 30 }, (_, index) => card(`other ${index}`, { day: today }));
  const waiting = backlog.map((each, index) => (index >= 200 ? { ...each, day: today } : each));
  expect(dueToday([...backlog, ...others], today, planned).cards).toHaveLength(60);
  expect(dueToday(waiting, today, planned)).toMatchObject({ cards: { length: 60 }, later: 140 });
});

test('MEM-01 what another device tells later of the day is asked for as far as there is room', () => {
  const [mine] = backlog;
  const planned = mine ? [nameOf(mine)] : [];
  expect(dueToday(backlog, today, planned).cards).toHaveLength(60);
  expect(dueToday(answered(1), today, planned).cards).toHaveLength(59);
});

test('TDY-01 what is due is told by what it shows of a kanji', () => {
  const cards = [
    card('山', { skill: 'recognition' }),
    card('山'),
    card('川', { skill: 'use' }),
    card('木', { skill: 'writing' }),
  ];
  const sides = bySide(cards);
  expect([kanji(sides.meaning), kanji(sides.reading), kanji(sides.writing)]).toEqual(['山山', '川', '木']);
});

test.each([
  ['the next in order', '', '', 3, '山川木'],
  ['after what is known', '山木', '', 2, '川水'],
  ['with those of today that were practised', '山', '山', 3, '山川木'],
  ['all of them practised', '山川', '山川', 2, '山川'],
  ['none, if the learner wants none', '', '', 0, ''],
  ['fewer at the end', '山川木', '', 5, '水'],
])('TDY-01 the new kanji of the day: %s', (_, known, practised, perDay, expected) => {
  const fresh = newKanjiToday([...'山川木水'], (each) => known.includes(each), [...practised], perDay);
  expect(fresh.join('')).toBe(expected);
});

test.each([
  ['with the first of them', '', 0, '一二三四五山川木水火人口目手足'],
  ['after what was told', '', 5, '山川木水火人口目手足一二三四五'],
  ['with the deck that is known, for what is missing in it', '山川木水', 0, '山川木水火人口目手足一二三四五'],
  ['with the first, if of a deck only some is known', '山川木', 0, '一二三四五山川木水火人口目手足'],
  ['with the later one', '一二三四五山川木水火', 10, '人口目手足一二三四五山川木水火'],
])('TDY-01 new kanji begin %s', (_, met, known, order) => {
  const decks = ['一二三四五', '山川木水火', '人口目手足'].map((deck) => [...deck]);
  expect(inOwnOrder(decks, (kanji) => met.includes(kanji), known).join('')).toBe(order);
});

test('MEM-04 what is only claimed was not practised on its day', () => {
  const claim = memoryOf(claimsOf({ item: 'k:山', at: 1, day: today }).slice(0, 1));
  const cards = [
    card('山', { ...claim }),
    card('川', { stability: 90, day: today }), // lasted longer already, and was claimed or was right
    card('木', { stability: 0.2, day: today }),
    card('火'),
  ];
  expect(kanjiIn(practisedOn(cards, today, ''))).toBe('木');
  expect(kanjiIn(practisedOn(cards, today, '川日'))).toBe('川日木');
});

test('TDY-01 of each game that is proposed which asks for most of what is due, by the skill that is due', () => {
  const offer = (game: string, kanji: string, overrides: Partial<Offer> = {}): Offer => ({
    game,
    to: `/${game}`,
    kanji: [...kanji],
    skills: ['meaning', 'recognition'],
    minutes: 3,
    ...overrides,
  });
  const due = [
    card('山'),
    card('山', { skill: 'recognition' }),
    card('川'),
    card('木', { skill: 'writing' }),
  ];
  const found = proposals(due, [
    offer('one', '水'),
    offer('one', '山川火'),
    offer('two', '木'),
    offer('three', '木', { skills: ['writing'] }),
    offer('four', ''),
    offer('five', '山川', { skills: ['reading'] }),
  ]);
  expect(found.map(({ game, due }) => [game, due.join('')])).toEqual([
    ['one', '山川'],
    ['three', '木'],
    ['two', ''],
  ]);
});

test('TDY-01 a day that has proposed games proposes no others, whatever becomes due', () => {
  const offer = (to: string, kanji: string): Offer => ({
    ...{ game: to.split('/')[1] ?? '', to, kanji: [...kanji], skills: ['meaning'], minutes: 3 },
  });
  const offers = [offer('/a/1', '山'), offer('/a/2', '川火'), offer('/b', '木'), offer('/c', '水')];
  const found = (due: string, planned?: string[]) =>
    proposals(
      [...due].map((each) => card(each)),
      offers,
      planned,
    ).map(({ to, due }) => [to, due.join('')]);
  const first = found('山木水');
  expect(first).toEqual([
    ['/a/1', '山'],
    ['/b', '木'],
    ['/c', '水'],
  ]);
  expect(found('川火水', [...first.map(([to = '']) => to), '/gone'])).toEqual([
    ['/a/1', ''],
    ['/b', ''],
    ['/c', '水'],
  ]);
});

test.each([
  [3, false, 'open'],
  [1, true, 'open'],
  [0, true, 'done'],
  [0, false, 'free'],
] as const)('TDY-01 with %i left and something practised: %s, the day is %s', (left, hasPractised, stand) => {
  expect(standOfDay(left, hasPractised)).toBe(stand);
});
