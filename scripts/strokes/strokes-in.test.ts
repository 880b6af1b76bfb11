import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathsSchema } from '@michi/games/tabibito/path';
import pathsJson from '@michi/games/tabibito/paths.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { strokesIn } from './strokes-in.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const decks = 'packages/kanji/data';
const strokeCounts = new Map(
  readdirSync(join(root, decks)).flatMap((deck) =>
    (read(`${decks}/${deck}/facts.json`) as { kanji: string; strokes: number }[]).map(
      ({ kanji, strokes }) => [kanji, strokes] as const,
    ),
  ),
);
const lessons = pathsSchema
  .parse(pathsJson)
  .flatMap(({ modules }) => modules.filter(({ type }) => type === 'lesson'));

const drawn = (path: string, number: string) =>
  `<path id="kvg:04e00-s1" kvg:type="㇐" d="${path}"/><text transform="matrix(1 0 0 1 ${number})">1</text>`;

test.each([
  ['M11,54.25c3.19,0.62', 'M11,54.3c3.2,0.6'],
  ['c3.57-0.04,5.8,0.24', 'c3.6,0,5.8,0.2'],
  ['c1.5.61-.3-.98', 'c1.5,0.6-0.3-1'],
])('a path is kept to a tenth, its numbers apart: %s', (path, expected) => {
  expect(strokesIn(drawn(path, '4.25 54.13'))).toEqual({ paths: [expected], numbers: [[4, 54]] });
});

test('a stroke without its number is no drawing', () => {
  expect(() => strokesIn('<path d="M1,1"/>')).toThrow('1 strokes, 0 numbers');
});

test.each(lessons)(
  'TAB-02 the strokes of $id are those of its kanji, as many as the decks say',
  ({ id, kanji }) => {
    const packed = read(`apps/web/public/strokes/${id}.json`);
    expect(Object.keys(packed)).toEqual(kanji);
    for (const each of kanji) {
      expect(packed[each].paths, each).toHaveLength(strokeCounts.get(each) ?? 0);
      expect(packed[each].numbers, each).toHaveLength(strokeCounts.get(each) ?? 0);
      for (const path of packed[each].paths)
        expect(path).toMatch(/^M[\d.]+,[\d.]+[csCSlMm][\d.,\-csCSlL ]+$/);
    }
  },
);
