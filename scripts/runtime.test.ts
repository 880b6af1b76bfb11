import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { root } from './prepare.mjs';
import { linkRuntime } from './runtime.mjs';

const program = process.platform === 'win32' ? 'node.exe' : 'node';
const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const packages = Object.keys(optionalDependencies);

let clone: string;
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'kanji-no-michi-'));
  cpSync(join(root, 'package.json'), join(clone, 'package.json'));
});
afterEach(() => rmSync(clone, { recursive: true }));

const folderOf = (name: string) => join(clone, 'node_modules', name, 'bin');
const link = () => join(clone, 'node_modules/.bin', program);

describe('OPS-03 the runtime that npm installed without its link', () => {
  test('gets it: to the package for this platform, of all that are there', () => {
    for (const name of packages) {
      mkdirSync(folderOf(name), { recursive: true });
      if (existsSync(join(root, 'node_modules', name)))
        symlinkSync(process.execPath, join(folderOf(name), program));
      else writeFileSync(join(folderOf(name), program), 'for another platform');
    }
    expect(linkRuntime(clone)).toBe(true);
    expect(execFileSync(link(), ['--version'], { encoding: 'utf8' })).toBe(`${process.version}\n`);
  });

  test.skipIf(process.platform === 'win32')('gets it in place of a link that leads nowhere', () => {
    for (const name of packages) {
      mkdirSync(folderOf(name), { recursive: true });
      symlinkSync(process.execPath, join(folderOf(name), program));
    }
    mkdirSync(join(clone, 'node_modules/.bin'), { recursive: true });
    symlinkSync('../gone/bin/node', link());
    expect(linkRuntime(clone)).toBe(true);
    expect(realpathSync(link())).toBe(realpathSync(process.execPath));
  });

  test('keeps a link that npm has made', () => {
    mkdirSync(join(clone, 'node_modules/.bin'), { recursive: true });
    writeFileSync(link(), 'made by npm');
    expect(linkRuntime(clone)).toBe(true);
    expect(readFileSync(link(), 'utf8')).toBe('made by npm');
  });

  test('is missed where no package for this platform is there', () => {
    expect(linkRuntime(clone)).toBe(false);
  });
});
