import deck1 from '@michi/kanji/deck-1/facts.json' with { type: 'json' };
import deck2 from '@michi/kanji/deck-2/facts.json' with { type: 'json' };
import deck3 from '@michi/kanji/deck-3/facts.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { type Level, levelSchema } from './level.ts';
import de from './level-texts/de.json' with { type: 'json' };
import en from './level-texts/en.json' with { type: 'json' };
import es from './level-texts/es.json' with { type: 'json' };
import fr from './level-texts/fr.json' with { type: 'json' };
import ja from './level-texts/ja.json' with { type: 'json' };
import file from './levels.json' with { type: 'json' };
import { matchPoints } from './scoring.ts';

const levels: Level[] = file;
const ids = levels.map((level) => level.id);

type Texts = Record<string, { name: string; description: string }>;
const locales: [locale: string, texts: Texts][] = Object.entries({ de, en, es, fr, ja });

const facts = [...deck1, ...deck2, ...deck3];
const n5 = facts.filter(({ jlpt }) => jlpt === 5).map(({ kanji }) => kanji);
const n4 = facts.filter(({ jlpt }) => jlpt === 4).map(({ kanji }) => kanji);
/** The levels a learner plays before the first N4 kanji. */
const n5LevelCount = 18;

/** Score of a level without a wrong move and without time bonus: the combo rises by one with each match. */
function perfectScore(level: Level): number {
  const combos = Array.from({ length: level.targetCount }, (_, combo) => combo);
  return combos.reduce((score, combo) => score + matchPoints(level, combo), 0);
}

/** Total score of a player who has finished the first `count` levels once, perfectly. */
function perfectTotal(count: number): number {
  return levels.slice(0, count).reduce((total, level) => total + perfectScore(level), 0);
}

describe('levels', () => {
  test('MIT-02 there are forty levels with ids of their own', () => {
    expect(levels).toHaveLength(40);
    expect(new Set(ids).size).toBe(40);
  });

  test.each(levels)('MIT-02 level $id parses as it stands', (level) => {
    expect(levelSchema.parse(level)).toEqual(level);
  });

  test.each(levels)('MIT-02 level $id fits a phone and has cards for fillers', (level) => {
    expect(level.cols).toBeLessThanOrEqual(level.rows);
    const fillerSets = Math.floor((level.rows * level.cols) / 3) - level.targetCount;
    expect(level.kanjiCount - level.targetCount).toBeGreaterThan(0);
    expect(level.kanjiCount - level.targetCount).toBeLessThanOrEqual(fillerSets);
  });

  test('MIT-02 difficulty, board and targets never shrink from one level to the next', () => {
    for (const size of [
      (level: Level) => level.difficulty,
      (level: Level) => level.rows * level.cols,
      (level: Level) => level.targetCount,
      perfectScore,
    ]) {
      const sizes = levels.map(size);
      expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    }
  });

  test('MIT-02 the first four levels know no clock, the others leave time to look', () => {
    for (const [index, { timeLimitS, targetCount, id }] of levels.entries()) {
      if (index < 4) expect(timeLimitS, id).toBeNull();
      else expect(timeLimitS, id).toBeGreaterThanOrEqual(targetCount * 35);
    }
  });

  test('MIT-03 the first levels draw on N5 only, the others on N5 and N4', () => {
    const known = new Set([...n5, ...n4]);
    for (const [index, level] of levels.entries()) {
      const allowed = index < n5LevelCount ? new Set(n5) : known;
      expect(
        level.kanji.filter((kanji) => !allowed.has(kanji)),
        level.id,
      ).toEqual([]);
    }
  });

  test('MIT-03 the first three decks hold the kanji of the levels', () => {
    const brought = new Set(levels.flatMap((level) => level.kanji));
    expect(new Set(facts.map(({ kanji }) => kanji))).toEqual(brought);
  });

  test('MIT-03 the first two levels are open and the scores to unlock never fall', () => {
    const scores = levels.map((level) => level.unlockScore);
    expect(scores.slice(0, 2)).toEqual([0, 0]);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  });

  test('MIT-03 no level has to be repeated, yet none opens by itself', () => {
    for (const [index, { id, unlockScore }] of [...levels.entries()].slice(2)) {
      expect(unlockScore, id).toBeLessThanOrEqual(0.85 * perfectTotal(index));
      expect(unlockScore, id).toBeGreaterThanOrEqual(0.7 * perfectTotal(index));
    }
  });

  test('MIT-03 who never builds a combo and has no time left replays one or two levels', () => {
    let total = 0;
    let replays = 0;
    let last = 0;
    for (const level of levels) {
      for (; total < level.unlockScore; replays++) total += last;
      last = level.targetCount * matchPoints(level, 0);
      total += last;
    }
    expect(replays).toBeGreaterThanOrEqual(1);
    expect(replays).toBeLessThanOrEqual(2);
  });
});

describe.each(locales)('texts of the levels in %s', (_, texts) => {
  test('MIT-02 every level has a name and a description', () => {
    expect(Object.keys(texts)).toEqual(ids);
    for (const [id, { name, description }] of Object.entries(texts)) {
      expect(name, id).toMatch(/^\S.{0,24}\S$/u);
      expect(description, id).toMatch(/^\S.{0,78}[.。]$/u);
    }
  });

  test('MIT-02 no two levels share a name or a description', () => {
    const all = Object.values(texts);
    expect(new Set(all.map((text) => text.name)).size).toBe(all.length);
    expect(new Set(all.map((text) => text.description)).size).toBe(all.length);
  });
});

test.each(locales.filter(([locale]) => locale !== 'ja'))(
  'MIT-02 a text in %s shows only kanji of its own level',
  (_, texts) => {
    for (const { id, kanji } of levels) {
      const shown = Object.values(texts[id] ?? {}).flatMap((text) => text.match(/\p{Script=Han}/gu) ?? []);
      expect(
        shown.filter((sign) => !kanji.includes(sign)),
        id,
      ).toEqual([]);
    }
  },
);
