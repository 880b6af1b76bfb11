import { execFileSync, execSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const inOrder = 'export const one = 1;\n';
const unordered = 'export const one=1';

let clone: string;
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'kanji-no-michi-'));
  for (const file of ['biome.json', '.gitignore', 'scripts/lint', 'scripts/hooks'])
    cpSync(join(root, file), join(clone, file), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
  git('init', '--quiet');
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  execSync(scripts.hooks, { cwd: clone });
});
afterAll(() => rmSync(clone, { recursive: true }));

function git(...args: readonly string[]): void {
  execFileSync('git', args, { cwd: clone });
}

function commit(): { code: number | null; said: string } {
  const who = ['-c', 'user.name=test', '-c', 'user.email=test@example.org'];
  const { status, stdout, stderr } = spawnSync('git', [...who, 'commit', '--quiet', '-m', 'test'], {
    cwd: clone,
    encoding: 'utf8',
  });
  return { code: status, said: stdout + stderr };
}

test('`npm run hooks` makes a commit check the files in it, and no others', () => {
  writeFileSync(join(clone, 'good.ts'), inOrder);
  writeFileSync(join(clone, 'other.ts'), unordered);
  git('add', 'good.ts');
  expect(commit()).toMatchObject({ code: 0 });

  writeFileSync(join(clone, 'bad.ts'), unordered);
  git('add', 'bad.ts');
  const refused = commit();
  expect(refused.code).toBe(1);
  expect(refused.said).toContain('bad.ts');
  expect(refused.said).not.toContain('other.ts');
});
