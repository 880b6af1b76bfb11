import { readFileSync } from 'node:fs';
import { seededRandom } from '@michi/game-kit/random';
import { deckIds, joinDeck } from '@michi/kanji/decks';
import type { LookAlikes } from '@michi/kanji/kanji';
import type { Language } from '@michi/kanji/languages';
import { taughtKanji } from '@michi/kanji/taught-kanji';
import { locales } from '@michi/messages/locales';
import { Visit } from '@michi/testing/hanazono';
import { describe, expect, test } from 'vitest';
import { asksRightly, type TypedEntry, type TypedPrompt } from '../typed-prompts.ts';
import { apart, firstSun, firstWater } from './constants.ts';
import { firstGarden, type Garden, sumsOf } from './garden.ts';
import { gardenAfter } from './garden-after.ts';
import { joinedWith, type State, sumsIn } from './rules.ts';
import { saves } from './saves.ts';
import { setupSchema } from './setup.ts';
import { foundBy, offeredInVisit, visitIn } from './visit-setup.ts';

const data = `${import.meta.dirname}/../../../kanji/data`;
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const lookAlikes: LookAlikes = Object.assign(
  {},
  ...deckIds.map((deck) => read(`${data}/${deck}/look-alikes.json`)),
);

const knownIn = (language: Language) => {
  const entries = deckIds.flatMap((deck): TypedEntry[] => {
    const beside = read(`${data}/${deck}/beside.json`)[language];
    return joinDeck(read(`${data}/${deck}/facts.json`), read(`${data}/${deck}/${language}.json`)).map(
      (entry) => ({ ...entry, beside: beside[entry.kanji] ?? [] }),
    );
  });
  return {
    language,
    entries: new Map(entries.map((entry) => [entry.kanji, entry])),
    lookAlikes,
    taught: taughtKanji,
    due: new Map(),
    today: 20_833,
  };
};
const german = knownIn('de');
const find = (kanji: string) => german.entries.get(kanji) ?? null;

test('HAN-01 a first visit offers the kanji that a learner meets first', () => {
  const { prompts, ...setup } = visitIn(firstGarden, german, seededRandom(1));
  expect(prompts.map(({ kanji }) => kanji)).toEqual(taughtKanji.slice(0, offeredInVisit));
  expect(setup).toEqual({ language: 'de', points: 0, zen: 0, planted: 0, grown: 0, plants: [] });
});

test('HAN-01 new kanji come as the old ones are proved, those that are due before them', () => {
  const plants = Object.fromEntries(
    ['一', '二'].map((kanji) => [
      kanji,
      {
        type: 'lotus',
        x: 50,
        y: 60,
        care: { aaaa: [3, 0, 3, 60, 1] },
        soil: null,
      } as Garden['plants'][string],
    ]),
  );
  const due = new Map([['雪', ['reading'] as const]]);
  const setup = visitIn({ plants }, { ...german, due }, seededRandom(1));
  expect(setup.plants).toEqual([]); // they stand in the tour
  expect(setup).toMatchObject({ planted: 2, grown: 2, points: 120, zen: 30 });
  expect(setup.prompts.slice(0, 3).map(({ kanji, due }) => [kanji, due])).toEqual([
    ['雪', ['reading']],
    ['三', []],
    ['四', []],
  ]);
});

test('HAN-03 a plant is found as it was left; two that stand in one place move apart', () => {
  const at = { type: 'maple', x: 50, y: 60, care: { aaaa: [2, 1, 2, 30, 1] } } as const;
  const plants: Garden['plants'] = {
    一: { ...at, care: { aaaa: [2, 1, 2, 30, 1] }, soil: [7, 8, 1] },
    二: { ...at, care: {}, soil: null },
  };
  const { plants: found } = visitIn({ plants }, german, seededRandom(1));
  expect(found[0]).toMatchObject({ kanji: '一', growth: 2, water: 7, sun: 8, x: 50, y: 60 });
  expect(found[1]).toMatchObject({ growth: 0, water: firstWater, sun: firstSun });
  const [one, other] = found;
  if (!one || !other) throw new Error('a plant is missing');
  expect(Math.abs(one.x - other.x) >= apart.x || Math.abs(one.y - other.y) >= apart.y).toBe(true);
});

