import { readFileSync } from 'node:fs';
import { isComposed } from '@michi/kanji/composed-reading';
import { deckIds } from '@michi/kanji/decks';
import type { KanjiFacts } from '@michi/kanji/kanji';
import { locales } from '@michi/messages/locales';
import { expect, test } from 'vitest';
import { difficulties } from './jukugo/words.ts';
import type { PathTexts } from './tabibito/path.ts';

const folder = import.meta.dirname;
const read = <T>(path: string): T => JSON.parse(readFileSync(`${folder}/${path}`, 'utf8'));
const known = new Map(
  deckIds
    .flatMap((deck) => read<KanjiFacts[]>(`../../kanji/data/${deck}/facts.json`))
    .map(({ kanji, readings }) => [kanji, readings.map(({ kana }) => kana)]),
);
const readings = (kanji: string) => known.get(kanji) ?? [];
const isKnown = (word: string) => (word.match(/\p{Script=Han}/gu) ?? []).every((kanji) => known.has(kanji));

/** Words whose reading belongs to the whole of them, and names. */
const whole: Readonly<Record<string, string>> = {};
const isTrue = (word: string, kana: string) => whole[word] === kana || isComposed(word, kana, readings);

test.each(difficulties)(
  'JUK-02 the readings of the words of difficulty %i are composed of those of their kanji',
  (difficulty) => {
    const words = read<{ jukugo: string; hiragana: string }[]>(`jukugo/words/${difficulty}.json`);
    expect(
      words
        .filter(({ jukugo, hiragana }) => !isTrue(jukugo, hiragana))
        .map(({ jukugo, hiragana }) => `${jukugo} ${hiragana}`),
    ).toEqual([]);
  },
);

test.each(locales)(
  'TAB-05 every word with its reading in a lesson in %s is read as its kanji are',
  (locale) => {
    const texts = Object.values(read<PathTexts>(`tabibito/path-texts/${locale}.json`)).flatMap(
      ({ modules }) => Object.values(modules).flatMap(({ story, content }) => [story, ...content]),
    );
    const pairs = texts.flatMap((text) => [
      ...text.matchAll(/([\p{Script=Han}々][\p{Script=Han}々ぁ-ゖァ-ヺー]*)\s?[(（]([ぁ-ゖァ-ヺー]+)[)）]/gu),
    ]);
    expect(pairs.length).toBeGreaterThan(100);
    const wrong = pairs.filter(([, word = '', kana = '']) => isKnown(word) && !isTrue(word, kana));
    expect([...new Set(wrong.map(([pair]) => pair))]).toEqual([]);
  },
);
