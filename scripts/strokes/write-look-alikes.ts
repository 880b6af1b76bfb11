import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mostOptions } from '@michi/games/hanazono/setup';
import { acceptedReadings } from '@michi/kanji/accepted-readings';
import { deckIds } from '@michi/kanji/decks';
import type { KanjiFacts } from '@michi/kanji/kanji';
import { languages } from '@michi/kanji/languages';
import { type Answers, answersTo, shareMeaning } from '@michi/kanji/shared-answers';
import { lookAlikesOf, lookIn } from './look-alikes.ts';

/** Learners take them for each other, though no deck holds the second: its reading and its meaning are others. */
const beyondDecks = ['未末', '千干', '夫失', '雪雷', '待侍', '村材', '橋矯'];

const root = join(import.meta.dirname, '../..');
const read = (path: string) => JSON.parse(readFileSync(join(root, 'packages', path), 'utf8'));

/** Writes of each deck which kanji look like its own: first those of which we say what tells them apart. */
export function writeLookAlikes(drawingOf: (kanji: string) => string): void {
  const known = new Map(deckIds.flatMap(knownOf).map((each) => [each.facts.kanji, each]));
  const looks = new Map([...known.keys()].map((kanji) => [kanji, lookIn(kanji, drawingOf(kanji))]));
  const told = [...Object.keys(read('messages/messages/de/lookalikes.json')), ...beyondDecks];
  for (const deck of deckIds) {
    const lines = read(`kanji/data/${deck}/facts.json`).map(({ kanji }: KanjiFacts) => {
      const asked = known.get(kanji) as Known;
      const isApart = (other: string) => !mayBoth(asked, known.get(other));
      const first = told.filter((pair) => pair.includes(kanji)).map((pair) => pair.replace(kanji, ''));
      const next = lookAlikesOf(kanji, looks, isApart, mostOptions + first.length);
      const alike = [...new Set([...first.filter(isApart), ...next])].slice(0, mostOptions - 1);
      return `  ${JSON.stringify(kanji)}: ${JSON.stringify(alike.join(''))}`;
    });
    writeFileSync(join(root, `packages/kanji/data/${deck}/look-alikes.json`), `{\n${lines.join(',\n')}\n}\n`);
  }
}

interface Known {
  readonly facts: KanjiFacts;
  readonly answers: Answers;
}

/** The kanji of a deck, with what is right of them in all languages. */
function knownOf(deck: string): Known[] {
  const meanings = languages.map((language) => [language, read(`kanji/data/${deck}/${language}.json`)]);
  return read(`kanji/data/${deck}/facts.json`).map((facts: KanjiFacts) => {
    const its = meanings.map(([language, all]) => [language, all[facts.kanji]]);
    return { facts, answers: answersTo(facts.kanji, facts, Object.fromEntries(its)) };
  });
}

/** Whether the reading that is asked, or a meaning, is that of both kanji. */
function mayBoth(asked: Known, other: Known | undefined): boolean {
  if (!other) return false;
  const [reading = ''] = acceptedReadings(asked.facts);
  return acceptedReadings(other.facts).includes(reading) || shareMeaning(asked.answers, other.answers);
}
