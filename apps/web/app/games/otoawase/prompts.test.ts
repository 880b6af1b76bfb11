import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promptsIn } from '@michi/games/otoawase/constants';
import { setupSchema } from '@michi/games/otoawase/setup';
import { songIds, songs } from '@michi/games/otoawase/songs';
import { joinDeck } from '@michi/kanji/decks';
import { locales } from '@michi/messages/locales';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { choosePrompts, decksOf, themes } from './prompts.ts';

const data = join(import.meta.dirname, '../../../../../packages/kanji/data');
const read = (deck: string, name: string) =>
  JSON.parse(readFileSync(join(data, deck, `${name}.json`), 'utf8'));

/** Lots that differ from each other, the same every time. */
function lots(): () => number {
  let drawn = 0;
  return () => (drawn = (drawn + 0.618) % 1);
}

describe.each(songIds)('OTO-01 the kanji of %s', (song) => {
  const entriesIn = (locale: string) =>
    decksOf(song).flatMap((deck) =>
      joinDeck(read(deck, 'facts'), read(deck, locale)).map((entry) => ({ ...entry, beside: [] })),
    );

  test('are those of its theme, of a station, then what is due; as many as its difficulty says', () => {
    const entries = entriesIn('de');
    const others = entries.map(({ kanji }) => kanji).filter((kanji) => !themes[song].includes(kanji));
    const [wanted, due] = [others.slice(-9, -4), others.slice(-7)];
    const chosen = choosePrompts(song, entries, [wanted, due], lots()).map(({ kanji }) => kanji);
    expect(chosen).toHaveLength(promptsIn[songs[song].difficulty]);
    expect(new Set(chosen.slice(0, 5))).toEqual(new Set(themes[song]));
    expect(new Set(chosen.slice(5, 10))).toEqual(new Set(wanted));
    expect(new Set(chosen.slice(10, 14))).toEqual(new Set(due.slice(-4)));
  });

  test.each(locales)('can be played in %s', (locale) => {
    const entries = entriesIn(locale);
    for (let from = 0; from < entries.length; from += 30) {
      const prompts = choosePrompts(song, entries.slice(from, from + 30), [], lots());
      if (prompts.length < 2) continue;
      const { error } = z.safeParse(setupSchema, { language: locale, song, pace: 'falling', prompts });
      expect(error?.issues ?? []).toEqual([]);
    }
  });
});
