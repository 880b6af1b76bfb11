import { globSync, readFileSync } from 'node:fs';
import { composedReading, isComposed } from '@michi/kanji/composed-reading';
import { deckIds } from '@michi/kanji/decks';
import type { KanjiFacts } from '@michi/kanji/kanji';
import { toHiragana } from '@michi/kanji/romaji';
import { locales } from '@michi/messages/locales';
import { expect, test } from 'vitest';
import { builtInFor } from './jukugo/built-in-words.ts';
import { distractorReadings } from './jukugo/constants.ts';
import { difficulties } from './jukugo/words.ts';

const folder = import.meta.dirname;
const text = (path: string) => readFileSync(`${folder}/${path}`, 'utf8');
const known = new Map(
  deckIds
    .flatMap((deck): KanjiFacts[] => JSON.parse(text(`../../kanji/data/${deck}/facts.json`)))
    .map(({ kanji, readings }) => [kanji, readings.map(({ kana }) => kana)]),
);
const readings = (kanji: string) => known.get(kanji) ?? [];
const isKnown = (word: string) => (word.match(/\p{Script=Han}/gu) ?? []).every((kanji) => known.has(kanji));

/** Words whose reading belongs to the whole of them: those of the official table, then names. */
const whole: Readonly<Record<string, string>> = {
  日本: 'にほん',
  一人: 'ひとり',
  二人: 'ふたり',
  一羽: 'いちわ',
  二羽: 'にわ',
  今日: 'きょう',
  明日: 'あした',
  昨日: 'きのう',
  大人: 'おとな',
  父さん: 'とうさん',
  母さん: 'かあさん',
  上手: 'じょうず',
  下手: 'へた',
  文字: 'もじ',
  時計: 'とけい',
  部屋: 'へや',
  果物: 'くだもの',
  土産: 'みやげ',
  吹雪: 'ふぶき',
  老舗: 'しにせ',
  黄昏: 'たそがれ',
  行灯: 'あんどん',
  天照大神: 'あまてらすおおみかみ',
  谷中: 'やなか',
};
/** What articles tell of: readings that somebody chose freely, and the names of parts. */
const told = new Set([
  '偉大なる航路 グランドライン',
  '故きを温ねて新しきを知る ふるきをたずねてあたらしきをしる',
  '心愛 ここあ',
  '美空 そら',
  '月 らいと',
  '七音 どれみ',
  '宇宙 そら',
  '地球 ほし',
  '理由 わけ',
  '強敵 とも',
  '恋水 なみだ',
  '大砲 いしへん',
  '細胞 にくづき',
]);

/** In Japanese a word has no gap before it: it may be a part of what stands before the bracket. */
function isTrue(word: string, kana: string): boolean {
  if (told.has(`${word} ${kana}`)) return true;
  const starts = [...word].flatMap((sign, at) => (/[\p{Script=Han}おご]/u.test(sign) ? [at] : []));
  return starts.some((start) => {
    for (let end = word.length; end > start; end--)
      if (isRead(word.slice(start, end), toHiragana(kana))) return true;
    return false;
  });
}

function isRead(word: string, kana: string): boolean {
  if (isComposed(word, kana, readings)) return true;
  return Object.entries(whole).some(([part, read]) => {
    const [before = '', after = '', ...more] = word.split(part);
    if (!word.includes(part) || more.length > 0 || !kana.includes(read)) return false;
    const at = kana.indexOf(read);
    const rest = [kana.slice(0, at), kana.slice(at + read.length)] as const;
    return isComposed(before, rest[0], readings) && isComposed(after, rest[1], readings);
  });
}

const wordWithReading =
  /([おご]?[\p{Script=Han}々][\p{Script=Han}々ぁ-ゖァ-ヺー]*)\s?[(（]([ぁ-ゖァ-ヺー]+)[)）]/gu;

function wrongIn(texts: string): string[] {
  const pairs = [...texts.matchAll(wordWithReading)];
  const wrong = pairs.filter(([, word = '', kana = '']) => isKnown(word) && !isTrue(word, kana));
  return [...new Set(wrong.map(([pair]) => pair))];
}

test.each(difficulties)(
  'JUK-02 the readings of the words of difficulty %i are composed of those of their kanji',
  (difficulty) => {
    const words: { jukugo: string; hiragana: string }[] = JSON.parse(text(`jukugo/words/${difficulty}.json`));
    const wrong = words.filter(({ jukugo, hiragana }) => !isRead(jukugo, hiragana));
    expect(wrong.map(({ jukugo }) => jukugo)).toEqual([]);
  },
);

test('JUK-01 built-in words are read kanji by kanji, and distractors as compounds read them', () => {
  for (const { jukugo, hiragana, kanjiReadings } of builtInFor(5))
    expect(composedReading(jukugo, hiragana, readings), jukugo).toEqual(kanjiReadings);
  for (const [kanji, reading] of Object.entries(distractorReadings))
    expect(toHiragana(readings(kanji)[0] ?? ''), kanji).toBe(reading);
});

test.each(locales)('TAB-05 words in the lessons in %s are read as their kanji are', (locale) => {
  expect(wrongIn(text(`tabibito/path-texts/${locale}.json`))).toEqual([]);
});

test.each(locales)('BLG-03 words in the articles in %s are read as their kanji are', (locale) => {
  const articles = globSync(`${folder}/../../../content/blog/*/${locale}.md`);
  expect(articles.length).toBeGreaterThanOrEqual(12);
  for (const path of articles) expect(wrongIn(readFileSync(path, 'utf8')), path).toEqual([]);
});

test.each([
  ['学校 (がくせい)', ['学校 (がくせい)']],
  ['学校 (がっこう)', []],
  ['お金 (おかね)', []],
  ['日本語（にほんご）', []],
  ['皿にのるのは牛肉（ぎゅうにく）', []],
])('BLG-03 a wrong reading is found: %s', (sentence, wrong) => {
  expect(wrongIn(sentence)).toEqual(wrong);
});
