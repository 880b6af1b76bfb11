import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');

test('.node-version names the Node that is installed with the packages, on every platform', () => {
  const { optionalDependencies }: { optionalDependencies: Record<string, string> } = JSON.parse(
    read('package.json'),
  );
  const [version, ...others] = new Set(Object.values(optionalDependencies));
  expect(others).toEqual([]);
  expect(read('.node-version').trim()).toBe(version);
});
