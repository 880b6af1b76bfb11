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

const nobody = { wanted: [], due: [], met: new Set<string>() };

describe.each(songIds)('OTO-01 the kanji of %s', (song) => {
  const entriesIn = (locale: string) =>
    decksOf(song).flatMap((deck) =>
      joinDeck(read(deck, 'facts'), read(deck, locale)).map((entry) => ({ ...entry, beside: [] })),
    );

  test('are those of its theme, of a station, then what is due; as many as its difficulty says', () => {
    const entries = entriesIn('de');
    const others = entries.map(({ kanji }) => kanji).filter((kanji) => !themes[song].includes(kanji));
    const [wanted, due] = [others.slice(-9, -4), others.slice(-7)];
    const met = new Set(entries.map(({ kanji }) => kanji));
    const chosen = choosePrompts(song, entries, { wanted, due, met }, lots()).map(({ kanji }) => kanji);
    expect(chosen).toHaveLength(promptsIn[songs[song].difficulty]);
    expect(new Set(chosen.slice(0, 5))).toEqual(new Set(themes[song]));
    expect(new Set(chosen.slice(5, 10))).toEqual(new Set(wanted));
    expect(new Set(chosen.slice(10, 14))).toEqual(new Set(due.slice(-4)));
  });

  test('OTO-02 are seven for who has met none of them: those of its theme, then the first of its decks', () => {
    const entries = entriesIn('de');
    const chosen = choosePrompts(song, entries, nobody, lots());
    const others = entries.filter(({ kanji }) => !themes[song].includes(kanji)).slice(0, 2);
    expect(chosen.every(({ isNew }) => isNew)).toBe(true);
    expect(new Set(chosen.map(({ kanji }) => kanji))).toEqual(
      new Set([...themes[song], ...others.map(({ kanji }) => kanji)]),
    );
  });

  test('OTO-02 are those that the learner has met and few new ones; what a station has taught is not new', () => {
    const entries = entriesIn('de');
    const all = entries.map(({ kanji }) => kanji);
    const [met, wanted] = [new Set(all.slice(20, 23)), all.slice(-9)];
    const chosen = choosePrompts(song, entries, { wanted, due: [], met }, lots());
    const known = chosen.filter(({ isNew }) => !isNew).map(({ kanji }) => kanji);
    expect(new Set(known)).toEqual(new Set([...met, ...wanted]));
    expect(chosen.filter(({ isNew }) => isNew)).toHaveLength(7);
  });

  test.each(locales)('can be played in %s', (locale) => {
    const entries = entriesIn(locale);
    for (let from = 0; from < entries.length; from += 30) {
      const prompts = choosePrompts(song, entries.slice(from, from + 30), nobody, lots());
      if (prompts.length < 2) continue;
      const { error } = z.safeParse(setupSchema, { language: locale, song, pace: 'falling', prompts });
      expect(error?.issues ?? []).toEqual([]);
    }
  });
});