test('HAN-02 a plant is due when its kanji is, and rests between; a new one and one that was only missed are due', () => {
  const at = { type: 'maple', x: 50, y: 60, soil: null } as const;
  const yesterday = german.today - 1;
  const plants: Garden['plants'] = {
    一: { ...at, care: {} },
    二: { ...at, care: { aaaa: [0, 2, 0, 0, yesterday] } },
    日: { ...at, care: { aaaa: [1, 0, 1, 10, yesterday] } },
    月: { ...at, care: { aaaa: [1, 0, 1, 10, yesterday] } },
    木: { ...at, care: { aaaa: [1, 0, 1, 10, german.today] } },
  };
  const due = new Map(['月', '木'].map((kanji) => [kanji, ['reading'] as const]));
  const found = visitIn({ plants }, { ...german, due }, seededRandom(1)).plants;
  expect(found.filter(({ rests }) => rests).map(({ kanji }) => kanji)).toEqual(['日', '木']);
});

describe('GAM-06 HAN-04 an open visit and what another device has made of its garden', () => {
  const now = { seconds: 1_800_000_000, day: german.today };
  const visitOf = (garden: Garden, seed = 1) => new Visit(visitIn(garden, german, seededRandom(1)), seed);
  const before: Garden = { plants: { 一: { type: 'sakura', x: 50, y: 60, care: {}, soil: [50, 50, 1] } } };
  const joins = (visit: Visit, name: string, garden: Garden) =>
    joinedWith(visit.state, foundBy(name, visit.state, garden, german), seededRandom(1));
  const shownOf = ({ plants }: State) =>
    plants.map(({ kanji, growth, water, sun, rests }) => ({ kanji, growth, water, sun, rests }));

  test('what a visit has done itself is no news to it', () => {
    const visit = visitOf(before);
    visit.plant('二');
    visit.answer('一');
    visit.answer('二', null);
    visit.tick();
    expect(joins(visit, 'aaaa', gardenAfter(before, 'aaaa', visit.state, now))).toBeNull();
    const soon = visitOf({
      plants: { 一: { ...before.plants.一, care: { bbbb: [3, 0, 4, 60, 1] } } as never },
    });
    soon.hear({ rests: false });
    soon.answer('一');
    const grown = gardenAfter(
      { plants: { 一: { ...before.plants.一, care: { bbbb: [3, 0, 4, 60, 1] } } as never } },
      'aaaa',
      soon.state,
      now,
    );
    expect(grown.plants.一?.soil).toBeNull();
    expect(joins(soon, 'aaaa', grown)).toBeNull();
  });

  test('a visit with answers takes in what the other has planted, watered and grown', () => {
    const [phone, laptop] = [visitOf(before), visitOf(before, 2)];
    phone.answer('一');
    laptop.plant('二', 'lotus', 20, 60);
    laptop.answer('二');
    laptop.tick(2);
    const merged = saves.garden.merge(
      before,
      gardenAfter(before, 'aaaa', phone.state, now),
      gardenAfter(before, 'bbbb', laptop.state, { ...now, seconds: now.seconds + 9 }),
    );
    expect(phone.run.play({ join: foundBy('aaaa', phone.state, merged, german) })).toBe(true);
    expect(laptop.run.play({ join: foundBy('bbbb', laptop.state, merged, german) })).toBe(true);
    expect(shownOf(phone.state)).toEqual(shownOf({ ...laptop.state }));
    for (const { state } of [phone, laptop]) expect(sumsIn(state)).toEqual(sumsOf(merged));
    expect(phone.of('一')).toMatchObject({ growth: 1, rests: true });
    expect(phone.of('二')).toMatchObject({ growth: 1, rests: true });
    expect(phone.state.combo).toBe(1);
    expect(joins(phone, 'aaaa', merged)).toBeNull();
  });

  test('what was grown to the end elsewhere grows here no more', () => {
    const visit = visitOf(before);
    visit.plant('二');
    visit.answer('二');
    const other = { 一: { ...before.plants.一, care: { bbbb: [5, 0, 5, 150, 9] }, soil: null } } as never;
    const merged = saves.garden.merge(before, gardenAfter(before, 'aaaa', visit.state, now), {
      plants: other,
    });
    visit.run.play({ join: foundBy('aaaa', visit.state, merged, german) });
    expect(visit.answer('一')).toBe(false);
    expect(sumsIn(visit.state)).toEqual(sumsOf(merged));
    expect(sumsIn(visit.state).grown).toBe(1);
  });

  test('what a visit has asked rests until it ends, on another day too, however due and dry others say it is', () => {
    const visit = visitOf({ plants: { ...before.plants, 二: { ...before.plants.一, x: 20 } as never } });
    visit.answer('一');
    const { points } = visit.state;
    const found = foundBy('aaaa', visit.state, gardenAfter(before, 'aaaa', visit.state, now), {
      ...german,
      due: new Map([['一', ['meaning'] as const]]),
      today: german.today + 1,
    });
    const dry = found.plants.map((plant) => ({ ...plant, rests: false, water: 0, sun: 0 }));
    expect(visit.run.play({ join: { ...found, plants: dry } })).toBe(true);
    expect(visit.of('二')).toMatchObject({ water: 0, sun: 0 });
    expect(visit.of('一')).toMatchObject({ growth: 1, rests: true, water: 80, sun: 70 });
    expect(visit.answer('一')).toBe(false);
    expect(visit.state.points).toBe(points);
  });

  test('a visit takes in what others did fifty times at most, as each time costs a look at every plant', () => {
    const visit = visitOf(before);
    const { joins: _, ...rest } = visit.state;
    const garden = gardenAfter(before, 'bbbb', visitOf(before).state, now);
    const found = foundBy('aaaa', visit.state, garden, german);
    const wet = { ...found, plants: found.plants.map((plant) => ({ ...plant, water: plant.water - 1 })) };
    expect(joinedWith({ ...rest, joins: 49 }, wet, seededRandom(1))?.joins).toBe(50);
    expect(joinedWith({ ...rest, joins: 50 }, wet, seededRandom(1))).toBeNull();
  });
});

