// `npm run answers`: writes of each deck which meanings of other kanji could pass for one of its own and which words have its
// readings, and of all kanji which share a meaning, so that no page has to know all meanings and words. To be run whenever a
// meaning or a word of Jukugo has changed; the files are committed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readingWordsFor } from '@michi/games/jukugo/reading-words';
import { difficulties } from '@michi/games/jukugo/words';
import { apartAmong } from '@michi/kanji/apart';
import { type DeckMeanings, deckIds } from '@michi/kanji/decks';
import type { KanjiFacts } from '@michi/kanji/kanji';
import { languages } from '@michi/kanji/languages';
import { besideIn } from '@michi/kanji/meanings-beside';

const data = join(import.meta.dirname, '../packages/kanji/data');
const read = (deck: string, name: string) =>
  JSON.parse(readFileSync(join(data, deck, `${name}.json`), 'utf8'));
const meaningsIn = (language: string): DeckMeanings[] => deckIds.map((deck) => read(deck, language));

const tables = languages.map((language) => besideIn(meaningsIn(language), language));
for (const [index, deck] of deckIds.entries()) {
  const entries = languages.map((language, at) => `"${language}": ${linesOf(tables[at]?.[index] ?? {})}`);
  writeFileSync(join(data, deck, 'beside.json'), `{\n${entries.join(',\n')}\n}\n`);
}

const byLanguage = languages.map((language) => [language, Object.assign({}, ...meaningsIn(language))]);
const taught: KanjiFacts[] = deckIds.flatMap((deck) => read(deck, 'facts'));
const apart = apartAmong(
  taught.map((facts) => ({
    facts,
    meanings: Object.fromEntries(byLanguage.map(([language, all]) => [language, all[facts.kanji]])),
  })),
);
writeFileSync(join(data, '../src/apart.json'), `${linesOf(apart)}\n`);

const words = difficulties.flatMap((difficulty) =>
  JSON.parse(readFileSync(join(data, `../../games/src/jukugo/words/${difficulty}.json`), 'utf8')),
);
const ofReadings = readingWordsFor(taught, words);
for (const deck of deckIds) {
  const kanji: KanjiFacts[] = read(deck, 'facts');
  const own = kanji.flatMap((each) => (ofReadings[each.kanji] ? [[each.kanji, ofReadings[each.kanji]]] : []));
  writeFileSync(join(data, deck, 'words.json'), `${linesOf(Object.fromEntries(own))}\n`);
}

/** One kanji in each line. */
function linesOf(table: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(table).map(
    ([kanji, meanings]) => `  ${JSON.stringify(kanji)}: ${JSON.stringify(meanings)}`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n}`;
}
