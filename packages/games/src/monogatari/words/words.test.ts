import { readFileSync } from 'node:fs';
import { isComposed } from '@michi/kanji/composed-reading';
import { deckIds } from '@michi/kanji/decks';
import { jlptLevels, kanjiByJlpt } from '@michi/kanji/jlpt';
import type { KanjiFacts } from '@michi/kanji/kanji';
import { locales } from '@michi/messages/locales';
import { expect, test } from 'vitest';
import { backgrounds, people } from '../story.ts';
import { templates } from '../templates.ts';
import { dictionary } from '../vocabulary/dictionary.ts';
import { isOffered, type StoryWord, words, wordTypes } from './words.ts';

const all: readonly StoryWord[] = words;
const folder = `${import.meta.dirname}/../../../../kanji/data`;
const readings = new Map(
  deckIds
    .flatMap((deck): KanjiFacts[] => JSON.parse(readFileSync(`${folder}/${deck}/facts.json`, 'utf8')))
    .map((fact) => [fact.kanji, fact.readings.map(({ kana }) => kana)]),
);
const kanjiIn = (text: string) => text.match(/\p{Unified_Ideograph}/gu) ?? [];
const everyday = new Set([...kanjiByJlpt.values()].flat());

test('MON-01 some hundred words of four kinds and three difficulties, each with its kana', () => {
  expect(all).toHaveLength(117);
  expect(new Set(all.map(({ id }) => id)).size).toBe(117);
  expect(new Set(all.map(({ kanji }) => kanji)).size).toBe(117);
  const counts = wordTypes.map((type) => all.filter((word) => word.type === type).length);
  expect(counts).toEqual([57, 25, 17, 18]);
  expect([1, 2, 3].map((level) => all.filter((word) => isOffered(word, level)).length)).toEqual([
    56, 89, 117,
  ]);
  for (const { kana, kanji, type } of all) {
    expect(kana).toMatch(/^[ぁ-ゖ]+$/u);
    expect(kanjiIn(kanji).length > 0, kanji).toBe(type !== 'particle');
    const okurigana = /[ぁ-ゖ]*$/u.exec(kanji)?.[0] ?? '';
    if (type !== 'particle') expect(kana.endsWith(okurigana), kanji).toBe(true);
  }
});

/** Words whose reading belongs to the whole of them, and the one verb whose reading changes with its form. */
const asWhole =
  /^(?:今日|明日|昨日|今朝|今年|一人|二人|大人|一日|部屋|上手|下手|[父母兄姉](?:さん|ちゃん)|祖[父母](?:さん|ちゃん)|友達|文字|日本.?|来.|二日|二十日|八百屋)$/u;

test('MON-01 words are read as their kanji are, where decks know them; all are kanji for every day', () => {
  const entries = [...dictionary];
  const rare = entries.filter(([written]) => kanjiIn(written).some((each) => !everyday.has(each)));
  expect(rare).toEqual([]);
  const known = entries.filter(
    ([written]) => !asWhole.test(written) && kanjiIn(written).every((each) => readings.has(each)),
  );
  expect(known.length).toBeGreaterThan(800);
  const readingsOf = (kanji: string) => readings.get(kanji) ?? [];
  expect(known.filter(([written, kana]) => !isComposed(written, kana, readingsOf))).toEqual([]);
});

test.each(locales)('MON-01 every word, template and person has its texts in %s', (locale) => {
  const read = (namespace: string) =>
    JSON.parse(
      readFileSync(
        `${import.meta.dirname}/../../../../messages/messages/${locale}/${namespace}.json`,
        'utf8',
      ),
    );
  const texts = read('monogatari');
  expect(Object.keys(read('monogatariWords').words)).toEqual(all.map(({ id }) => id));
  for (const { id } of templates)
    expect(Object.keys(texts.templates[id])).toEqual(['title', 'hook', 'synopsis']);
  expect(Object.keys(texts.people)).toEqual([...people]);
  expect(Object.keys(texts.backgrounds)).toEqual(['blank', ...backgrounds]);
  // in Japanese the learner's title is the template's own
  if (locale === 'ja') for (const { id, title } of templates) expect(texts.templates[id].title).toBe(title);
});

test('MON-01 four templates with 4, 6, 5 and 8 panels; what they ask for is known early and lies on the table at level 1', () => {
  expect(templates.map(({ panelCount }) => panelCount)).toEqual([4, 6, 5, 8]);
  const early = new Set(jlptLevels.slice(0, 3).flatMap((level) => kanjiByJlpt.get(level) ?? []));
  const atFirst = all
    .filter((word) => isOffered(word, 1))
    .map(({ kanji }) => kanji)
    .join('');
  for (const { requiredKanji, id } of templates) {
    expect(new Set(requiredKanji).size, id).toBe(requiredKanji.length);
    expect(requiredKanji.length, id).toBeGreaterThanOrEqual(4);
    expect(requiredKanji.length, id).toBeLessThanOrEqual(8);
    for (const kanji of requiredKanji) {
      expect(early, `${kanji} of ${id}`).toContain(kanji);
      expect(atFirst, `${kanji} of ${id}`).toContain(kanji);
    }
  }
});
