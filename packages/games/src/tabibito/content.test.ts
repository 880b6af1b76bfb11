import { readFileSync } from 'node:fs';
import { seededRandom } from '@michi/game-kit/random';
import { type DeckMeanings, deckIds } from '@michi/kanji/decks';
import type { KanjiFacts } from '@michi/kanji/kanji';
import { readingKey } from '@michi/kanji/reading-key';
import { toHiragana } from '@michi/kanji/romaji';
import { answersTo, shareMeaning } from '@michi/kanji/shared-answers';
import { taughtKanji } from '@michi/kanji/taught-kanji';
import { describe, expect, test } from 'vitest';
import { deal } from './deal.ts';
import { difficulties } from './difficulties.ts';
import { moduleIds } from './journey.ts';
import { lessonQuestions } from './lesson.ts';
import { lessonWordsSchema, wordsOf } from './lesson-words.ts';
import { moduleTypes, type PathTexts, pathsSchema, pathTextsSchema } from './path.ts';
import pathsJson from './paths.json' with { type: 'json' };
import { sentenceAbout } from './sentence-about.ts';
import { type KnownKanji, promptsOf, runKinds, setupOf, setupSchema } from './setup.ts';

const languages = ['de', 'en', 'es', 'fr', 'ja'];
/** A word of one kanji with its reading, as in 好き (すき). */
const taughtReading =
  /(?<![\p{Script=Han}々][ぁ-ゖ]*|[おご])(\p{Script=Han})[ぁ-ゖ]*\s?[(（]([ぁ-ゖ]+)[)）]/gu;
const data = `${import.meta.dirname}/../../../kanji/data`;
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const known = new Map<string, KnownKanji>(
  deckIds.flatMap((deck) => {
    const meanings = languages.map((language): DeckMeanings => read(`${data}/${deck}/${language}.json`));
    return (read(`${data}/${deck}/facts.json`) as KanjiFacts[]).map(
      (facts) =>
        [
          facts.kanji,
          {
            ...facts,
            answers: answersTo(
              facts.kanji,
              facts,
              Object.fromEntries(
                languages.map((language, index) => [language, meanings[index]?.[facts.kanji]]),
              ),
            ),
          },
        ] as const,
    );
  }),
);
const find = (kanji: string): KnownKanji => {
  const found = known.get(kanji);
  if (!found) throw new Error(`${kanji} is in no deck`);
  return found;
};

const paths = pathsSchema.parse(pathsJson);
const questionCounts = { practice: [6, 14], quiz: [8, 12], review: [8, 12], challenge: [6, 12] } as const;
const textsOf = (language: string): PathTexts =>
  pathTextsSchema.parse(read(`${import.meta.dirname}/path-texts/${language}.json`));
const played = paths.flatMap((path) =>
  path.modules.flatMap((module) => {
    const setup = setupOf(path, module, find);
    return setup ? [{ id: module.id, path, module, setup }] : [];
  }),
);

