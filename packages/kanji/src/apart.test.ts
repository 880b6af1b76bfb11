import { expect, test } from 'vitest';
import written from './apart.json' with { type: 'json' };
import { apartAmong, mayBeReadAlike, mayBothBeRight, shareAnyMeaning } from './apart.ts';
import type { DeckMeanings } from './decks.ts';
import { languages } from './languages.ts';
import { meaningsOfDecks, taughtFacts } from './testing/taught.ts';

test('ANS-01 what must stay apart is as meanings are now: otherwise run `npm run answers`', () => {
  const byLanguage = languages.map((language): [string, DeckMeanings] => [
    language,
    Object.assign({}, ...meaningsOfDecks(language)),
  ]);
  const kanji = taughtFacts.map((facts) => ({
    facts,
    meanings: Object.fromEntries(byLanguage.map(([language, all]) => [language, all[facts.kanji]])),
  }));
  expect(written).toEqual(apartAmong(kanji));
});

test.each([
  ['海', '洋', true, true], // sea, ocean
  ['中', '内', true, true],
  ['川', '水', false, true], // in Japanese 川 is shown as water that flows
  ['山', '川', false, false],
])('ANS-01 %s and %s share a meaning: %s, may both be right: %s', (one, other, sharing, both) => {
  for (const [a, b] of [
    [one, other],
    [other, one],
  ] as const) {
    expect(shareAnyMeaning(a, b)).toBe(sharing);
    expect(mayBothBeRight(a, b)).toBe(both);
  }
});

test.each([
  ['三', '山', true], // さん
  ['日', '火', true], // ひ
  ['山', '川', false],
  ['三', '川', false],
])('ANS-01 %s and %s may be read alike: %s', (one, other, alike) => {
  expect(mayBeReadAlike(one, other)).toBe(alike);
  expect(mayBeReadAlike(other, one)).toBe(alike);
});
