// `npm run answers`: writes of each deck which meanings of other kanji could pass for one of its own, and of all kanji which
// share a meaning, so that no page has to know all meanings. To be run whenever a meaning has changed; the files are committed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** One kanji in each line. */
function linesOf(table: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(table).map(
    ([kanji, meanings]) => `  ${JSON.stringify(kanji)}: ${JSON.stringify(meanings)}`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n}`;
}
