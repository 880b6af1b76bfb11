import { readFileSync } from 'node:fs';
import { acceptedReadings } from '@michi/kanji/accepted-readings';
import { deckIds } from '@michi/kanji/decks';
import type { KanjiFacts, Meaning } from '@michi/kanji/kanji';
import { locales } from '@michi/messages/locales';
import { aPrompt } from '@michi/testing/hanazono';
import { describe, expect, test } from 'vitest';
import { meaningKey } from '../typed-answer.ts';
import { isAnswer, judge } from './answers.ts';
import { longestAnswer } from './constants.ts';

const data = `${import.meta.dirname}/../../../kanji/data`;
const read = <T>(deck: string, name: string): T =>
  JSON.parse(readFileSync(`${data}/${deck}/${name}.json`, 'utf8')) as T;

const prompt = (readings: string, glosses: string) =>
  aPrompt('山', { readings: readings.split(' '), glosses: glosses.split(',') });

describe('HAN-02 a reading is right', () => {
  const school = prompt('がっこう こう', 'Schule');
  test.each([
    'がっこう',
    'ガッコウ',
    'gakkou',
    'gakkō',
    'gakkoo',
    ' Gakkou ',
    'ｇａｋｋｏｕ',
    'がっこー',
    'こう',
    'kō',
  ])('as %s', (typed) => {
    expect(judge('reading', school, typed)).toBe('right');
  });

  test.each(['か\u3099っこう', 'ｶﾞｯｺｳ', 'か\u309bっこう'])(
    'with its dakuten as signs of their own: %s',
    (typed) => {
      expect(judge('reading', school, typed)).toBe('right');
    },
  );

  test.each([
    '🏫',
    'がっこう🏫',
    '\u{d83c}',
    'がっこう'.repeat(2_500),
    'n'.repeat(10_000),
    'kk'.repeat(5_000),
  ])('as nothing else: %s', (typed) => {
    expect(judge('reading', school, typed)).toBe('wrong');
    expect(judge('meaning', school, typed)).toBe('wrong');
  });

  test.each([
    ['あたらしい', 'atarashii', 'right'],
    ['あたらしい', 'atarahsii', 'typo'],
    ['あたらしい', 'atarashki', 'typo'],
    ['あたらしい', 'atarasii', 'right'], // as keyboards in Japan write it
    ['あたらしい', 'atarashi', 'wrong'], // a short vowel is another sound
    ['あたらしい', 'atareshii', 'wrong'], // it can be read, as another word
    ['はな', 'hsna', 'wrong'], // a short word forgives nothing
    ['はな', '🌸', 'wrong'],
  ])('%s is answered by %s: %s', (reading, typed, judgement) => {
    expect(judge('reading', prompt(reading, 'Blume'), typed)).toBe(judgement);
  });
});

describe('HAN-02 a meaning is right', () => {
  const rest = prompt('やすむ', 'sich ausruhen,Pause,Größe,verstehen');
  test.each([
    ['sich ausruhen', 'right'],
    ['AUSRUHEN', 'right'],
    ['  Pause ', 'right'],
    ['die Pause', 'right'],
    ['Grösse', 'right'],
    ['Groesse', 'right'],
    ['grosse', 'right'],
    ['ausrhuen', 'typo'],
    ['versthen', 'typo'],
    ['verrstehen', 'typo'],
    ['vverrstehen', 'wrong'],
    ['Pausa', 'wrong'],
    ['gehen', 'wrong'],
    ['die', 'wrong'],
  ])('%s is %s', (typed, judgement) => {
    expect(judge('meaning', rest, typed)).toBe(judgement);
  });

  test.each([
    ['école', 'ecole'],
    ['l’école', 'École'],
    ['to eat', 'Eat'],
    ['el corazón', 'corazon'],
    ['cœur', 'coeur'],
    ['数字の1', '数字の１'],
    ['が', 'か\u3099'],
  ])('%s is answered by %s', (gloss, typed) => {
    expect(judge('meaning', prompt('あ', gloss), typed)).toBe('right');
  });

  test('a sound mark of kana is no accent', () => {
    expect(meaningKey('ばら')).not.toBe(meaningKey('はら'));
  });
});

test('HAN-02 an option is right if it is the kanji itself', () => {
  expect(judge('writing', aPrompt('山'), '山')).toBe('right');
  expect(judge('writing', aPrompt('山'), '川')).toBe('wrong');
});

test('HAN-02 nothing but marks is no answer', () => {
  for (const text of ['', '  ', '。', '-']) {
    expect(isAnswer('meaning', text), text).toBe(false);
  }
  expect(isAnswer('reading', ' . ')).toBe(false);
  expect(isAnswer('reading', 'あ')).toBe(true);
});

test('HAN-02 what is shown as right is right, for every kanji that is taught, in every language', () => {
  for (const deck of deckIds) {
    const facts = read<KanjiFacts[]>(deck, 'facts');
    for (const fact of facts) {
      const readings = acceptedReadings(fact);
      const asked = { ...aPrompt('山'), readings };
      expect(judge('reading', asked, fact.first.romaji), fact.kanji).toBe('right');
      for (const reading of readings) {
        expect(judge('reading', asked, reading)).toBe('right');
        const longer = { ...asked, readings: [`${reading}あ`] };
        expect(judge('reading', longer, reading), 'what can be read is no typo').not.toBe('typo');
      }
    }
    for (const locale of locales) {
      for (const [kanji, { glosses }] of Object.entries(read<Record<string, Meaning>>(deck, locale))) {
        const asked = { ...aPrompt('山'), glosses: [...glosses] };
        for (const gloss of glosses) {
          expect(judge('meaning', asked, gloss), `${kanji} ${gloss}`).toBe('right');
          expect(gloss.length, gloss).toBeLessThanOrEqual(longestAnswer);
        }
      }
    }
  }
});
