// @module-tag sweep
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { devServerArgs, root } from './prepare.mjs';

const untouchedMs = 20_000;
let data: string;
let server: ChildProcessByStdio<null, Readable, null>;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'kanji-no-michi-'));
  server = spawn(process.execPath, devServerArgs, {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'development', LOG_LEVEL: 'warn', PORT: '0', DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
});
afterEach(async () => {
  server.kill('SIGTERM');
  if (server.exitCode === null) await once(server, 'exit');
  rmSync(data, { recursive: true });
});

test('the server of development restarts once for an edit of its sources, and not by itself', {
  timeout: 600_000,
}, async () => {
  const output = createInterface(server.stdout);
  const addresses: string[] = [];
  const changes: string[] = [];
  output.on('line', (line) => {
    if (line.startsWith('Kanji no Michi: ')) addresses.push(line.slice('Kanji no Michi: '.length));
    if (line.startsWith('Change detected')) changes.push(line);
  });
  const starts = async (count: number) => {
    while (addresses.length < count) await once(output, 'line');
    return addresses[count - 1];
  };

  await fetch(`${await starts(1)}`); // Vite and its plugins get to work
  await Promise.race([starts(2), setTimeout(untouchedMs)]);
  expect(changes).toEqual([]);

  utimesSync(join(root, 'apps/server/src/main.ts'), new Date(), new Date());
  const response = await fetch(`${await starts(2)}/healthz`);
  expect([response.status, changes]).toEqual([200, [expect.stringContaining('main.ts')]]);
});
