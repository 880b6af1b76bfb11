import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '@michi/game-kit/random';
import { playableGames } from '@michi/games/catalogue';
import { deal } from '@michi/games/mitsukete/deal';
import mitsuketeLevels from '@michi/games/mitsukete/levels.json' with { type: 'json' };
import { isSongId } from '@michi/games/otoawase/songs';
import { pathsSchema } from '@michi/games/tabibito/path';
import pathsJson from '@michi/games/tabibito/paths.json' with { type: 'json' };
import { tatakaeKanji } from '@michi/games/tatakae/kanji';
import { levels as battles } from '@michi/games/tatakae/setup';
import { joinDeck } from '@michi/kanji/decks';
import { expect, test } from 'vitest';
import { choosePrompts, decksOf } from '../otoawase/prompts.ts';
import { levelPath } from './level-path.ts';

const data = join(import.meta.dirname, '../../../../../packages/kanji/data');
const read = (deck: string, name: string) =>
  JSON.parse(readFileSync(join(data, deck, `${name}.json`), 'utf8'));

const stations = pathsSchema
  .parse(pathsJson)
  .flatMap(({ modules }) => modules)
  .filter(({ type }) => type === 'game');

type Openings = (level: string, wanted: readonly string[]) => readonly (readonly string[])[];

/** The kanji that come up when a game is opened with those of a station, one time after the other. */
const openings: Readonly<Record<string, Openings>> = {
  mitsukete(id) {
    const level = mitsuketeLevels.find((each) => each.id === id);
    if (!level) throw new Error(`there is no level ${id}`);
    const deals = Array.from({ length: 200 }, (_, seed) => deal(level, seededRandom(seed)));
    return deals.map(({ cards }) => cards.map(({ kanji }) => kanji));
  },
  otoawase(song, wanted) {
    if (!isSongId(song)) throw new Error(`there is no song ${song}`);
    const entries = decksOf(song).flatMap((deck) =>
      joinDeck(read(deck, 'facts'), read(deck, 'de')).map((entry) => ({ ...entry, beside: [] })),
    );
    const wishes = { wanted, due: [], met: new Set<string>() };
    return [choosePrompts(song, entries, wishes, Math.random).map(({ kanji }) => kanji)];
  },
  tatakae(level) {
    expect(Object.keys(battles)).toContain(level);
    return [[...tatakaeKanji]]; // those that are proposed come before any other
  },
};

test.each(stations)(
  'TAB-05 $id opens a level of $game that has all of its kanji; five or more come up each time',
  ({ game = '', level = '', kanji }) => {
    expect(playableGames.map(String)).toContain(game);
    const opened = openings[game]?.(level, kanji) ?? [];
    expect(opened.flat()).toEqual(expect.arrayContaining(kanji));
    for (const prompts of opened)
      expect(kanji.filter((each) => prompts.includes(each)).length).toBeGreaterThanOrEqual(5);
  },
);

test.each([
  ['mitsukete', 'school', '/mitsukete/play/school'],
  ['otoawase', 'moon', '/otoawase/moon'],
  ['tatakae', 'classic', '/tatakae'],
])('TAB-05 a level of %s, %s, is opened at %s', (game, level, address) => {
  expect(levelPath(game, level)).toBe(address);
});
