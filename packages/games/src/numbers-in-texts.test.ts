import { readFileSync } from 'node:fs';
import { type Locale, locales } from '@michi/messages/locales';
import { describe, expect, test } from 'vitest';
import { difficulties } from './jukugo/words.ts';
import levels from './mitsukete/levels.json' with { type: 'json' };
import { puzzlesPerSet } from './puzzle/puzzles.ts';
import { questionCounts } from './tabibito/constants.ts';
import type { PathTexts } from './tabibito/path.ts';
import paths from './tabibito/paths.json' with { type: 'json' };
import { challenges } from './tatakae/challenges.ts';
import { rounds } from './tatakae/constants.ts';

const folder = import.meta.dirname;
const read = <T>(path: string): T => JSON.parse(readFileSync(`${folder}/${path}`, 'utf8'));
const messagesIn = (locale: Locale, namespace: string) =>
  read<{ pageDescription: string; lobby: { challengesTitle: string; lead: string } }>(
    `../../messages/messages/${locale}/${namespace}.json`,
  );

/** Numbers as words, from one on; in Japanese they are put together of digits. */
const words: Readonly<Record<Exclude<Locale, 'ja'>, string>> = {
  de: 'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig einundzwanzig',
  en: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty twenty-one',
  es: 'un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiún',
  fr: 'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt vingt-et-un',
};
const characters: Readonly<Record<Locale, RegExp>> = {
  de: /(\S+) Zeichen\b/gu,
  en: /(\S+) characters\b/gu,
  es: /(\S+) caracteres\b/gu,
  fr: /(\S+(?: et un)?) caractères\b/gu,
  ja: /([一二三四五六七八九十]+)字/gu,
};

/** A number word as a number; null for another word, and for the one to three that a text may speak of freely. */
function numberOf(word: string, locale: Locale): number | null {
  const number = locale === 'ja' ? japaneseNumber(word) : words[locale].split(' ').indexOf(plain(word)) + 1;
  return number > 3 ? number : null;
}

const plain = (word: string) => word.toLowerCase().replaceAll(' ', '-');

function japaneseNumber(word: string): number {
  const digit = (sign: string | undefined) => (sign ? '一二三四五六七八九'.indexOf(sign) + 1 : 0);
  const [tens, ones] = word.includes('十') ? word.split('十') : [null, word];
  return (tens === null ? 0 : (digit(tens) || 1) * 10) + digit(ones);
}

test.each([
  ['de', 'einundzwanzig', 21],
  ['fr', 'vingt et un', 21],
  ['es', 'doce', 12],
  ['ja', '二十一', 21],
  ['ja', '十', 10],
  ['ja', '七', 7],
  ['en', 'many', null],
] as const)('LNG-01 in %s the number %s is read', (locale, word, number) => {
  expect(numberOf(word, locale)).toBe(number);
});

describe.each(locales)('LNG-01 numbers in texts are those of the data in %s', (locale) => {
  const texts = read<PathTexts>(`tabibito/path-texts/${locale}.json`);
  const contentOf = (path: string, module: string) => texts[path]?.modules[module]?.content.join('\n') ?? '';
  const modules = paths.flatMap((path) => path.modules.map((module) => ({ path: path.id, ...module })));

  test('a practice and a review ask for as many characters as they say', () => {
    const graded = modules.filter(({ type }) => type === 'practice' || type === 'review');
    const said = graded.flatMap(({ path, id, kanji }) =>
      [...contentOf(path, id).matchAll(characters[locale])].flatMap(([, word = '']) => {
        const number = numberOf(word, locale);
        return number === null ? [] : [{ id, number, kanji: kanji.length }];
      }),
    );
    expect(said.length).toBeGreaterThanOrEqual(8);
    expect(said.filter(({ number, kanji }) => number !== kanji)).toEqual([]);
  });

  test('a quiz has as many questions as it says', () => {
    const { least, most } = questionCounts.quiz;
    expect([least, most]).toEqual([8, 12]);
    const [few, many] =
      locale === 'ja'
        ? ['八問', '十二問']
        : [least, most].map((number) => words[locale].split(' ')[number - 1]);
    for (const { path, id, type } of modules)
      if (type === 'quiz')
        expect(contentOf(path, id).toLowerCase(), id).toMatch(new RegExp(`${few}.*${many}`, 'u'));
  });

  test('descriptions of games count their levels, words, puzzles, challenges and rounds', () => {
    const numbersIn = (text: string) => text.match(/\d+/gu)?.map(Number) ?? [];
    const all = difficulties.flatMap((difficulty) => read<unknown[]>(`jukugo/words/${difficulty}.json`));
    const spelled = (number: number) =>
      locale === 'ja'
        ? ('一二三四五六七八九十'[number - 1] ?? '')
        : (words[locale].split(' ')[number - 1] ?? '');
    const { pageDescription: mitsukete } = messagesIn(locale, 'mitsukete');
    const { pageDescription: jukugo } = messagesIn(locale, 'jukugo');
    const { pageDescription: puzzle } = messagesIn(locale, 'puzzle');
    const { lobby } = messagesIn(locale, 'tatakae');
    expect(numbersIn(mitsukete)).toContain(levels.length);
    for (const number of numbersIn(jukugo)) expect(number).toBeLessThanOrEqual(all.length);
    expect(puzzle.toLowerCase()).toContain(spelled(puzzlesPerSet));
    expect(lobby.challengesTitle.toLowerCase()).toContain(spelled(challenges.length));
    expect(lobby.lead.toLowerCase()).toContain(spelled(rounds));
  });
});
