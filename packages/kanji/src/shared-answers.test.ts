import { expect, test } from 'vitest';
import { acceptedReadings } from './accepted-readings.ts';
import { judgeMeaning, judgeReading } from './judge.ts';
import { languages } from './languages.ts';
import { pickOptions } from './pick-options.ts';
import { answersTo, namesOther, shareMeaning, shareReading } from './shared-answers.ts';
import { meaningsOf, taughtAnswers, taughtFacts } from './testing/taught.ts';

const answers = taughtAnswers();
const of = (kanji: string) => {
  const found = answers.get(kanji);
  if (!found) throw new Error(`${kanji} is not taught`);
  return found;
};

test.each([
  ...['海洋', '庭園', '中内', '終済', '光灯', '在有', '番順', '約契', '果実', '事物', '努労', '町村'],
  ...['愁慨', '聞問', '祝祭', '夕夜'],
])('ANS-01 %s share a meaning', ([one = '', other = '']) => {
  expect(shareMeaning(of(one), of(other))).toBe(true);
  expect(shareMeaning(of(other), of(one))).toBe(true);
});

test.each(['山川', '兄姉', '弟妹', '母海', '飯旅'])(
  'ANS-01 %s share none, though their words have much in common',
  ([one = '', other = '']) => {
    expect(shareMeaning(of(one), of(other))).toBe(false);
  },
);

test('ANS-01 the text of one kanji may show another', () => {
  const shown = (kanji: string) => ({ kanji, ...meaningsOf(kanji, 'ja') }) as const;
  const ocean = { kanji: '洋', glosses: ['広々とした海', '大海原'] } as const;
  expect(namesOther(ocean, { kanji: '海', glosses: ['塩からい水の広がり'] })).toBe(true);
  expect(namesOther({ kanji: '海', glosses: ['塩からい水の広がり'] }, ocean)).toBe(true);
  expect(namesOther(ocean, { kanji: '原', glosses: ['草原'] })).toBe(false); // accepted, and not shown
  expect(shown('洋').glosses[0]).toContain('海');
});

test('ANS-01 readings that sound alike are shared', () => {
  const answersOf = (kanji: string, kana: string) =>
    answersTo(kanji, { first: { kana, romaji: '' }, readings: [{ kana, type: 'kun', joyo: true }] }, {});
  expect(shareReading(answersOf('図', 'ず'), answersOf('頭', 'づ'))).toBe(true);
  expect(shareReading(answersOf('図', 'ず'), answersOf('十', 'じゅう'))).toBe(false);
});

/** What is right for one of two kanji that share nothing is wrong for the other: all pairs, or one in so many. */
function expectNothingShared(step: number): void {
  for (const [at, facts] of taughtFacts.entries())
    for (let place = (at * 7) % step; place < taughtFacts.length; place += step) {
      const other = taughtFacts[place];
      if (!other || other === facts) continue;
      if (!shareMeaning(of(facts.kanji), of(other.kanji)))
        for (const language of languages) {
          const its = meaningsOf(facts.kanji, language);
          for (const gloss of meaningsOf(other.kanji, language).glosses)
            expect(judgeMeaning(its, gloss), `${facts.kanji}: ${gloss} (${other.kanji})`).toBe('wrong');
        }
      if (!shareReading(of(facts.kanji), of(other.kanji))) {
        const readings = acceptedReadings(facts);
        for (const reading of acceptedReadings(other))
          expect(judgeReading(readings, reading), `${facts.kanji}: ${reading}`).toBe('wrong');
      }
    }
}

test('ANS-01 what is right for one of two kanji that share nothing is wrong for the other', () => {
  expectNothingShared(211);
});
test('ANS-01 the same for seven times as many pairs', { tags: ['sweep'] }, () => expectNothingShared(31));

test('ANS-01 options are picked in their order, none beside one that it clashes with', () => {
  const clash = (one: number, other: number) => one % 10 === other % 10;
  expect(pickOptions(1, [2, 12, 1, 11, 3, 22, 4, 5], 4, clash)).toEqual([1, 2, 3, 4]);
  expect(pickOptions(1, [11, 21], 4, clash)).toEqual([1]);
  expect(pickOptions(1, [], 4, clash)).toEqual([1]);
});

test('ANS-01 no more candidates are made than are needed', () => {
  let made = 0;
  function* endless() {
    for (;;) {
      made += 1;
      yield made;
    }
  }
  expect(pickOptions(0, endless(), 4, () => false)).toEqual([0, 1, 2, 3]);
  expect(made).toBeLessThanOrEqual(4);
});
