// @module-tag sweep
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { locales } from '@michi/messages/locales';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const made = ['build', 'public', 'node_modules'];
let copy: string;

/** Copies the sources, with packages of its own, so that what is changed there changes nothing here. */
function copySources(): string {
  const folder = mkdtempSync(join(tmpdir(), 'add-a-game-'));
  for (const part of ['apps', 'packages', 'content', 'scripts', 'package.json', 'tsconfig.base.json'])
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      filter: (path) => !made.some((name) => path.endsWith(`/${name}`)),
    });
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@michi') symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  cpSync(join(root, 'node_modules/@michi'), join(folder, 'node_modules/@michi'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  return folder;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), text);
}

function change(path: string, before: string, after: string): void {
  const text = readFileSync(join(copy, path), 'utf8');
  expect(text, path).toContain(before);
  write(path, text.replace(before, after));
}

/** Does what the page says, and nothing else. */
function addTheGame(): void {
  const page = readFileSync(join(root, 'docs/how-to/add-a-game.md'), 'utf8');
  const files = [...page.matchAll(/`([\w/<>.-]+)`[^`]*:\n\n```tsx?\n(.*?)```/gs)];
  expect(files.map(([, path]) => path)).toEqual([
    'packages/games/src/nazo/game.ts',
    'packages/games/src/nazo/rules.ts',
    'packages/games/src/nazo/proving.ts',
    'apps/web/app/routes/nazo/play.tsx',
  ]);
  for (const [, path = '', text = ''] of files) write(path, text);
  change(
    'packages/games/src/catalogue.ts',
    'import { otoawase }',
    "import { nazo } from './nazo/game.ts';\nimport { otoawase }",
  );
  change('packages/games/src/catalogue.ts', '  tokyoquest,\n', '  nazo,\n  tokyoquest,\n');

  const [, messages = ''] = /```json\n(.*?)```/s.exec(page) ?? [];
  for (const locale of locales) {
    write(`packages/messages/messages/${locale}/nazo.json`, messages);
    change(
      `packages/messages/messages/${locale}/games.json`,
      '"texts": {',
      '"texts": {\n    "nazo": "Ein Rätsel.",',
    );
  }
  const namespaces = 'packages/messages/src/namespaces.ts';
  change(
    namespaces,
    'import type pages',
    "import type nazo from '../messages/de/nazo.json';\nimport type pages",
  );
  change(namespaces, '  pages: typeof pages;', '  nazo: typeof nazo;\n  pages: typeof pages;');
}

/** Runs a module in the copy that says what it found. */
function ask<T>(code: string): T {
  write('ask.ts', `${code}\nconsole.log(JSON.stringify(found));`);
  return JSON.parse(execFileSync(process.execPath, ['ask.ts'], { cwd: copy, encoding: 'utf8' }));
}

beforeAll(() => {
  copy = copySources();
  addTheGame();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a game that is added as the page says', () => {
  test('SHL-01 HUB-01 has routes, addresses, a place on the hub, a card, sound, and pages to be measured', () => {
    const found = ask<Record<string, unknown>>(`
      import { sitePaths } from '@michi/contracts/site-paths';
      import { exampleAddresses } from '@michi/games/catalogue';
      import { builtInContent } from './apps/server/src/content/built-in-content.ts';
      import { askedPage } from './apps/server/src/pages/page-key.ts';
      import { defaultSettings } from './apps/web/app/audio/settings.ts';
      import { gameMusic } from './apps/web/app/audio/sounds.ts';
      import { builtInGames } from './apps/web/app/features/hub/hub-game.ts';
      import routes from './apps/web/app/routes.ts';
      import { readPages } from './scripts/fonts/pages.ts';
      import { readSubjects } from './scripts/og/subjects.ts';
      const found = {
        routed: JSON.stringify(routes).includes('{"file":"routes/nazo/play.tsx","path":"nazo"'),
        listed: sitePaths.includes('/nazo'),
        cached: askedPage('/nazo', undefined).key,
        hub: builtInGames.find(({ id }) => id === 'nazo'),
        seed: builtInContent().games.find(({ id }) => id === 'nazo'),
        music: gameMusic.nazo,
        volume: defaultSettings('nazo').masterVolume,
        measured: exampleAddresses.includes('/nazo'),
        fonts: readPages(process.cwd()).find(({ name }) => name === 'nazo')?.pictures.includes('謎'),
        card: readSubjects(process.cwd()).games.find(({ id }) => id === 'nazo')?.cover,
      };
    `);
    expect(found).toMatchObject({
      routed: true,
      listed: true,
      cached: 'de /nazo',
      hub: { title: 'Nazo', available: true, is_coming_soon: false },
      seed: { available: true, descriptions: { ja: 'Ein Rätsel.' } },
      music: { menu: 'menu', play: 'play' },
      volume: 0.7,
      measured: true,
      fonts: true,
      card: { title: '謎', crest: '謎', isBound: true },
    });
  });

  test('API-09 its runs are proved', () => {
    const found = ask(`
      import { replay } from '@michi/game-kit/recording';
      import { provingOf } from '@michi/games/registry';
      const { rules, setupFor } = provingOf('nazo');
      const setup = setupFor('mountain', { asked: '山', options: ['山', '川'] });
      const moves = [{ at: 900, seat: 0, move: { choose: '山' } }];
      const recording = { gameId: 'nazo', rulesVersion: 1, setup, seed: 1, moves, endedAt: 900 };
      const found = replay(rules, recording);
    `);
    expect(found).toMatchObject({ ok: true, result: { won: true, scores: [1] } });
  });

  test('compiles with everything that speaks of games', () => {
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, '--noEmit', '-p', 'apps/web'], {
      cwd: copy,
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  });
});
