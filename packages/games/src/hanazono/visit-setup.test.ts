import { readFileSync } from 'node:fs';
import { seededRandom } from '@michi/game-kit/random';
import { deckIds, joinDeck } from '@michi/kanji/decks';
import type { LookAlikes } from '@michi/kanji/kanji';
import type { Language } from '@michi/kanji/languages';
import { taughtKanji } from '@michi/kanji/taught-kanji';
import { locales } from '@michi/messages/locales';
import { describe, expect, test } from 'vitest';
import { asksRightly, type TypedEntry, type TypedPrompt } from '../typed-prompts.ts';
import { apart, firstSun, firstWater } from './constants.ts';
import { firstGarden, type Garden } from './garden.ts';
import { setupSchema } from './setup.ts';
import { offeredInVisit, visitIn } from './visit-setup.ts';

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
    ['山', '川'].map((kanji) => [
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
    ['日', []],
    ['月', []],
  ]);
});

test('HAN-03 a plant is found as it was left; two that stand in one place move apart', () => {
  const at = { type: 'maple', x: 50, y: 60, care: { aaaa: [2, 1, 2, 30, 1] } } as const;
  const plants: Garden['plants'] = {
    山: { ...at, care: { aaaa: [2, 1, 2, 30, 1] }, soil: [7, 8, 1] },
    川: { ...at, care: {}, soil: null },
  };
  const { plants: found } = visitIn({ plants }, german, seededRandom(1));
  expect(found[0]).toMatchObject({ kanji: '山', growth: 2, water: 7, sun: 8, x: 50, y: 60 });
  expect(found[1]).toMatchObject({ growth: 0, water: firstWater, sun: firstSun });
  const [one, other] = found;
  if (!one || !other) throw new Error('a plant is missing');
  expect(Math.abs(one.x - other.x) >= apart.x || Math.abs(one.y - other.y) >= apart.y).toBe(true);
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
