import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mostOptions } from '@michi/games/hanazono/setup';
import { acceptedReadings } from '@michi/kanji/accepted-readings';
import { deckIds, joinDeck } from '@michi/kanji/decks';
import type { KanjiEntry } from '@michi/kanji/kanji';
import { locales } from '@michi/messages/locales';
import { lookAlikesOf, lookIn } from './look-alikes.ts';

/** Learners take them for each other, though no deck holds the second: its reading and its meaning are others. */
const beyondDecks = ['未末', '千干', '夫失', '雪雷', '待侍', '村材', '橋矯'];

const root = join(import.meta.dirname, '../..');
const read = (path: string) => JSON.parse(readFileSync(join(root, 'packages', path), 'utf8'));

/** Writes of each deck which kanji look like its own: first those of which we say what tells them apart. */
export function writeLookAlikes(drawingOf: (kanji: string) => string): void {
  const entries = new Map(deckIds.flatMap(entriesOf).map((entry) => [entry.kanji, entry]));
  const looks = new Map([...entries.keys()].map((kanji) => [kanji, lookIn(kanji, drawingOf(kanji))]));
  const told = [...Object.keys(read('messages/messages/de/lookalikes.json')), ...beyondDecks];
  for (const deck of deckIds) {
    const lines = read(`kanji/data/${deck}/facts.json`).map(({ kanji }: KanjiEntry) => {
      const entry = entries.get(kanji) as KanjiEntry;
      const isApart = (other: string) => !mayBoth(entry, entries.get(other));
      const first = told.filter((pair) => pair.includes(kanji)).map((pair) => pair.replace(kanji, ''));
      const next = lookAlikesOf(kanji, looks, isApart, mostOptions + first.length);
      const alike = [...new Set([...first.filter(isApart), ...next])].slice(0, mostOptions - 1);
      return `  ${JSON.stringify(kanji)}: ${JSON.stringify(alike.join(''))}`;
    });
    writeFileSync(join(root, `packages/kanji/data/${deck}/look-alikes.json`), `{\n${lines.join(',\n')}\n}\n`);
  }
}

/** The kanji of a deck, with what they mean in all languages. */
function entriesOf(deck: string): KanjiEntry[] {
  const facts = read(`kanji/data/${deck}/facts.json`);
  const [first = [], ...more] = locales.map((locale) =>
    joinDeck(facts, read(`kanji/data/${deck}/${locale}.json`)),
  );
  return first.map((entry, index) => {
    const glosses = more.flatMap((entries) => entries[index]?.glosses ?? []);
    return { ...entry, glosses: [...entry.glosses, ...glosses] };
  });
}

/** Whether the reading that is asked, or a meaning, is that of both kanji. */
function mayBoth(asked: KanjiEntry, other: KanjiEntry | undefined): boolean {
  if (!other) return false;
  const meanings = new Set(asked.glosses.map((gloss) => gloss.toLowerCase()));
  return (
    acceptedReadings(other).includes(acceptedReadings(asked)[0] ?? '') ||
    other.glosses.some((gloss) => meanings.has(gloss.toLowerCase()))
  );
}
