import { expect, test } from 'vitest';
import { acceptedReadings } from './accepted-readings.ts';
import { judgeMeaning, judgeReading } from './judge.ts';
import { type Language, languages } from './languages.ts';
import { meaningKeys } from './meaning-key.ts';
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

interface Tried {
  readonly kanji: string;
  readonly gloss: string;
}

/** What is right for one kanji is right for another only if they share it, and a typo never. `tried` chooses the meanings. */
function misjudged(
  language: Language,
  tried: (all: readonly Tried[], glosses: readonly string[], at: number) => readonly Tried[],
): string[] {
  const own = taughtFacts.map(({ kanji }) => ({ kanji, meanings: meaningsOf(kanji, language) }));
  const all = own.flatMap(({ kanji, meanings }) => meanings.glosses.map((gloss) => ({ kanji, gloss })));
  return own.flatMap(({ kanji, meanings }, at) =>
    tried(all, meanings.glosses, at)
      .filter((other) => {
        if (other.kanji === kanji) return false;
        const verdict = judgeMeaning(meanings, other.gloss);
        return verdict === 'typo' || (verdict === 'right' && !shareMeaning(of(kanji), of(other.kanji)));
      })
      .map((other) => `${kanji}: ${other.gloss} (${other.kanji})`),
  );
}

test.each(languages)('ANS-01 in %s kanji that share no meaning have no answer in common', (language) => {
  const someOf = (all: readonly Tried[], _: unknown, at: number) =>
    all.filter((_, place) => (at * 7 + place) % 211 === 0);
  expect(misjudged(language, someOf)).toEqual([]);
});

/** With the first letter another word begins: neither a form nor a typo has another one. */
test.each(languages)('ANS-01 in %s the same for all that begin alike', { tags: ['sweep'] }, (language) => {
  const initials = (gloss: string) => meaningKeys(gloss, language).map(([first]) => first);
  const ofInitial = new Map<string | undefined, Tried[]>();
  const alike = (all: readonly Tried[], glosses: readonly string[]) => {
    if (ofInitial.size === 0)
      for (const each of all)
        for (const initial of new Set(initials(each.gloss)))
          ofInitial.set(initial, [...(ofInitial.get(initial) ?? []), each]);
    return [...new Set(glosses.flatMap(initials))].flatMap((initial) => ofInitial.get(initial) ?? []);
  };
  expect(misjudged(language, alike)).toEqual([]);
});

test('ANS-01 kanji that share no reading have no answer in common', () => {
  const readings = taughtFacts.map((facts) => ({ kanji: facts.kanji, all: acceptedReadings(facts) }));
  const both = readings.flatMap((one, at) =>
    readings
      .filter((_, place) => (at * 7 + place) % 31 === 0)
      .filter((other) => other !== one && !shareReading(of(one.kanji), of(other.kanji)))
      .filter((other) => other.all.some((reading) => judgeReading(one.all, reading) !== 'wrong'))
      .map((other) => `${one.kanji} ${other.kanji}`),
  );
  expect(both).toEqual([]);
});

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
