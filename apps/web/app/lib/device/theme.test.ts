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
    const ground = `--color-ground: light-dark(${light}, ${dark});`;
    expect(
      styles('desks.css')
        .split('}')
        .find((block) => block.includes(ground)),
    ).toContain(`"${desk}"`);
    if (desk === 'paper') expect(styles('tokens.css')).toContain(ground);
  }
});