describe.each(languages)('LNG-01 the texts of the paths in %s', (language) => {
  const texts = textsOf(language);

  test('are there for every path and every module, and for no other', () => {
    expect(Object.keys(texts).sort()).toEqual(paths.map(({ id }) => id).sort());
    for (const path of paths)
      expect(Object.keys(texts[path.id]?.modules ?? {}).sort(), path.id).toEqual(moduleIds(path).sort());
  });

  test('are trimmed, with typographic quotes, and no two modules of a path have the same title', () => {
    for (const [id, { name, description, modules }] of Object.entries(texts)) {
      const titles = Object.values(modules).map(({ title }) => title);
      expect(new Set(titles).size, id).toBe(titles.length);
      const stories = Object.values(modules).flatMap(({ title, story, content }) => [
        title,
        story,
        ...content,
      ]);
      for (const text of [name, description, ...stories])
        expect(text).toMatch(/^(?![\s\S]*['"])\S([\s\S]*\S)?$/u);
    }
  });
});

test('TAB-05 every kanji of a module stands in a deck', () => {
  for (const { modules } of paths)
    for (const module of modules) for (const kanji of module.kanji) expect(() => find(kanji)).not.toThrow();
});

test('TAB-05 TDY-01 new kanji come in the order of the lessons; decks 4 and 5 hold what these add to the levels', () => {
  const kanjiOf = (deck: string) =>
    (read(`${data}/${deck}/facts.json`) as KanjiFacts[]).map(({ kanji }) => kanji);
  const before = new Set(deckIds.slice(0, 3).flatMap(kanjiOf));
  const lessons = paths.flatMap(({ modules }) => modules.filter(({ type }) => type === 'lesson'));
  const added = lessons.flatMap(({ kanji }) => kanji).filter((kanji) => !before.has(kanji));
  expect(deckIds.slice(3, 5).flatMap(kanjiOf)).toEqual(added);
  const inLessons = [...new Set(lessons.flatMap(({ kanji }) => kanji))];
  expect(taughtKanji.filter((kanji) => inLessons.includes(kanji))).toEqual(inLessons);
  expect(taughtKanji.slice(0, 50)).toEqual(inLessons.slice(0, 50)); // nothing else comes in between at first
});

test('TAB-02 every difficulty and every type of module is there', () => {
  expect(new Set(paths.flatMap(({ modules }) => modules.map(({ type }) => type)))).toEqual(
    new Set(moduleTypes),
  );
  expect(difficulties).toEqual(expect.arrayContaining(paths.map((path) => path.difficulty_level)));
});

test.each(difficulties)('TAB-05 three paths of six modules or more are %s', (difficulty) => {
  const own = paths.filter((path) => path.difficulty_level === difficulty);
  expect(own).toHaveLength(3);
  for (const { id, modules } of own) expect(modules.length, id).toBeGreaterThanOrEqual(6);
});

test.each(languages)(
  'TAB-02 a lesson teaches four to seven new kanji and tells of each in %s',
  (language) => {
    const texts = textsOf(language);
    const taught = new Set<string>();
    for (const path of paths)
      for (const { id, type, kanji } of path.modules) {
        if (type !== 'lesson') continue;
        const { content } = texts[path.id]?.modules[id] ?? { content: [] };
        expect(kanji.length, id).toBeGreaterThanOrEqual(4);
        expect(kanji.length, id).toBeLessThanOrEqual(7);
        expect(content.length, id).toBeGreaterThanOrEqual(3);
        expect(kanji.filter((sign) => taught.has(sign) || !content.join('').includes(sign))).toEqual([]);
        for (const sign of kanji) taught.add(sign);
      }
  },
);

const lessons = paths.flatMap((path) =>
  path.modules.filter(({ type }) => type === 'lesson').map((module) => ({ ...module, path })),
);

test.each(languages)(
  'TAB-02 a lesson has a sentence for each kanji that its prompt has room for in %s',
  (language) => {
    const texts = textsOf(language);
    for (const { id, kanji, path } of lessons) {
      const content = texts[path.id]?.modules[id]?.content ?? [];
      for (const each of kanji) {
        const sentence = sentenceAbout(each, { kanji, content });
        expect(sentence, `${each} in ${id}`).toContain(each);
        expect(sentence?.length, `${each}: ${sentence}`).toBeLessThanOrEqual(150);
      }
    }
  },
);

describe('TAB-02 the words of the lessons', () => {
  const words = lessonWordsSchema.parse(read(`${import.meta.dirname}/lesson-words.json`));
  const taught = lessons.flatMap(({ kanji }) => kanji);

  test('are there for every kanji that is taught, and for no other', () => {
    expect(Object.keys(words)).toEqual(taught);
  });

  test.each(taught)('%s: one to three, in every language, read as its readings are', (kanji) => {
    const facts = find(kanji);
    const own = wordsOf(kanji, facts, words);
    expect(own.length).toBeGreaterThanOrEqual(1);
    expect(own.length).toBeLessThanOrEqual(3);
    const stems = facts.readings.map(({ kana }) => toHiragana(kana.replace(/\..*/, '')));
    for (const { word, reading, meaning, kana } of own) {
      expect(word).toContain(kanji);
      expect(stems, `${kanji} in ${word}`).toContain(toHiragana(reading));
      if (meaning) expect(Object.keys(meaning)).toEqual(languages);
      else expect(kana).toBe(facts.first.kana);
    }
  });

  test.each(lessons)('$id: questions with three options or more, none alike', ({ kanji }) => {
    const asked = lessonQuestions(promptsOf(kanji, find));
    expect(asked).toHaveLength(Math.ceil(kanji.length / 2));
    for (const { options } of asked) expect(options.length).toBeGreaterThanOrEqual(3);
  });
});

test.each(languages)(
  'TAB-05 a reading that a lesson teaches of a kanji alone is accepted in %s',
  (language) => {
    const texts = textsOf(language);
    for (const path of paths)
      for (const { id, type, kanji } of path.modules) {
        if (type !== 'lesson') continue;
        const content = texts[path.id]?.modules[id]?.content.join('\n') ?? '';
        for (const [, sign = '', reading = ''] of content.matchAll(taughtReading)) {
          if (!kanji.includes(sign)) continue;
          const readings = find(sign).readings.map(({ kana }) => readingKey(kana));
          expect(readings, `${sign} in ${id}`).toContain(readingKey(reading));
        }
      }
  },
);

test('TAB-05 what is not a lesson asks only for kanji that a lesson before it has taught, a game any of the journey', () => {
  const onJourney = new Set<string>();
  for (const { modules } of paths) {
    const onPath = new Set<string>();
    for (const { id, type, kanji } of modules) {
      if (type === 'lesson') for (const sign of kanji) onJourney.add(sign) && onPath.add(sign);
      const taught = type === 'game' ? onJourney : onPath;
      expect(
        kanji.filter((sign) => !taught.has(sign)),
        id,
      ).toEqual([]);
    }
  }
});

describe.each(played)('TAB-05 TAB-06 the run of $id', ({ path, module, setup }) => {
  test('can be played: well-formed, about kanji of its path, with as many questions as its type has', () => {
    expect(setupSchema.parse(setup)).toEqual(setup);
    expect(runKinds).toContain(setup.kind);
    const ofPath = path.modules.flatMap(({ kanji }) => kanji);
    for (const { kanji } of setup.prompts) expect(ofPath).toContain(kanji);
    const [least = 0, most = 0] = questionCounts[setup.kind];
    expect(setup.questions).toBeGreaterThanOrEqual(least);
    expect(setup.questions).toBeLessThanOrEqual(most);
    if (module.type === 'review') {
      const earlier = path.modules.slice(0, path.modules.indexOf(module)).flatMap(({ kanji }) => kanji);
      expect(setup.asked.some((kanji) => earlier.includes(kanji) && !module.kanji.includes(kanji))).toBe(
        earlier.some((kanji) => !module.kanji.includes(kanji)),
      );
    }
  });

  test('of a practice asks every kanji', () => {
    if (setup.kind !== 'practice') return;
    const asked = new Set(deal(setup, seededRandom(1)).map(({ kanji }) => kanji));
    expect([...asked].sort()).toEqual([...module.kanji].sort());
  });

  test('ANS-01 offers at least three options, and never two right ones in any language', () => {
    for (let seed = 0; seed < 40; seed++)
      for (const { kind, kanji, options } of deal(setup, seededRandom(seed))) {
        if (kind === 'typed') continue;
        expect(options.length, `${kanji} of ${module.id}`).toBeGreaterThanOrEqual(3);
        expect(options.filter((option) => option === kanji)).toHaveLength(1);
        const right = find(kanji);
        const readings = new Set([...right.readings, right.first].map(({ kana }) => readingKey(kana)));
        for (const other of options.filter((option) => option !== kanji).map(find)) {
          expect(shareMeaning(right.answers, other.answers), `${kanji} ${other.answers.kanji}`).toBe(false);
          expect(readings.has(readingKey(other.first.kana))).toBe(false);
        }
      }
  });
});