describe.each(locales)('in %s', (locale) => {
  const known = knownIn(locale);
  const everything = Object.fromEntries(
    taughtKanji.map((kanji) => [kanji, { type: 'maple', x: 50, y: 60, care: {}, soil: null }]),
  ) as Garden['plants'];

  test('HAN-02 every kanji that is taught can be asked for', () => {
    for (let from = 0; from < taughtKanji.length; from += 24) {
      const planted = taughtKanji.slice(from, from + 24);
      const plants = Object.fromEntries(
        planted.map((kanji) => [kanji, everything[kanji]]),
      ) as typeof everything;
      const setup = visitIn({ plants }, known, seededRandom(from));
      expect(setup.plants).toHaveLength(planted.length);
      expect(setupSchema.safeParse(setup).success).toBe(true);
      expect(JSON.stringify(setup).length).toBeLessThan(40_000);
      expect(asksRightly(setup.prompts, locale, (kanji) => known.entries.get(kanji) ?? null)).toBe(true);
    }
  });
});

test('API-09 a visit that takes wrong answers for right is refused', () => {
  const isRight = ({ prompts }: { prompts: readonly TypedPrompt[] }) => asksRightly(prompts, 'de', find);
  const setup = visitIn(firstGarden, german, seededRandom(1));
  const [prompt, ...prompts] = setup.prompts;
  if (!prompt) throw new Error('no prompt');
  const changed = (change: Partial<typeof prompt>) => ({
    ...setup,
    prompts: [{ ...prompt, ...change }, ...prompts],
  });
  expect(isRight(setup)).toBe(true);
  expect(isRight(changed({ readings: ['ぬ'] }))).toBe(false);
  expect(isRight(changed({ glosses: ['Tal'] }))).toBe(false);
  expect(isRight(changed({ kanji: '龍' }))).toBe(false);
  const plain = prompts.find(({ beside }) => beside.length > 0) ?? prompt;
  expect(isRight({ prompts: [{ ...plain, beside: [] }] }), 'a meaning of another kanji as a typo').toBe(
    false,
  );
});
