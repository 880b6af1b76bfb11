import { readFileSync } from 'node:fs';
import paths from '@michi/games/tabibito/paths.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import * as advanced from './advanced.ts';
import * as beginner from './beginner.ts';
import * as expert from './expert.ts';
import * as intermediate from './intermediate.ts';

const drawn = { beginner, intermediate, advanced, expert };
const styles = readFileSync(new URL('../../../../../../packages/ui/src/drawn.css', import.meta.url), 'utf8');
const all = Object.values(drawn).flatMap(({ scenes }) => Object.entries(scenes));

test.each(Object.entries(drawn))(
  'TAB-02 each path of %s has a scene of its own, and no other is drawn',
  (name, { scenes }) => {
    const ofDifficulty = paths.filter(({ difficulty_level }) => difficulty_level === name);
    expect(Object.keys(scenes)).toEqual(ofDifficulty.map(({ id }) => id));
  },
);

describe.each(all)('%s', (_, scene) => {
  test('every tone has its colour', () => {
    for (const [tone] of scene) expect(styles).toMatch(new RegExp(`\\.d-${tone}\\b`));
  });

  test('its shapes are well-formed, none twice, and weigh 12 KB at most', () => {
    const shapes = scene.map(([, path]) => path);
    expect(new Set(shapes).size).toBe(shapes.length);
    for (const path of shapes) expect(path).toMatch(/^M[-MLHVCSQTAZmlhvcsqtaz\d. ]+$/);
    expect(JSON.stringify(scene).length).toBeLessThanOrEqual(12_000);
  });
});
