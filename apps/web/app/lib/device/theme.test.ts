import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { grounds } from './theme.ts';

test('the browser’s bars have the colour of the page', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../../../../packages/ui/src/tokens.css'), 'utf8');
  expect(tokens).toContain(`--color-ground: light-dark(${grounds.light}, ${grounds.dark});`);
});
