import { readFileSync } from 'node:fs';
import { acceptedReadings } from '@michi/kanji/accepted-readings';
import { type DeckMeanings, deckIds } from '@michi/kanji/decks';
import type { KanjiFacts, LookAlikes } from '@michi/kanji/kanji';
import { type Language, languages } from '@michi/kanji/languages';
import { answersTo } from '@michi/kanji/shared-answers';
import { expect, test } from 'vitest';
import { mostOptions } from './setup.ts';

const packages = `${import.meta.dirname}/../../..`;
const read = (path: string) => JSON.parse(readFileSync(`${packages}/${path}.json`, 'utf8'));
const facts = new Map(
  deckIds.flatMap((deck): [string, KanjiFacts][] =>
    read(`kanji/data/${deck}/facts`).map((each: KanjiFacts) => [each.kanji, each]),
  ),
);
const byDeck = deckIds.map((deck): LookAlikes => read(`kanji/data/${deck}/look-alikes`));
const alike: LookAlikes = Object.assign({}, ...byDeck);
const told = Object.keys(read('messages/messages/de/lookalikes'));

test('HAN-02 every kanji that is taught has look-alikes, as many as are shown beside it', () => {
  expect(byDeck.flatMap((table) => Object.keys(table))).toEqual([...facts.keys()]);
  for (const [kanji, others] of Object.entries(alike)) {
    expect([...others], kanji).toHaveLength(mostOptions - 1);
    expect(new Set([kanji, ...others]).size, kanji).toBe(mostOptions);
  }
});

test('HAN-02 the kanji that learners take for each other are look-alikes', () => {
  for (const [kanji = '', other = ''] of [
    '未末',
    '土士',
    '人入',
    '待持',
    '千干',
    '問間',
    '鳥島',
    '微徴',
    '猫猶',
  ])
    expect(alike[kanji], `${kanji} ${other}`).toContain(other);
});

const meanings = languages.map((language): [Language, DeckMeanings] => [
  language,
  Object.assign({}, ...deckIds.map((deck) => read(`kanji/data/${deck}/${language}`))),
]);
const answers = new Map(
  [...facts].map(([kanji, its]) => [
    kanji,
    answersTo(kanji, its, Object.fromEntries(meanings.map(([language, all]) => [language, all[kanji]]))),
  ]),
);

/** What makes both answers right: the reading that is asked, or a meaning in any language. */
function shared(kanji: string, other: string): string[] {
  const [asked, its] = [answers.get(kanji), answers.get(other)];
  const [askedFacts, itsFacts] = [facts.get(kanji), facts.get(other)];
  if (!asked || !its || !askedFacts || !itsFacts) return []; // taught by no deck: named by hand, and told apart by who named it
  const reading = acceptedReadings(askedFacts).slice(0, 1);
  return [
    ...reading.filter((each) => acceptedReadings(itsFacts).includes(each)),
    ...[...asked.meanings].filter((key) => its.meanings.has(key)),
  ];
}

test('HAN-02 those of which we say what tells them apart come first', () => {
  for (const kanji of facts.keys()) {
    const first = told.filter((pair) => pair.includes(kanji)).map((pair) => pair.replace(kanji, ''));
    const mayStand = first.filter((other) => shared(kanji, other).length === 0).slice(0, mostOptions - 1);
    expect(alike[kanji]?.slice(0, mayStand.length), kanji).toBe(mayStand.join(''));
  }
});

test('HAN-02 ANS-01 no look-alike has the reading that is asked, nor in any language a meaning', () => {
  for (const [kanji, others] of Object.entries(alike))
    for (const other of others) expect(shared(kanji, other), `${kanji} ${other}`).toEqual([]);
});

test('HAN-02 a table of look-alikes is small beside the deck it belongs to', () => {
  for (const [index, table] of byDeck.entries())
    expect(JSON.stringify(table).length, deckIds[index]).toBeLessThan(2_000);
});
