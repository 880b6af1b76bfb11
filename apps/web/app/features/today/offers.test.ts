import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameEvent, Skill } from '@michi/game-kit/events';
import { catalogue, isFed } from '@michi/games/catalogue';
import { taughtKanji } from '@michi/kanji/taught-kanji';
import { gradeOf } from '@michi/progress/grades';
import { expect, test } from 'vitest';
import { gameOffers } from './offers.ts';

test('TDY-01 only what is open is offered, with the kanji that it asks', () => {
  const first = gameOffers({ mitsukete: 0, puzzleLevel: 1, growing: [] });
  const levels = (offers: typeof first) => offers.filter(({ game }) => game === 'mitsukete');
  expect(levels(first).map(({ to }) => to)).toContain('/mitsukete/play/first-strokes');
  expect(levels(first).map(({ to }) => to)).not.toContain('/mitsukete/play/sky-and-earth');
  expect(levels(gameOffers({ mitsukete: 1_000_000, puzzleLevel: 1, growing: [] }))).toHaveLength(40);
  for (const { kanji } of levels(first)) expect(taughtKanji).toEqual(expect.arrayContaining([...kanji]));
});

test('TDY-01 Puzzle offers the set that its next level plays', () => {
  const at = (puzzleLevel: number) =>
    gameOffers({ mitsukete: 0, puzzleLevel, growing: [] })
      .find(({ game }) => game === 'puzzle')
      ?.kanji.join('');
  expect(at(1)).toBe('休明好男森花語想働落');
  expect(at(2)).not.toBe(at(1));
  expect(at(6)).toBe(at(1));
});

test('TDY-01 Hanazono offers the kanji that still grow in the garden', () => {
  const offers = gameOffers({ mitsukete: 0, puzzleLevel: 1, growing: ['水', '木'] });
  expect(offers.find(({ game }) => game === 'hanazono')?.kanji).toEqual(['水', '木']);
});

/** The skills of which a game's recorded answers say something to the memory. */
function toldBy(game: string): ReadonlySet<Skill> {
  const folder = join(import.meta.dirname, '../../../../../packages/games/src', game, 'recordings');
  const events: GameEvent[] = globSync('*.json', { cwd: folder }).flatMap(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).events,
  );
  return new Set(
    events.flatMap((event) =>
      event.type === 'kanjiAnswered' && gradeOf(event, false) !== null ? event.skill : [],
    ),
  );
}

test.each(catalogue)(
  'MEM-01 the catalogue knows what answers in $title say to the memory',
  ({ id, feeds }) => {
    expect(new Set<Skill>(feeds)).toEqual(toldBy(id));
    for (const skill of toldBy(id)) expect(isFed(skill)).toBe(true);
  },
);

test('TDY-01 a game that says nothing to the memory is not offered', () => {
  const offered = gameOffers({ mitsukete: 0, puzzleLevel: 1, growing: [] });
  for (const { game, skills } of offered) expect(new Set(skills)).toEqual(toldBy(game));
  expect(offered.some(({ game }) => game === 'tatakae')).toBe(toldBy('tatakae').size > 0);
});
