import { readFileSync } from 'node:fs';
import { type DeckMeanings, deckIds } from '@michi/kanji/decks';
import { type Meaning, meaningInOneLine } from '@michi/kanji/kanji';
import { type Locale, locales } from '@michi/messages/locales';
import { expect, test } from 'vitest';
import { distractors } from './jukugo/constants.ts';
import { difficulties } from './jukugo/words.ts';
import levels from './mitsukete/levels.json' with { type: 'json' };
import paths from './tabibito/paths.json' with { type: 'json' };

const folder = import.meta.dirname;
const read = <T>(path: string): T => JSON.parse(readFileSync(`${folder}/${path}`, 'utf8'));

const words = difficulties.flatMap((difficulty) =>
  read<{ jukugo: string }[]>(`jukugo/words/${difficulty}.json`).map(({ jukugo }) => jukugo),
);
/** The kanji that may stand on one screen. */
const screens: readonly [name: string, kanji: readonly string[]][] = [
  ...levels.map(({ id, kanji }): [string, string[]] => [`the level ${id}`, kanji]),
  ...paths.map(({ id, modules }): [string, string[]] => [
    `the path ${id}`,
    modules.flatMap(({ kanji }) => kanji),
  ]),
  ['a board of Jukugo', [...words.join(''), ...distractors]],
];

test.each(locales)('LNG-01 no two kanji on one screen are shown with the same meaning in %s', (locale) => {
  const meanings = meaningsIn(locale);
  for (const [name, kanji] of screens) {
    // there cards of Japanese readers show readings, which many kanji share
    if (locale === 'ja' && name.includes('Jukugo')) continue;
    const kanjiOf = Map.groupBy(new Set(kanji), (each) => {
      const meaning = meanings.get(each);
      return meaning && meaningInOneLine(meaning).toLowerCase();
    });
    expect(
      [...kanjiOf].filter(([, alike]) => alike.length > 1),
      name,
    ).toEqual([]);
  }
});

function meaningsIn(locale: Locale): ReadonlyMap<string, Meaning> {
  const decks = deckIds.map((deck) => read<DeckMeanings>(`../../kanji/data/${deck}/${locale}.json`));
  return new Map(decks.flatMap((deck) => Object.entries(deck)));
}
