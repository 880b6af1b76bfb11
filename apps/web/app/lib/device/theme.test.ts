import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { desks } from '@michi/games/look';
import { expect, test } from 'vitest';
import { grounds } from './theme.ts';

const styles = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../../../packages/ui/src', name), 'utf8');

test('ACH-03 the browser’s bars have the colour of the page, on every desk', () => {
  expect(Object.keys(grounds)).toEqual(desks);
  for (const [desk, { light, dark }] of Object.entries(grounds)) {
    const [, block = ''] = styles('desks.css').split(`[data-desk="${desk}"] {`);
    expect(desk === 'paper' ? styles('tokens.css') : block.split('}')[0]).toContain(
      `--color-ground: light-dark(${light}, ${dark});`,
    );
  }
});
