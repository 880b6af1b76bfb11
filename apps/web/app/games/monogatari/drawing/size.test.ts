import { globSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const mostBytes = 120_000;

test('MON-01: the drawings are small, even before they are packed', () => {
  const files = globSync(`${import.meta.dirname}/*.{ts,tsx,css}`).filter((path) => !path.includes('.test.'));
  expect(files.length).toBeGreaterThan(8);
  expect(files.reduce((sum, path) => sum + statSync(path).size, 0)).toBeLessThan(mostBytes);
});
