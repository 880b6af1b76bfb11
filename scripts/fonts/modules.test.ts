import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { importedAtOnce, modulesFrom } from './modules.ts';

const root = mkdtempSync(join(tmpdir(), 'modules-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const files = {
  'a.tsx': `
    import type { T } from './types.ts';
    import { b } from './b.ts';
    import './fonts/soon.generated.css';
    import { elsewhere } from 'elsewhere';
    const later = lazy(() => import('./later.tsx'));
    export { c } from './deep/c.json';`,
  'b.ts': `import { a } from './a.tsx';`,
  'later.tsx': `import { own } from './deep/own.ts';`,
  'types.ts': '',
  'deep/own.ts': '',
  'deep/c.json': '{}',
};
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

test('a module leads to what it imports now or later, in circles too; not to types, and not to what is yet to be built', () => {
  const found = modulesFrom(join(root, 'a.tsx')).map((path) => path.slice(root.length + 1));
  expect(found.sort()).toEqual(['a.tsx', 'b.ts', 'deep/c.json', 'deep/own.ts', 'later.tsx']);
});

test('modules that are not wanted lead nowhere', () => {
  const found = modulesFrom(join(root, 'a.tsx'), (path) => !path.endsWith('later.tsx'));
  expect(found.map((path) => path.slice(root.length + 1)).sort()).toEqual(['a.tsx', 'b.ts', 'deep/c.json']);
});

test('what is imported at once leaves out what comes later', () => {
  const found = importedAtOnce(join(root, 'a.tsx'));
  expect(found).toContain('./fonts/soon.generated.css');
  expect(found).not.toContain('./later.tsx');
  expect(found).not.toContain('./deep/own.ts');
});
